import { getTranslations } from 'next-intl/server'
import { Logo } from '#components/ui/logo.tsx'
import { Link } from '#components/ui/link.tsx'

/** The foot of every page. */
export const Footer = async () => {
  const t = await getTranslations('site')
  return (
    <footer className="mt-24 border-t border-line bg-sunken py-14">
      <div className="wrap grid gap-10 md:grid-cols-[2fr_1fr]">
        <div className="max-w-xl space-y-4">
          <p className="flex items-center gap-2.5 font-display text-xl font-bold">
            <Logo className="h-7 w-auto" />
            {t('name')}
          </p>
          <p>{t('footerAbout')}</p>
          <p className="text-sm text-muted">{t('footerSources')}</p>
        </div>
        <nav aria-label={t('footerExplore')}>
          <p className="font-display font-semibold">{t('footerExplore')}</p>
          <ul className="mt-2">
            {(
              [
                ['/kennisbank', 'knowledgeBase'],
                ['/kennisbank/artikelen', 'articles'],
                ['/kennisbank/veelgestelde-vragen', 'faqs'],
                ['/navigator/opleidingen', 'programs'],
              ] as const
            ).map(([href, message]) => (
              <li key={href}>
                <Link
                  href={href}
                  prefetch={false}
                  className="inline-block py-1.5 underline underline-offset-4 hover:decoration-2"
                >
                  {t(message)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
