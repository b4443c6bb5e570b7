import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import type { ServedUnderstanding } from '#lib/search/understand/served.ts'

type Props = { readonly understanding: ServedUnderstanding }

/** What of a query is a place or a filter of programmes, with a way to the finder, which searches by them. */
export const ToFinder = async ({ understanding: { understood, place } }: Props) => {
  const t = await getTranslations('global')
  const parts = understood.filter(({ kind }) => kind !== 'page')
  if (!parts.length) return null
  // A misspelt place by its name.
  const words = parts.map(({ kind, text }) => (kind === 'place' ? (place?.name ?? text) : text))
  // Its other words ask for a text, and few programmes hold them.
  const typed = parts.map(({ text }) => text).join(' ')
  return (
    <p>
      {t('programsWith', { words: words.join(' · ') })}{' '}
      <Link
        href={{ pathname: '/navigator/opleidingen', query: { q: typed } }}
        className="font-semibold text-brand link"
      >
        {t('toFinder')}
      </Link>
    </p>
  )
}
