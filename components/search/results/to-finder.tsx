import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import type { Understanding } from '#lib/search/understand/understand.ts'

type Props = { readonly query: string; readonly understanding: Understanding }

/** What of a query is a place or a filter of programmes, with a way to the finder, which searches by them. */
export const ToFinder = async ({ query, understanding: { understood } }: Props) => {
  const t = await getTranslations('global')
  const parts = understood.filter(({ kind }) => kind !== 'page')
  if (!parts.length) return null
  return (
    <p>
      {t('programsWith', { words: parts.map(({ text }) => text).join(' · ') })}{' '}
      <Link
        href={{ pathname: '/navigator/opleidingen', query: { q: query } }}
        className="font-semibold text-brand underline underline-offset-4 hover:decoration-2"
      >
        {t('toFinder')}
      </Link>
    </p>
  )
}
