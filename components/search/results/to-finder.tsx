import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { countPrograms } from '#lib/content/finder.ts'
import { outcomeOf } from '#lib/content/search.ts'
import type { Group, SearchHit } from '#lib/search/everything-state.ts'
import { finderQuery, isAboutPrograms } from '#lib/search/finder-link.ts'
import { toParameters } from '#lib/search/state.ts'
import type { ServedUnderstanding } from '#lib/search/understand/served.ts'

type Props = {
  readonly understanding: ServedUnderstanding
  readonly groups: readonly Group[]
  readonly results: readonly SearchHit[]
}

/** What of a query is a place or a filter of programmes, with a way to the finder, which searches by them. */
export const ToFinder = async ({ understanding, groups, results }: Props) => {
  const t = await getTranslations('global')
  const wanted = isAboutPrograms(understanding, results) ? finderQuery(understanding, groups) : null
  const outcome = wanted && (await outcomeOf(countPrograms(toParameters(wanted))))
  const count = outcome && 'value' in outcome ? outcome.value : 0
  // Without its words the search would be about something else.
  if (!wanted || !count) return null
  const words = understanding.understood.flatMap((span) => {
    // A misspelt place or institution by its name; the whole country is no place.
    if (span.kind === 'place') return understanding.place?.name ?? []
    return span.kind === 'institution' ? span.value : span.text
  })
  return (
    <p>
      {t('programsWith', { words: [...(wanted['q'] ? [wanted['q']] : []), ...words].join(' · ') })}{' '}
      <Link href={{ pathname: '/navigator/opleidingen', query: wanted }} className="font-semibold text-brand link">
        {t('toFinder', { count })}
      </Link>
    </p>
  )
}
