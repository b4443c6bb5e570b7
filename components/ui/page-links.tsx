import { getTranslations } from 'next-intl/server'
import type { Href } from '#lib/paths.ts'
import { Link } from './link.tsx'

type Props = { readonly page: number; readonly pages: number; readonly at: (page: number) => Href }

const link = 'inline-block py-2.5 font-semibold link'

/** The way through the pages of a list, by links; nothing where one page is all. */
export const PageLinks = async ({ page, pages, at }: Props) => {
  if (pages < 2) return null
  const t = await getTranslations('site')
  return (
    <nav aria-label={t('pages')}>
      <ul className="flex flex-wrap items-center gap-x-6">
        {page > 1 ? (
          <li>
            <Link rel="prev" href={at(page - 1)} className={link}>
              <span aria-hidden="true">←</span> {t('previous')}
            </Link>
          </li>
        ) : null}
        <li aria-current="page" className="tabular-nums">
          {t('page', { page, pages })}
        </li>
        {page < pages ? (
          <li>
            <Link rel="next" href={at(page + 1)} className={link}>
              {t('next')} <span aria-hidden="true">→</span>
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
