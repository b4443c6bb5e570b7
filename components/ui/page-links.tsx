import { getTranslations } from 'next-intl/server'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import type { Href } from '#lib/paths.ts'

type Props = { readonly page: number; readonly pages: number; readonly at: (page: number) => Href }

const link = 'inline-block py-2.5 font-semibold link'

/**
 * The way through the pages of a list, by links; nothing where one page is all. The browser follows them, not the framework, which
 * would leave the focus behind, below the new list.
 */
export const PageLinks = async ({ page, pages, at }: Props) => {
  if (pages < 2) return null
  const [t, locale] = [await getTranslations('site'), await pageLocale()]
  const address = (to: number) => getPathname({ href: at(to), locale })
  return (
    <nav aria-label={t('pages')}>
      <ul className="flex flex-wrap items-center gap-x-6">
        {page > 1 ? (
          <li>
            <a rel="prev" href={address(page - 1)} className={link}>
              <span aria-hidden="true">←</span> {t('previous')}
            </a>
          </li>
        ) : null}
        <li aria-current="page" className="tabular-nums">
          {t('page', { page, pages })}
        </li>
        {page < pages ? (
          <li>
            <a rel="next" href={address(page + 1)} className={link}>
              {t('next')} <span aria-hidden="true">→</span>
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
