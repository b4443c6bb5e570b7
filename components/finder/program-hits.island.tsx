'use client'

import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { Highlight } from 'react-instantsearch'
import { marked } from '#components/search/results/hit-link.tsx'
import { CompareHit, SaveHit } from '#components/visitor/hit-tools.tsx'
import {
  itemsOf,
  useCurrentResults,
  useDeferredResults,
  type CurrentResults,
} from '#components/search/list/search-state.ts'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { Link } from '#lib/i18n/navigation.ts'
import { originalUrl, type MediaBase } from '#lib/media/addresses.ts'
import type { Nearest } from '#lib/search/finder.ts'
import { useFacts, LocationFilter, type ProgramHit } from './program-facts.tsx'

export type ProgramListProps = {
  readonly media: MediaBase
  readonly nearest: ReadonlyMap<string, Nearest>
  /** Ids of what is pointed at, here or on the map. */
  readonly lit: ReadonlySet<string>
  readonly onLight: (ids: ReadonlySet<string>) => void
}

/** The hits with their number in the whole list, counted from 1. */
export const numbered = (current: CurrentResults) => {
  const { page, hitsPerPage } = current.results
  return itemsOf<ProgramHit>(current).map((hit, index) => ({ hit, number: page * hitsPerPage + index + 1 }))
}

const none: ReadonlySet<string> = new Set()

/** What makes a row or card light its places on the map, by pointer and by focus. */
export const lighting = (id: string, onLight: ProgramListProps['onLight']) => ({
  'data-program': id,
  onPointerEnter: () => onLight(new Set([id])),
  onPointerLeave: () => onLight(none),
  onFocus: () => onLight(new Set([id])),
  onBlur: () => onLight(none),
})

type CardProps = Pick<ProgramListProps, 'media' | 'onLight'> & {
  readonly hit: ReturnType<typeof numbered>[number]['hit']
  readonly number: number
  readonly where: Nearest | undefined
  readonly isLit: boolean
}

const Card = memo(({ hit, number, media, where, isLit, onLight }: CardProps) => {
  const t = useTranslations('finder')
  const { level, form, duration, institution, qualifications } = useFacts()(hit)
  const logo = hit.educational_institutions?.[0]?.logo
  const id = hit.objectID
  return (
    // Pointing only lights a spot; everything that can be done is the link inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-hit=""
      {...lighting(id, onLight)}
      // Out of sight it is neither laid out nor painted.
      className={`group relative flex gap-4 max-[23rem]:gap-2 rounded-lg border bg-surface p-4 max-[23rem]:p-3 [contain-intrinsic-block-size:auto_13rem] [content-visibility:auto] sm:p-5 ${isLit ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex w-12 max-[23rem]:w-8 shrink-0 flex-col items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent tabular-nums"
        >
          {number}
        </span>
        {logo ? (
          <img
            src={originalUrl(media, logo, 'image')}
            alt=""
            width={48}
            height={48}
            loading="lazy"
            className="size-12 max-[23rem]:size-8 rounded-sm object-contain"
          />
        ) : null}
      </div>
      <div className="min-w-0 grow space-y-2">
        <div className="pe-12">
          <h2 lang="nl" className="text-h4 max-[23rem]:text-base/snug">
            <Link
              href={{ pathname: '/navigator/opleidingen/[slug]', params: { slug: hit.slug ?? '' } }}
              prefetch={false}
              className="no-underline decoration-accent decoration-3 underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              <Highlight attribute="title" hit={hit} classNames={marked} />
            </Link>
          </h2>
          <p lang="nl">{institution}</p>
          {hit.derived ? <SampleMark>{t('derived')}</SampleMark> : null}
        </div>
        <p className="text-sm font-medium text-accent">
          <LocationFilter where={where} />
        </p>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {[
            [t('facts.level'), level],
            [t('facts.form'), form],
            [t('facts.duration'), duration],
            ...(qualifications ? [[t('facts.qualification'), qualifications]] : []),
          ].map(([name, value]) => (
            <div key={name} className="flex gap-1.5">
              <dt className="text-muted">{name}:</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">{t('factsUnknown')}</p>
        <div className="-ms-3">
          <CompareHit id={id} title={hit.title ?? ''} />
        </div>
      </div>
      <SaveHit kind="programs" id={id} title={hit.title ?? ''} />
    </li>
  )
})

/** Cards that fit a screen of 900 px below their count: they come with the first frame, the rest right after it. */
const firstCards = 3

const Cards = ({ media, nearest, lit, onLight }: ProgramListProps) => {
  const current = useCurrentResults()
  const later = useDeferredResults()
  const first = numbered(current).slice(0, firstCards)
  // Former cards keep their numbers for that frame, so that none of them is drawn anew.
  const rest = numbered(later)
    .slice(firstCards)
    .filter(({ hit }) => current === later || !first.some((other) => other.hit.objectID === hit.objectID))
  return (
    <ol className="space-y-3">
      {[...first, ...rest].map(({ hit, number }) => (
        <Card
          key={hit.objectID}
          hit={hit}
          number={number}
          media={media}
          where={nearest.get(hit.objectID)}
          isLit={lit.has(hit.objectID)}
          onLight={onLight}
        />
      ))}
    </ol>
  )
}

/** Programmes as cards, numbered in the order of the list. */
export const ProgramHits = memo(Cards)
