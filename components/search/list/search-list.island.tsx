'use client'

import { lists } from '#search-lists'
import { Activity } from 'react'
import type { FacetedSearchProps } from './faceted-search.island.tsx'
import type { ListName } from './lists.tsx'

type Props = Omit<FacetedSearchProps, 'hits' | 'page'> & { readonly page: ListName }

/**
 * The faceted page of a kind. An activity is a boundary of its own that waits for its code without a fallback; the
 * HTML of a suspense boundary would come in a streamed part, which stays hidden without script.
 */
export const SearchList = (props: Props) => {
  const List = lists[props.page]
  return (
    <Activity>
      <List {...props} />
    </Activity>
  )
}
