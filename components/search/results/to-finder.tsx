import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import type { Group } from '#lib/search/everything.ts'
import { finderQuery } from '#lib/search/finder-link.ts'
import type { ServedUnderstanding } from '#lib/search/understand/served.ts'

type Props = { readonly understanding: ServedUnderstanding; readonly groups: readonly Group[] }

/** What of a query is a place or a filter of programmes, with a way to the finder, which searches by them. */
export const ToFinder = async ({ understanding, groups }: Props) => {
  const t = await getTranslations('global')
  const query = finderQuery(understanding, groups)
  if (!query) return null
  const { understood, place } = understanding
  const words = understood.flatMap(({ kind, text }) =>
    // A misspelt place by its name; the whole country is no place.
    kind === 'page' ? [] : kind === 'place' ? (place?.name ?? []) : text,
  )
  return (
    <p>
      {t('programsWith', { words: [...(query.q ? [query.q] : []), ...words].join(' · ') })}{' '}
      <Link href={{ pathname: '/navigator/opleidingen', query }} className="font-semibold text-brand link">
        {t('toFinder')}
      </Link>
    </p>
  )
}
