import { getTranslations } from 'next-intl/server'
import { Logo } from '#components/ui/logo.tsx'
import { Link } from '#components/ui/link.tsx'

const columns = [
  {
    title: 'footerStart',
    links: [
      ['/sectoren', 'sectors'],
      ['/routes', 'routes'],
      ['/rollen', 'roles'],
      ['/bevoegdheden', 'qualifications'],
      ['/trajecten', 'tracks'],
      ['/navigator/opleidingen', 'programs'],
      ['/navigator/regioloketten', 'desks'],
      ['/adviesgesprek', 'advice'],
      ['/activiteiten', 'events'],
    ],
  },
  {
    title: 'footerRead',
    links: [
      ['/kennisbank', 'knowledgeBase'],
      ['/kennisbank/artikelen', 'articles'],
      ['/kennisbank/veelgestelde-vragen', 'faqs'],
      ['/begrippen', 'glossary'],
      ['/kennisbank/a-z', 'aToZ'],
    ],
  },
  {
    title: 'footerWatch',
    links: [
      ['/media/podcasts', 'podcasts'],
      ['/media/videos', 'videos'],
      ['/media/ervaringsverhalen', 'stories'],
    ],
  },
  {
    title: 'service',
    links: [
      ['/over-ons', 'about'],
      ['/contact', 'contact'],
      ['/info-voor-organisaties', 'organisations'],
      ['/ontwikkelaars', 'developers'],
      ['/toegankelijkheid', 'accessibility'],
      ['/privacy', 'privacy'],
      ['/status', 'status'],
      ['/sitemap', 'sitemap'],
    ],
  },
] as const

/** The foot of every page. */
export const Footer = async () => {
  const t = await getTranslations('site')
  return (
    <footer className="page-footer mt-24 border-t border-line bg-sunken py-14">
      <div className="wrap grid gap-x-10 gap-y-12 lg:grid-cols-[2fr_5fr]">
        <div className="max-w-md space-y-4">
          <p className="flex items-center gap-2.5 font-display text-xl font-bold">
            <Logo className="h-7 w-auto" />
            {t('name')}
          </p>
          <p>{t('footerAbout')}</p>
          <p className="text-sm text-muted">{t('footerSources')}</p>
        </div>
        <nav aria-label={t('footerExplore')} className="grid gap-8 sm:grid-cols-2 md:grid-cols-4">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <p className="font-display font-semibold">{t(title)}</p>
              <ul className="mt-2">
                {links.map(([href, message]) => (
                  <li key={href}>
                    <Link href={href} className="inline-block py-1.5 underline-offset-4 hover:decoration-2">
                      {t(message)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}
