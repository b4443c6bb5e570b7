import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { countPrograms } from '#lib/content/finder.ts'
import { outcomeOf } from '#lib/content/search.ts'
import type { Group, SearchHit } from '#lib/search/everything-state.ts'
import { finderQuery, isAboutPrograms, withoutWords, type FinderQuery } from '#lib/search/finder-link.ts'
import { toParameters } from '#lib/search/state.ts'
import type { ServedUnderstanding } from '#lib/search/understand/served.ts'

type Props = {
  readonly understanding: ServedUnderstanding
  readonly groups: readonly Group[]
  readonly results: readonly SearchHit[]
}

/** The first of those searches that lists any programme; null where none does, and where search fails. */
const firstWithAny = async (queries: readonly FinderQuery[]) => {
  for (const query of queries) {
    const outcome = await outcomeOf(countPrograms(toParameters(query)))
    if ('value' in outcome && outcome.value) return { query, count: outcome.value }
  }
  return null
}

/** What of a query is a place or a filter of programmes, with a way to the finder, which searches by them. */
export const ToFinder = async ({ understanding, groups, results }: Props) => {
  const t = await getTranslations('global')
  const wanted = isAboutPrograms(understanding, results) ? finderQuery(understanding, groups) : null
  const link = wanted && (await firstWithAny([wanted, withoutWords(wanted) ?? []].flat()))
  if (!link) return null
  const { query, count } = link
  const words = understanding.understood.flatMap((span) => {
    // A misspelt place or institution by its name; the whole country is no place.
    if (span.kind === 'place') return understanding.place?.name ?? []
    return span.kind === 'institution' ? span.value : span.text
  })
  return (
    <p>
      {t('programsWith', { words: [...(query['q'] ? [query['q']] : []), ...words].join(' · ') })}{' '}
      <Link href={{ pathname: '/navigator/opleidingen', query }} className="font-semibold text-brand link">
        {t('toFinder', { count })}
      </Link>
    </p>
  )
}
