'use client'

import { useTranslations } from 'next-intl'
import { Highlight, useHits } from 'react-instantsearch'
import { PlainDocument } from '#components/rich-text/plain-document.tsx'
import { Fold } from '#components/ui/fold.tsx'
import type { SearchRecord } from '#schema/index.ts'

const marked = { highlighted: 'bg-sun-soft text-inherit rounded-xs' }

/** Questions, each with its answer folded in. */
export const FaqHits = () => {
  const t = useTranslations('search')
  const { items } = useHits<SearchRecord<'faqs'>>()
  const words = { headingLink: (heading: string) => heading, table: t('table') }
  return (
    // The catalogue's questions are Dutch, whatever the language of the page.
    <div lang="nl" className="divide-y divide-line border-y border-line">
      {items.map((hit) => (
        <div key={hit.objectID} data-hit="">
          <Fold id={`vraag-${hit.objectID}`} title={<Highlight attribute="question" hit={hit} classNames={marked} />}>
            <div className="max-w-2xl space-y-3">
              {hit.answer ? (
                <div className="prose">
                  <PlainDocument document={hit.answer} words={words} />
                </div>
              ) : (
                <p>{hit.bodyString}</p>
              )}
              <p className="text-sm text-muted">
                {[...(hit.topics ?? []).map(({ name }) => name), ...(hit.sectors ?? []).map(({ title }) => title)].join(
                  ' · ',
                )}
              </p>
            </div>
          </Fold>
        </div>
      ))}
    </div>
  )
}
