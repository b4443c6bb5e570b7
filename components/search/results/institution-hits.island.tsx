'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Highlight } from 'react-instantsearch'
import { SaveHit } from '#components/visitor/hit-tools.tsx'
import { Initials } from '#components/ui/initials.tsx'
import { originalUrl, type MediaBase } from '#lib/media/addresses.ts'
import type { SearchRecord } from '#schema/index.ts'
import { useFacetValue, useValueLanguage } from '../filters/facet-names.ts'
import { HitLink, marked } from './hit-link.tsx'
import { useItems } from '../list/search-state.ts'

type Props = { readonly media: MediaBase }

/** Institutions: mark, name, kind, towns, and how many programmes they have. */
export const InstitutionHits = ({ media }: Props) => {
  const [t, locale] = [useTranslations('search'), useLocale()]
  const [word, valueLanguage] = [useFacetValue(), useValueLanguage()]
  const items = useItems<SearchRecord<'educational_institutions'>>()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((hit) => {
        const towns = [...new Set((hit.locations ?? []).flatMap(({ city }) => city ?? []))].toSorted()
        return (
          <li
            key={hit.objectID}
            id={`hit-${hit.objectID}`}
            data-hit={hit.objectID}
            className="group relative flex items-start gap-4 py-5 sm:gap-6"
          >
            {hit.logo ? (
              <img
                src={originalUrl(media, hit.logo, 'image')}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                className="size-16 shrink-0 rounded-sm object-contain"
              />
            ) : (
              <Initials of={hit.title ?? ''} className="size-16 rounded-sm" />
            )}
            <div lang="nl" className="min-w-0 space-y-1 pe-14">
              <h2 className="text-h4">
                <HitLink collection="educational_institutions" hit={hit}>
                  <Highlight attribute="title" hit={hit} classNames={marked} />
                </HitLink>
              </h2>
              <p className="text-muted">
                {hit.type ? <span lang={valueLanguage('type', hit.type)}>{word('type', hit.type)}</span> : null}
                {hit.type && towns.length ? ' · ' : null}
                {towns.join(', ')}
              </p>
              <p lang={locale} className="text-sm text-muted">
                {t('programs', { count: hit.programs?.length ?? 0 })}
              </p>
            </div>
            <SaveHit kind="educational_institutions" id={hit.objectID} title={hit.title ?? ''} />
          </li>
        )
      })}
    </ul>
  )
}
