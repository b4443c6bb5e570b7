'use client'

import { useEffect } from 'react'
import type { Connection } from '#lib/search/client.ts'
import { sendClick } from '#lib/search/insights.ts'
import { tokenIn } from '#lib/search/token-cookie.ts'
import { useCurrentResults, useScope } from './search-state.ts'

type Props = { readonly connection: Connection }

/** Sends which hit a visitor opens, where a setting asks for it: wherever it stands in a sorted table. */
export const ClickEvents = ({ connection }: Props) => {
  const { items } = useCurrentResults()
  const { index } = useScope().page
  useEffect(() => {
    const tell = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a, summary') : null
      const id = link?.closest<HTMLElement>('#resultaten [data-hit]')?.dataset['hit']
      const hit = items.find(({ objectID }) => objectID === id)
      if (hit) sendClick(connection, tokenIn(document.cookie), index, hit)
    }
    document.addEventListener('click', tell, { capture: true })
    return () => document.removeEventListener('click', tell, { capture: true })
  }, [connection, index, items])
  return null
}
