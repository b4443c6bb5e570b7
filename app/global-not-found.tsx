import type { Metadata } from 'next'
import en from '#lib/i18n/messages/en.json'
import nl from '#lib/i18n/messages/nl.json'
import { env } from '#lib/env.ts'
import { Logo } from '#components/ui/logo.tsx'
import './globals.css'

export const metadata: Metadata = { title: `${nl.notFound.title} · ${env.siteName}`, robots: { index: false } }

const starts = [
  { href: '/', label: nl.site.home, lang: 'nl' },
  { href: '/kennisbank/artikelen', label: nl.site.articles, lang: 'nl' },
  { href: '/kennisbank/veelgestelde-vragen', label: nl.site.faqs, lang: 'nl' },
  { href: '/navigator/opleidingen', label: nl.site.programs, lang: 'nl' },
  { href: '/en', label: `${en.site.name} (${en.article.english.toLowerCase()})`, lang: 'en' },
]

/** For addresses that belong to no page and so to no language: whole in the HTML, in both. */
export default function GlobalNotFound() {
  return (
    <html lang="nl">
      <body>
        <main className="wrap space-y-8 py-16">
          <p className="flex items-center gap-2.5 font-display text-xl font-bold">
            <Logo /> {env.siteName}
          </p>
          <header className="max-w-2xl space-y-4">
            <h1 className="text-h1">{nl.notFound.title}</h1>
            <p className="text-lead text-muted">{nl.notFound.lead}</p>
            <p lang="en" className="text-muted">
              {en.notFound.title}. {en.notFound.lead}
            </p>
          </header>
          <ul className="max-w-md divide-y divide-line border-y border-line">
            {starts.map(({ href, label, lang }) => (
              <li key={href}>
                <a href={href} lang={lang} className="block py-4 font-display text-h4 font-semibold">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  )
}
