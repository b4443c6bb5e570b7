'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { BaseHit, Hit } from 'instantsearch.js'
import { Snippet } from 'react-instantsearch'
import { marked } from './hit-link.tsx'

/** The matching passage of a transcript. */
export const TranscriptPassage = ({ hit }: { readonly hit: Hit<BaseHit> }) => {
  const t = useTranslations('search')
  const locale = useLocale()
  const snippet = hit._snippetResult?.['transcript_string']
  if (!snippet || !('matchLevel' in snippet) || snippet.matchLevel === 'none') return null
  return (
    <p className="line-clamp-3 border-s-4 border-sun ps-3 text-sm">
      <span lang={locale} className="font-semibold">
        {t('said')}
      </span>{' '}
      <Snippet attribute="transcript_string" hit={hit} classNames={marked} />
    </p>
  )
}
