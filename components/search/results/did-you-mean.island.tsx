'use client'

import { useTranslations } from 'next-intl'
import useSWR from 'swr'
import { correctionIn, correctionRequests, readCorrection, type CorrectedQuery } from '#lib/search/corrections.ts'
import { useDeferredResults, useLinkTo, useScope } from '../list/search-state.ts'

type Props = {
  /** What the server found for the query of its list. */
  readonly served: { readonly query: string; readonly meant: CorrectedQuery | null }
  /** Whether the count, which is of the whole index, is that of the link without refinements. */
  readonly isCounted?: boolean
}

/** The spelling that was meant, for a query that matched by misspellings only. */
export const DidYouMean = ({ served, isCounted = true }: Props) => {
  const t = useTranslations('search')
  const { page, client } = useScope()
  const deferred = useDeferredResults()
  const { state, results, isAnswer } = deferred
  const linkTo = useLinkTo(deferred)
  const isServed = state.query === served.query
  // The server has looked already for its own list.
  const suspected = isServed || !isAnswer ? null : correctionIn(state.query, results.hits)
  const { data = null } = useSWR(
    suspected ? ['meant', page.index, suspected] : null,
    async () => suspected && readCorrection(suspected, await client.search(correctionRequests(page.index, suspected))),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const meant = isServed ? served.meant : suspected && data
  if (!meant) return null
  return (
    <p className="text-lg">
      {t('meant')}{' '}
      <a
        {...linkTo(({ refinements }) => ({ query: meant.query, page: 1, refinements }))}
        className="font-semibold text-brand link"
      >
        {meant.query}
      </a>
      ?
      {isCounted && !Object.keys(state.refinements).length ? (
        <span className="text-sm text-muted tabular-nums"> ({meant.count})</span>
      ) : null}
    </p>
  )
}
