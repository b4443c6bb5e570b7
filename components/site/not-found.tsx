import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SearchBox } from './search-box.tsx'
import { Link } from '#components/ui/link.tsx'

const starts = [
  ['/kennisbank', 'knowledgeBase'],
  ['/kennisbank/veelgestelde-vragen', 'faqs'],
  ['/navigator/opleidingen', 'programs'],
  ['/media', 'media'],
] as const

type Props = { readonly words?: string; readonly children?: ReactNode }

/** What a visitor sees where nothing is: what comes near, a search box with the words of the address, and pages to start from. */
export const Missing = async ({ words = '', children }: Props) => {
  const [t, site] = [await getTranslations('notFound'), await getTranslations('site')]
  return (
    <div className="wrap space-y-10 py-16">
      <header className="max-w-2xl space-y-4">
        <p className="kicker">404</p>
        <h1 className="text-h1">{t('title')}</h1>
        <p className="text-lead text-muted">{t('lead')}</p>
      </header>
      {children}
      <SearchBox id="missing-q" words={words} />
      <nav aria-labelledby="elders" className="max-w-2xl space-y-3">
        <h2 id="elders" className="text-h3">
          {t('elsewhere')}
        </h2>
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {starts.map(([href, message]) => (
            <li key={href}>
              <Link href={href} className="inline-block py-1.5 font-semibold link">
                {site(message)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
