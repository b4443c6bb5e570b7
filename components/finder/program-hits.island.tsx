'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Highlight, useHits } from 'react-instantsearch'
import { useFacetValue } from '#components/search/facet-words.ts'
import { Link } from '#lib/i18n/navigation.ts'
import { originalUrl, type MediaBase } from '#lib/media.ts'
import type { Nearest } from '#lib/search/finder.ts'
import type { SearchRecord } from '#schema/index.ts'

type Props = {
  readonly media: MediaBase
  readonly nearest: ReadonlyMap<string, Nearest>
  readonly active: string | null
  readonly onActive: (id: string | null) => void
}
type Hit = SearchRecord<'programs'>

const marked = { highlighted: 'bg-sun-soft text-inherit rounded-xs' }

const Whereabouts = ({ where }: { readonly where: Nearest | undefined }) => {
  const t = useTranslations('finder')
  const format = useFormatter()
  if (!where) return <span>{t('noPlace')}</span>
  const { spot, count } = where
  if (spot.distance === null) return <span>{spot.city}</span>
  const km = format.number(spot.distance / 1000, { maximumFractionDigits: spot.distance < 10_000 ? 1 : 0 })
  return (
    <span>
      {spot.city} · {count > 1 ? t('nearestOf', { km, count }) : t('distance', { km })}
    </span>
  )
}

const facts = (hit: Hit, level: string): string[] => [
  level,
  ...(hit.program_forms ?? []).flatMap(({ track }) => (track ? [track.name] : [])),
  ...(hit.qualifications ?? []).map(({ name }) => name),
]

/** Programmes as cards; pointing at one, or moving the focus into it, lights its places on the map. */
export const ProgramHits = ({ media, nearest, active, onActive }: Props) => {
  const word = useFacetValue()
  const { items } = useHits<Hit>()
  return (
    <ol lang="nl" className="space-y-3">
      {items.map((hit) => {
        const institution = hit.educational_institutions?.[0]
        const id = hit.objectID
        return (
          // Pointing only lights a spot; everything that can be done is the link inside.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={id}
            onPointerEnter={() => onActive(id)}
            onPointerLeave={() => onActive(null)}
            onFocus={() => onActive(id)}
            onBlur={() => onActive(null)}
            className={`group relative flex gap-4 rounded-lg border bg-surface p-4 sm:p-5 ${active === id ? 'border-accent' : 'border-line'}`}
          >
            {institution?.logo ? (
              <img
                src={originalUrl(media, institution.logo, 'image')}
                alt=""
                width={48}
                height={48}
                loading="lazy"
                className="size-12 shrink-0 rounded-sm object-contain"
              />
            ) : null}
            <div className="min-w-0 space-y-1">
              <h2 className="text-h4">
                <Link
                  href={{ pathname: '/navigator/opleidingen/[slug]', params: { slug: hit.slug ?? '' } }}
                  className="no-underline decoration-accent decoration-3 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  <Highlight attribute="title" hit={hit} classNames={marked} />
                </Link>
              </h2>
              {institution ? <p className="font-medium">{institution.title}</p> : null}
              <p className="text-sm text-muted">
                {[...new Set(facts(hit, hit.level ? word('level', hit.level) : ''))].filter(Boolean).join(' · ')}
              </p>
              <p className="text-sm font-medium text-accent">
                <Whereabouts where={nearest.get(id)} />
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
