import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { countPrograms } from '#lib/content/finder.ts'
import { programsAnywhere } from '#lib/content/programs-anywhere.ts'
import { outcomeOf } from '#lib/content/search.ts'
import { readTravel } from '#lib/geo/travel.ts'
import { everywhere, locationKeys } from '#lib/search/change-location.ts'
import type { Group, SearchHit } from '#lib/search/everything-state.ts'
import { finderQuery, isAboutPrograms } from '#lib/search/finder-link.ts'
import { contentWords } from '#lib/search/query-text.ts'
import { toParameters } from '#lib/search/state.ts'
import { isExcluded } from '#lib/search/understand/filters.ts'
import type { ServedUnderstanding } from '#lib/search/understand/served.ts'

type Props = {
  readonly understanding: ServedUnderstanding
  readonly groups: readonly Group[]
  readonly results: readonly SearchHit[]
}

/** What of a query is a place or a filter of programmes, with a way to the finder, which searches by them. */
export const ToFinder = async ({ understanding, groups, results }: Props) => {
  const [t, finder] = [await getTranslations('global'), await getTranslations('finder')]
  if (!isAboutPrograms(understanding, results)) return null
  const { place, rest } = understanding
  const near = finderQuery(understanding, groups)
  // Words that name no programme near the place may name one elsewhere: then the finder searches for them too.
  const isComplete = !place || String(near?.['q'] ?? '').startsWith(contentWords(rest).join(' '))
  const anywhere = isComplete ? null : await outcomeOf(programsAnywhere(rest))
  const wanted = anywhere && 'value' in anywhere ? finderQuery(understanding, [...groups, ...anywhere.value]) : near
  const outcome = wanted && (await outcomeOf(countPrograms(toParameters(wanted))))
  // Without a place there is no wider search to offer.
  if (!wanted || !outcome || !('value' in outcome) || !(outcome.value || place)) return null
  const distance = wanted[locationKeys.radius]
  const travel = typeof distance === 'string' ? readTravel(distance) : null
  const within = () => {
    if (travel) return [finder(`travel.${travel.by}`, travel)]
    return distance === undefined || distance === everywhere ? [] : [finder('radiusKm', { radius: Number(distance) })]
  }
  const words = understanding.understood
    .filter((span) => !isExcluded(span))
    .flatMap((span) => {
      // A misspelt place or institution by its name; the whole country is no place.
      if (span.kind === 'place') return place ? [place.name, ...within()] : []
      return span.kind === 'institution' ? span.value : span.text
    })
  return (
    <p>
      {t(outcome.value ? 'programsWith' : 'programsWithout', {
        words: [...(wanted['q'] ? [wanted['q']] : []), ...words].join(' · '),
      })}{' '}
      <Link href={{ pathname: '/navigator/opleidingen', query: wanted }} className="font-semibold text-brand link">
        {t('toFinder', { count: outcome.value })}
      </Link>
    </p>
  )
}
