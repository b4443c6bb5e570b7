'use client'

import { Highlight, useHits } from 'react-instantsearch'
import { Fold } from '#components/ui/fold.tsx'
import type { SearchRecord } from '#schema/index.ts'

const marked = { highlighted: 'bg-sun-soft text-inherit rounded-xs' }

/** Questions, each with its answer folded in. */
export const FaqHits = () => {
  const { items } = useHits<SearchRecord<'faqs'>>()
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map((hit) => (
        <Fold
          key={hit.objectID}
          id={`vraag-${hit.objectID}`}
          title={<Highlight attribute="question" hit={hit} classNames={marked} />}
        >
          <div className="max-w-2xl space-y-3">
            <p>
              <Highlight attribute="bodyString" hit={hit} classNames={marked} />
            </p>
            <p className="text-sm text-muted">
              {[...(hit.topics ?? []).map(({ name }) => name), ...(hit.sectors ?? []).map(({ title }) => title)].join(
                ' · ',
              )}
            </p>
          </div>
        </Fold>
      ))}
    </div>
  )
}
