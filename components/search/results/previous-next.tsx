import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { pageLength, type Everything } from '#lib/search/everything.ts'
import { keyOf } from '#lib/search/kinds.ts'

type Props = {
  readonly wanted: Everything
  /** How many hits all pages show. */
  readonly reachable: number
}

/** To the page before and the page after of a list. */
export const PreviousNext = async ({ wanted: { query, kind, page }, reachable }: Props) => {
  const t = await getTranslations('global')
  const pages = Math.ceil(reachable / pageLength)
  if (pages < 2) return null
  const soort = kind ? keyOf(kind) : undefined
  const step = (to: number, words: string, rel: 'prev' | 'next') => (
    <Link
      href={{ pathname: '/zoeken', query: { q: query, soort, pagina: to > 1 ? to : undefined } }}
      rel={rel}
      className="inline-flex min-h-11 items-center rounded-full px-4 font-semibold underline underline-offset-4 hover:bg-sunken"
    >
      {words}
    </Link>
  )
  return (
    <nav aria-label={t('pagination')} className="flex flex-wrap items-center justify-center gap-4 pt-6">
      {page > 1 ? step(page - 1, `← ${t('previous')}`, 'prev') : null}
      <span className="text-sm text-muted">{t('page', { page, pages })}</span>
      {page < pages ? step(page + 1, `${t('next')} →`, 'next') : null}
    </nav>
  )
}
