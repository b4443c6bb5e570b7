'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type KeyboardEvent } from 'react'
import type { SpotGroup } from './map-layers.ts'

type Props = {
  readonly id: string
  /** What the map shows now; null until it is known. */
  readonly groups: readonly SpotGroup[] | null
  readonly onLight: (ids: ReadonlySet<string>) => void
  readonly onChoose: (group: SpotGroup) => void
}

const none: ReadonlySet<string> = new Set()

/** The marks with a number first, then the largest. */
const inOrder = (a: SpotGroup, b: SpotGroup) =>
  (a.pin ?? Infinity) - (b.pin ?? Infinity) || b.programs.size - a.programs.size

/** The town where most of a group lies. */
const townOf = ({ members }: SpotGroup): string =>
  members.reduce((largest, spot) => (spot.programs.length > largest.programs.length ? spot : largest)).city

/** What is in sight on the map, as a list that is walked by keys. Source: https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */
export const MapList = ({ id, groups, onLight, onChoose }: Props) => {
  const t = useTranslations('finder')
  const base = useId()
  const [active, setActive] = useState(0)
  const shown = groups?.toSorted(inOrder) ?? []
  const current = Math.min(active, shown.length - 1)
  const programs = new Set(shown.flatMap((group) => [...group.programs])).size
  const said = groups ? t('inSight', { programs, groups: shown.length }) : t('mapLoading')
  const nameOf = (group: SpotGroup): string => {
    const count = t('programsHere', { count: group.programs.size })
    const [only] = group.members
    const name =
      group.members.length > 1 || !only
        ? t('cluster', { programs: count, city: townOf(group) })
        : `${only.title}: ${count}`
    return group.pin === null ? name : `${group.pin}. ${name}`
  }
  const light = (index: number) => {
    setActive(index)
    onLight(shown[index]?.programs ?? none)
    document.getElementById(`${base}-${index}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: shown.length - 1,
    }
    const to = steps[event.key]
    const group = shown[current]
    if (to !== undefined) {
      event.preventDefault()
      light(Math.max(0, Math.min(shown.length - 1, to)))
    } else if ((event.key === 'Enter' || event.key === ' ') && group) {
      event.preventDefault()
      onChoose(group)
    }
  }
  return (
    <>
      {/* Announced as the map moves; the summary shows the same visually. */}
      <output className="sr-only">{said}</output>
      <details>
        <summary className="min-h-8 text-sm font-semibold">
          <span id={id}>{said}</span>
        </summary>
        {shown.length ? (
          <div
            role="listbox"
            tabIndex={0}
            aria-label={t('inSightList')}
            aria-activedescendant={`${base}-${current}`}
            onKeyDown={onKeyDown}
            onFocus={() => onLight(shown[current]?.programs ?? none)}
            onBlur={() => onLight(none)}
            className="mt-2 max-h-56 overflow-y-auto rounded-md border border-line bg-surface text-sm"
          >
            {shown.map((group, index) => (
              // Keys work from the list, as the pattern has it.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={group.id}
                id={`${base}-${index}`}
                role="option"
                aria-selected={index === current}
                lang="nl"
                onPointerEnter={() => onLight(group.programs)}
                onPointerLeave={() => onLight(none)}
                onClick={() => {
                  setActive(index)
                  onChoose(group)
                }}
                className={`cursor-pointer px-3 py-2 ${index === current ? 'bg-sunken font-semibold' : 'hover:bg-sunken'}`}
              >
                {nameOf(group)}
              </div>
            ))}
          </div>
        ) : null}
      </details>
    </>
  )
}
