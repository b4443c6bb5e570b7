'use client'

import { useTranslations } from 'next-intl'
import { memo, useEffect, useState } from 'react'
import { useCurrentResults } from '#components/search/list/search-state.ts'
import { createAddressMemory } from '#components/ui/address-memory.ts'
import { buttonClass } from '#components/ui/button-class.ts'
import { copyText } from '#components/ui/copy-text.ts'
import { Compare } from '#components/visitor/compare.tsx'
import { Link } from '#lib/i18n/navigation.ts'
import type { Nearest } from '#lib/search/spots.ts'
import { DerivedMark } from './derived-note.tsx'
import { useFacts, useLocationWords } from './program-facts.tsx'
import { highlightHandlers, numbered, type ProgramListProps } from './program-hits.island.tsx'
import { columns, nextSorting, sortRows, toCsv, type Cell, type Row, type Sorting } from './table-rows.ts'
import { useNearest, type NearestFrom } from './use-nearest.ts'

/** A fact in words that is sorted by them; nothing known, nothing to sort. */
const worded = (text: string): Cell => ({ text, rank: text || null })

/** By travel time or distance where there is one, else by the town. */
const placeRank = (where: Nearest | undefined | null): string | number | null =>
  where ? (where.spot.minutes ?? where.spot.distance ?? (where.spot.city || null)) : null

/** The hits of the list as rows. */
const useRows = (from: NearestFrom) => {
  const nearest = useNearest(from)
  const [factsOf, locationOf] = [useFacts(), useLocationWords()]
  return numbered(useCurrentResults()).map(({ hit, number }): Row & { readonly slug: string } => {
    const { level, form, duration, institution } = factsOf(hit)
    const where = nearest && nearest.get(hit.objectID)
    return {
      id: hit.objectID,
      slug: hit.slug ?? '',
      isDerived: hit.derived === true,
      cells: {
        number: { text: String(number), rank: number },
        program: worded(hit.title ?? ''),
        institution: { ...worded(institution), lang: 'nl' },
        level: worded(level),
        form: { ...worded(form.text), lang: form.lang },
        duration: { text: duration, rank: hit.duration_in_months ?? null },
        place: { text: locationOf(where), rank: placeRank(where) },
      },
    }
  })
}

/** How the table was sorted: Back from a programme sorts it so again. */
const sorted = createAddressMemory<Sorting | null>()

/** The sorting that a visitor chose; Back restores it. */
const useSorting = () => {
  const state = useState(sorted.read)
  const [sorting] = state
  useEffect(() => {
    sorted.write(sorting)
  })
  return state
}

const Rows = ({ highlighted, onHighlight, ...from }: ProgramListProps) => {
  const [t, search, keep] = [useTranslations('finder'), useTranslations('search'), useTranslations('keep')]
  const [sorting, sort] = useSorting()
  const [notice, say] = useState('')
  const rows = sortRows(useRows(from), sorting)
  const copy = async () => {
    const names = Object.fromEntries(columns.map((column) => [column, t(`facts.${column}`)])) as Parameters<
      typeof toCsv
    >[0]
    say(
      (await copyText(toCsv(names, t('derived'), rows)))
        ? t('table.copied', { count: rows.length })
        : t('table.copyFailed'),
    )
  }
  const press = (column: (typeof columns)[number]) => {
    const next = nextSorting(sorting, column)
    sort(next)
    const name = t(`facts.${column}`)
    if (!next) return say(t('table.unsorted'))
    say(
      next.direction === 'ascending' ? t('table.sortedUp', { column: name }) : t('table.sortedDown', { column: name }),
    )
  }
  return (
    <div className="space-y-3">
      <div data-script="" data-screen="" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <button type="button" onClick={() => void copy()} className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {t('table.copy')}
        </button>
        <p role="status" className="font-medium">
          {notice}
        </p>
        <p className="text-muted">{t('table.sorts', { count: rows.length })}</p>
      </div>
      <div
        role="region"
        aria-label={search('table')}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="program-table"
      >
        <table>
          <caption className="sr-only">{t('list')}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" aria-sort={sorting?.column === column ? sorting.direction : 'none'}>
                  {/* Words, which paper shows too. */}
                  <button type="button" data-words="" onClick={() => press(column)}>
                    {t(`facts.${column}`)}
                  </button>
                  {/* In its place without script, where nothing would sort. */}
                  <span data-plain="">{t(`facts.${column}`)}</span>
                </th>
              ))}
              <th scope="col" data-script="" data-screen="">
                <span className="sr-only">{keep('compare')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, slug, isDerived, cells }) => (
              <tr
                key={id}
                id={`hit-${id}`}
                data-hit={id}
                data-highlighted={highlighted.has(id) ? '' : undefined}
                {...highlightHandlers(id, onHighlight)}
              >
                {columns.map((column) =>
                  column === 'program' ? (
                    <th key={column} scope="row">
                      <Link
                        lang="nl"
                        href={{ pathname: '/navigator/opleidingen/[slug]', params: { slug } }}
                        className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
                      >
                        {cells.program.text}
                      </Link>
                      {isDerived ? (
                        <>
                          {' '}
                          <DerivedMark />
                        </>
                      ) : null}
                    </th>
                  ) : (
                    <td key={column} lang={cells[column].text ? cells[column].lang : undefined}>
                      {cells[column].text || <span className="text-muted">{t('unknown')}</span>}
                    </td>
                  ),
                )}
                <td data-script="" data-screen="" className="program-compare">
                  <Compare kind="programs" id={id} title={cells.program.text} of={cells.institution.text} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** The same programmes as rows, to compare, sort and copy. */
export const ProgramTable = memo(Rows)
