import { getTranslations } from 'next-intl/server'
import { SavedLink } from '#components/visitor/saved-link.tsx'
import { SearchLink } from '#components/search/dialog/search-link.tsx'
import { Logo } from '#components/ui/logo.tsx'
import { Link } from '#components/ui/link.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { env } from '#lib/env.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { LanguageLink } from './language-link.island.tsx'
import { MenuLink } from './menu-link.island.tsx'
import { Menu } from './menu.island.tsx'

const pages = [
  { href: '/sectoren', message: 'sectors' },
  { href: '/routes', message: 'routes' },
  { href: '/navigator/opleidingen', message: 'programs' },
  { href: '/kennisbank', message: 'knowledgeBase' },
  { href: '/kennisbank/veelgestelde-vragen', message: 'faqs' },
  { href: '/media', message: 'media' },
  { href: '/adviesgesprek', message: 'adviceShort' },
] as const

/** A name longer than ours is set smaller, and on two lines where it must: the menu beside it has no room to give. */
const nameSize =
  env.siteName.length > 9
    ? 'min-w-0 text-base leading-tight wrap-anywhere max-[78rem]:grow max-[78rem]:basis-0'
    : 'text-[1.375rem] max-[12rem]:text-base'

/** The top of every page: skip link, name, main menu, language. */
export const Header = async () => {
  const [t, locale] = [await getTranslations('site'), await pageLocale()]
  const other = locale === 'nl' ? 'en' : 'nl'
  const language = <LanguageLink language={other} label={t('otherLanguage')} title={t('otherLanguageLabel')} />
  const links = pages.map(({ href, message }) => (
    <li key={href}>
      <MenuLink
        href={getPathname({ href, locale })}
        folder={href}
        parts={pages.map((page) => page.href).filter((other) => other.startsWith(`${href}/`))}
      >
        {t(message)}
      </MenuLink>
    </li>
  ))
  return (
    <>
      <link rel="search" type="application/opensearchdescription+xml" title={t('name')} href="/opensearch.xml" />
      <a href="#inhoud" className="skip-link">
        {t('skipToContent')}
      </a>
      <header className="border-b border-line bg-paper">
        {/* Text that visitors set wider has room on a second line: of the controls where screens are small, else of the links. */}
        <div className="wrap flex min-h-18 items-center gap-2 max-[23rem]:gap-1 sm:gap-4 max-[78rem]:flex-wrap">
          <Link
            href="/"
            className={`flex items-center gap-2.5 max-[23rem]:gap-1.5 py-2 font-display font-bold tracking-tight ${nameSize}`}
          >
            <Logo />
            {t('name')}
          </Link>
          <nav aria-label={t('mainNavigation')} className="ms-auto hidden min-w-0 items-center gap-1 min-[78rem]:flex">
            <ul className="flex min-w-0 flex-wrap items-center gap-1">{links}</ul>
            {language}
          </nav>
          <div className="ms-auto flex shrink-0 items-center gap-2 max-[23rem]:gap-1 sm:gap-4 min-[78rem]:ms-0">
            <Menu
              label={
                <>
                  <span aria-hidden="true" className="grid gap-1">
                    <span className="h-0.5 w-4.5 bg-ink forced-color-adjust-none" />
                    <span className="h-0.5 w-4.5 bg-ink forced-color-adjust-none" />
                  </span>
                  <span className="max-[23rem]:sr-only">{t('menu')}</span>
                </>
              }
            >
              <nav
                aria-label={t('mainNavigation')}
                className="absolute inset-x-0 z-40 mt-3 border-y border-line bg-surface px-4 py-3 shadow-card"
              >
                <ul>{links}</ul>
                {language}
              </nav>
            </Menu>
            <SearchLink />
            <SavedLink />
          </div>
        </div>
      </header>
    </>
  )
}
