import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { Part } from '#components/ui/part.tsx'
import { mostListed, type Listed } from '#lib/editors/items.ts'

type Props = {
  /** `open`: the names of those who have it open. */
  readonly items: readonly (Listed & { readonly open: readonly string[] })[]
  /** YYYY-MM-DD. */
  readonly today: string
}

/** Items with their status, the day of their last change, and when they are due for review. */
export const ItemList = async ({ items, today }: Props) => {
  const [t, format] = [await getTranslations('editing'), await getFormatter()]
  const day = (text: string) => format.dateTime(new Date(text), { dateStyle: 'medium' })
  return (
    <Part id="items" title={t('count', { count: items.length })} heading="text-h3" className="space-y-4">
      {items.length === mostListed ? <p className="text-muted">{t('most', { count: mostListed })}</p> : null}
      <ul className="border-t border-line">
        {items.map(({ collection, id, title, status, updated, review, publishAt, open }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-line py-3"
          >
            <Link
              href={{ pathname: '/redactie/bewerken/[collection]/[id]', params: { collection, id } }}
              prefetch={false}
              className="min-w-0 font-semibold link"
            >
              {title}
            </Link>
            <p className="flex flex-wrap gap-x-6 text-sm text-muted">
              <span className={status === 'published' ? '' : 'font-semibold text-accent'}>
                {t(`statuses.${status}`)}
              </span>
              <span>
                {t('updated')}: {updated ? day(updated) : t('never')}
              </span>
              {publishAt ? (
                <span className="font-semibold text-ink">
                  {t('planned', {
                    at: format.dateTime(new Date(publishAt), { dateStyle: 'medium', timeStyle: 'short' }),
                  })}
                </span>
              ) : null}
              {open.length ? (
                <span className="font-semibold text-ink">
                  {t('presentIn', { names: open.map((name) => name || t('unnamed')).join(', ') })}
                </span>
              ) : null}
              {review ? (
                <span className={review <= today ? 'font-semibold text-danger' : ''}>
                  {t('reviewDue', { date: day(review) })}
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
