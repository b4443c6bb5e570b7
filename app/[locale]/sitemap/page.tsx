import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { listSectors, listTerms, listThemes } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import { messageMetadata } from '#lib/metadata.ts'
import { itemHref, type Href } from '#lib/paths.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = messageMetadata('/sitemap', 'sitemap.title', 'sitemap.lead')

type Entry = { readonly label: string; readonly href: Href | null; readonly lang?: string }

const Branch = ({ id, label, href, entries }: Entry & { readonly id: string; readonly entries: readonly Entry[] }) => (
  <section aria-labelledby={id} className="mb-10 break-inside-avoid">
    <h2 id={id} className="border-b-2 border-accent pb-1 text-h3">
      <OptionalLink href={href} className="underline-offset-4 hover:decoration-2">
        {label}
      </OptionalLink>
    </h2>
    <ul className="mt-2">
      {entries.map((entry) =>
        entry.href ? (
          <li key={entry.label}>
            <Link href={entry.href} lang={entry.lang} className="block py-1.5 underline-offset-4 hover:decoration-2">
              {entry.label}
            </Link>
          </li>
        ) : null,
      )}
    </ul>
  </section>
)

export default async function SitemapPage() {
  const [t, site, hub, figures] = [
    await getTranslations('sitemap'),
    await getTranslations('site'),
    await getTranslations('hub'),
    await getTranslations('figures'),
  ]
  const locale = await pageLocale()
  const [sectors, themes, topics, roles, qualifications, tracks] = await Promise.all([
    listSectors(locale),
    listThemes(),
    listTerms('topics', locale),
    listTerms('roles', locale),
    listTerms('qualifications', locale),
    listTerms('tracks', locale),
  ])
  const titled = (collection: string, items: readonly { title: string; slug: string; language?: Locale }[]): Entry[] =>
    items.map((item) => ({ label: item.title, href: itemHref(collection, item), lang: item.language ?? 'nl' }))
  const named = (collection: string, items: readonly { name: string; slug: string; language?: Locale }[]): Entry[] =>
    items.map((item) => ({ label: item.name, href: itemHref(collection, item), lang: item.language ?? 'nl' }))
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap gap-x-12 sm:columns-2 lg:columns-3">
        <Branch
          id="kennisbank"
          label={site('knowledgeBase')}
          href="/kennisbank"
          entries={[
            { label: site('articles'), href: '/kennisbank/artikelen' },
            { label: site('faqs'), href: '/kennisbank/veelgestelde-vragen' },
            { label: site('glossary'), href: '/begrippen' },
            { label: figures('title'), href: '/cijfers' },
            { label: hub('aToZ'), href: '/kennisbank/a-z' },
            ...titled('themas', themes),
          ]}
        />
        <Branch
          id="media"
          label={site('media')}
          href="/media"
          entries={[
            { label: site('podcasts'), href: '/media/podcasts' },
            { label: site('videos'), href: '/media/videos' },
            { label: site('stories'), href: '/media/ervaringsverhalen' },
          ]}
        />
        <Branch id="sectoren" label={site('sectors')} href="/sectoren" entries={titled('sectors', sectors)} />
        <Branch
          id="lesroute"
          label={site('name')}
          href="/"
          entries={[
            { label: site('programs'), href: '/navigator/opleidingen' },
            { label: site('about'), href: '/over-ons' },
          ]}
        />
        <Branch
          id="bevoegdheden"
          label={site('qualifications')}
          href="/bevoegdheden"
          entries={named('qualifications', qualifications)}
        />
        <Branch id="trajecten" label={site('tracks')} href="/trajecten" entries={named('tracks', tracks)} />
        <Branch id="functies" label={site('roles')} href="/rollen" entries={named('roles', roles)} />
        <Branch id="onderwerpen" label={hub('topics')} href="/kennisbank" entries={named('topics', topics)} />
      </div>
    </>
  )
}
