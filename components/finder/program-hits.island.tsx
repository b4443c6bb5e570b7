'use client'

import { useTranslations } from 'next-intl'
import { Fragment, memo } from 'react'
import { Highlight } from 'react-instantsearch'
import { marked } from '#components/search/results/hit-link.tsx'
import { Compare } from '#components/visitor/compare.tsx'
import { SaveHit } from '#components/visitor/hit-tools.tsx'
import {
  itemsOf,
  useCurrentResults,
  useDeferredResults,
  type CurrentResults,
} from '#components/search/list/search-state.ts'
import { Link } from '#lib/i18n/navigation.ts'
import { originalUrl, type MediaBase } from '#lib/media/addresses.ts'
import type { Nearest } from '#lib/search/spots.ts'
import { DerivedMark } from './derived-note.tsx'
import { useFacts, useLocationWords, type ProgramHit } from './program-facts.tsx'
import { useNearest, type NearestFrom } from './use-nearest.ts'

export type ProgramListProps = NearestFrom & {
  readonly media: MediaBase
  /** Ids of what is pointed at, here or on the map. */
  readonly highlighted: ReadonlySet<string>
  readonly onHighlight: (ids: ReadonlySet<string>) => void
}

/** The hits with their number in the whole list, counted from 1. */
export const numbered = (current: CurrentResults) => {
  const { page, hitsPerPage } = current.results
  return itemsOf<ProgramHit>(current).map((hit, index) => ({ hit, number: page * hitsPerPage + index + 1 }))
}

const none: ReadonlySet<string> = new Set()

/** Handlers by which a row or card highlights its places on the map, by pointer and by focus. */
export const highlightHandlers = (id: string, onHighlight: ProgramListProps['onHighlight']) => ({
  'data-program': id,
  onPointerEnter: () => onHighlight(new Set([id])),
  onPointerLeave: () => onHighlight(none),
  onFocus: () => onHighlight(new Set([id])),
  onBlur: () => onHighlight(none),
})

type CardProps = Pick<ProgramListProps, 'media' | 'onHighlight'> & {
  readonly hit: ReturnType<typeof numbered>[number]['hit']
  readonly number: number
  readonly where: Nearest | undefined | null
  readonly isHighlighted: boolean
}

const Card = memo(({ hit, number, media, where, isHighlighted, onHighlight }: CardProps) => {
  const t = useTranslations('finder')
  const { level, form, duration, institution, qualifications } = useFacts()(hit)
  const location = useLocationWords()(where)
  const logo = hit.educational_institutions?.[0]?.logo
  const id = hit.objectID
  const facts = [
    { name: 'level', text: level, lang: undefined },
    { name: 'form', ...form },
    { name: 'duration', text: duration, lang: undefined },
    { name: 'qualification', ...qualifications },
  ] as const
  return (
    // Pointing only lights a spot; everything that can be done is the link inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      id={`hit-${id}`}
      data-hit={id}
      data-highlighted={isHighlighted ? '' : undefined}
      {...highlightHandlers(id, onHighlight)}
      className="program"
    >
      <div className="program-mark" aria-hidden="true">
        <span>{number}</span>
        {logo ? <img src={originalUrl(media, logo, 'image')} alt="" width={36} height={36} loading="lazy" /> : null}
      </div>
      <h2 lang="nl">
        <Link
          href={{ pathname: '/navigator/opleidingen/[slug]', params: { slug: hit.slug ?? '' } }}
          prefetch={false}
          className="no-underline decoration-accent decoration-3 underline-offset-4 after:absolute after:inset-0"
        >
          <Highlight attribute="title" hit={hit} classNames={marked} />
        </Link>
      </h2>
      <p>
        {institution ? <span lang="nl">{location ? `${institution} · ` : institution}</span> : null}
        <span className="font-medium text-accent">{location}</span>
        {hit.derived ? (
          <>
            {' '}
            <DerivedMark />
          </>
        ) : null}
      </p>
      <dl>
        {facts
          .filter(({ text }) => text !== '')
          .map(({ name, text, lang }) => (
            <Fragment key={name}>
              <dt className="sr-only">{t(`facts.${name}`)}:</dt>
              <dd lang={lang}>{text}</dd>
            </Fragment>
          ))}
      </dl>
      <SaveHit kind="programs" id={id} title={hit.title ?? ''} of={institution} />
      <Compare kind="programs" id={id} title={hit.title ?? ''} of={institution} />
    </li>
  )
})

/** Cards that fit a screen of 900 px below their count: they come with the first frame, the rest right after it. */
const firstCards = 5

const Cards = ({ media, highlighted, onHighlight, ...from }: ProgramListProps) => {
  const nearest = useNearest(from)
  const current = useCurrentResults()
  const later = useDeferredResults()
  const first = numbered(current).slice(0, firstCards)
  // Former cards keep their numbers for that frame, so that none of them is drawn anew.
  const rest = numbered(later)
    .slice(firstCards)
    .filter(({ hit }) => current === later || !first.some((other) => other.hit.objectID === hit.objectID))
  return (
    <ol className="programs">
      {[...first, ...rest].map(({ hit, number }) => (
        <Card
          key={hit.objectID}
          hit={hit}
          number={number}
          media={media}
          where={nearest && nearest.get(hit.objectID)}
          isHighlighted={highlighted.has(hit.objectID)}
          onHighlight={onHighlight}
        />
      ))}
    </ol>
  )
}

/** Programmes as cards, numbered in the order of the list. */
export const ProgramHits = memo(Cards)
