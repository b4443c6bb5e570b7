'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Highlight, Snippet } from 'react-instantsearch'
import { SaveHit } from '#components/visitor/hit-tools.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { originalUrl, type MediaBase } from '#lib/media/addresses.ts'
import type { SearchRecord } from '#schema/index.ts'
import { useFacetValue, useValueLanguage } from '../filters/facet-names.ts'
import { HitLanguage } from './hit-language.tsx'
import { HitLink, marked } from './hit-link.tsx'
import { useItems } from '../list/search-state.ts'

type Props = { readonly media: MediaBase }
type Desk = SearchRecord<'regional_education_desks'>

/** Municipalities named in a row; the page of the desk names them all. */
const named = 6

/** Regional desks: for whom they are, and what they do. */
export const DeskHits = ({ media }: Props) => {
  const t = useTranslations('search')
  const locale = useLocale()
  const [word, valueLanguage] = [useFacetValue(), useValueLanguage()]
  const items = useItems<Desk>()
  const towns = ({ cities_municipalities: all }: Desk) => {
    const names = all ?? []
    const rest = names.length - named
    const shown = names.slice(0, named).join(', ')
    return t('municipalities', { names: rest > 0 ? `${shown} ${t('andMore', { count: rest })}` : shown })
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((hit) => (
        <li
          key={hit.objectID}
          id={`hit-${hit.objectID}`}
          data-hit={hit.objectID}
          className="group relative flex items-start gap-4 py-6 sm:gap-6"
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
          ) : null}
          <div lang="nl" className="min-w-0 space-y-1.5 pe-14">
            {hit.regions?.length ? <p className="kicker">{hit.regions.join(', ')}</p> : null}
            <h2 className="text-h4">
              <HitLink collection="regional_education_desks" hit={hit}>
                <Highlight attribute="title" hit={hit} classNames={marked} />
              </HitLink>
            </h2>
            <p className="line-clamp-2 max-w-2xl text-muted">
              <Snippet attribute="bodyString" hit={hit} classNames={marked} />
            </p>
            <HitLanguage language="nl" />
            <p lang={locale} className="text-sm">
              {towns(hit)}
            </p>
            {hit.sample ? <SampleMark lang={locale}>{t('invented')}</SampleMark> : null}
            <ul className="flex flex-wrap gap-2 pt-1 text-sm">
              {hit.has_consultation_service ? (
                <li lang={locale} className="rounded-full bg-brand-soft px-3 py-0.5 font-semibold text-brand-strong">
                  {t('consultation')}
                </li>
              ) : null}
              {(hit.orientation_activity_types ?? []).map((activity) => (
                <li
                  key={activity}
                  lang={valueLanguage('orientation_activity_types', activity)}
                  className="rounded-full bg-sunken px-3 py-0.5"
                >
                  {word('orientation_activity_types', activity)}
                </li>
              ))}
            </ul>
          </div>
          <SaveHit kind="regional_education_desks" id={hit.objectID} title={hit.title ?? ''} />
        </li>
      ))}
    </ul>
  )
}
