'use client'

import { useTranslations } from 'next-intl'
import { memo } from 'react'
import { useCurrentResults } from '#components/search/list/search-state.ts'
import { Link } from '#lib/i18n/navigation.ts'
import { useFacts, LocationFilter } from './program-facts.tsx'
import { lighting, numbered, type ProgramListProps } from './program-hits.island.tsx'

const columns = ['program', 'institution', 'level', 'form', 'duration', 'place'] as const

const Rows = ({ nearest, onLight }: ProgramListProps) => {
  const [t, search] = [useTranslations('finder'), useTranslations('search')]
  const factsOf = useFacts()
  const current = useCurrentResults()
  return (
    <div className="space-y-3">
      <div
        role="region"
        aria-label={search('table')}
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line"
      >
        <table className="w-full min-w-3xl border-collapse bg-surface text-sm">
          <caption className="sr-only">{t('list')}</caption>
          <thead>
            <tr className="bg-sunken text-start">
              <th scope="col" className="p-3 text-start">
                {t('facts.number')}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="p-3 text-start">
                  {t(`facts.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbered(current).map(({ hit, number }) => {
              const { level, form, duration, institution } = factsOf(hit)
              return (
                <tr
                  key={hit.objectID}
                  data-hit=""
                  {...lighting(hit.objectID, onLight)}
                  className="border-t border-line align-top hover:bg-sunken"
                >
                  <td className="p-3 text-muted tabular-nums">{number}</td>
                  <th scope="row" lang="nl" className="p-3 text-start font-semibold">
                    <Link
                      href={{ pathname: '/navigator/opleidingen/[slug]', params: { slug: hit.slug ?? '' } }}
                      className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
                    >
                      {hit.title}
                    </Link>
                  </th>
                  <td lang="nl" className="p-3">
                    {institution}
                  </td>
                  <td className="p-3">{level}</td>
                  <td lang="nl" className="p-3">
                    {form}
                  </td>
                  <td className="p-3">{duration}</td>
                  <td className="p-3">
                    <LocationFilter where={nearest.get(hit.objectID)} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-muted">{t('factsUnknown')}</p>
    </div>
  )
}

/** The same programmes as rows, to lay side by side. */
export const ProgramTable = memo(Rows)
