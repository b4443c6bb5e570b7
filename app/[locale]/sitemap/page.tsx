import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { listSectors, listTerms, listThemes } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import type { Locale, Pathname } from '#lib/i18n/routing.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { itemHref, type Href } from '#lib/paths.ts'
import { fixedPages, type FixedPage } from '#lib/site-files/fixed-pages.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = fixedMetadata('/sitemap')

/** Pages by the subject whose heading leads to the page that all of its others are below. */
const branches = [
  [
    '/kennisbank',
    '/kennisbank/artikelen',
    '/kennisbank/veelgestelde-vragen',
    '/begrippen',
    '/cijfers',
    '/kennisbank/a-z',
  ],
  ['/media', '/media/podcasts', '/media/videos', '/media/ervaringsverhalen'],
  ['/navigator', '/navigator/opleidingen', '/navigator/instellingen', '/navigator/regioloketten'],
  ['/sectoren'],
  ['/bevoegdheden'],
  ['/trajecten'],
  ['/rollen'],
] as const satisfies readonly (readonly Pathname[])[]

/** The home page is the heading of the pages of no subject. */
const elsewhere: ReadonlySet<Pathname> = new Set(['/', '/sitemap', ...branches.flat()])

type Entry = { readonly label: string; readonly href: Href | null; readonly lang?: string }

const Branch = ({ label, href, entries }: Entry & { readonly entries: readonly Entry[] }) => (
  <section className="mb-10 break-inside-avoid">
    <h2 className="border-b-2 border-accent pb-1 text-h3">
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
  const [t, hub] = [await getTranslations('sitemap'), await getTranslations('hub')]
  const locale = await pageLocale()
  const [sectors, themes, topics, roles, qualifications, tracks] = await Promise.all([
    listSectors(locale),
    listThemes(),
    listTerms('topics', locale),
    listTerms('roles', locale),
    listTerms('qualifications', locale),
    listTerms('tracks', locale),
  ])
  type Titled = { readonly title: string; readonly slug: string; readonly language?: Locale }
  type Named = { readonly name: string; readonly slug: string; readonly language?: Locale }
  const itemEntries = (collection: string, items: readonly (Titled | Named)[]): Entry[] =>
    items.map((item) => ({
      label: 'title' in item ? item.title : item.name,
      href: itemHref(collection, item),
      lang: item.language ?? 'nl',
    }))
  const below: Readonly<Record<string, Entry[]>> = {
    '/kennisbank': itemEntries('themas', themes),
    '/sectoren': itemEntries('sectors', sectors),
    '/bevoegdheden': itemEntries('qualifications', qualifications),
    '/trajecten': itemEntries('tracks', tracks),
    '/rollen': itemEntries('roles', roles),
  }
  const titles = new Map(fixedPages.map((page) => [page.href, page[locale].title]))
  const entry = (href: FixedPage['href']): Entry => ({ label: titles.get(href) ?? '', href })
  const others = fixedPages.filter(({ href, isListed }) => isListed && !elsewhere.has(href))
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap gap-x-12 sm:columns-2 lg:columns-3">
        {branches.map(([href, ...pages]) => (
          <Branch key={href} {...entry(href)} href={href} entries={[...pages.map(entry), ...(below[href] ?? [])]} />
        ))}
        <Branch {...entry('/')} href="/" entries={others.map(({ href }) => entry(href))} />
        <Branch label={hub('topics')} href="/kennisbank" entries={itemEntries('topics', topics)} />
      </div>
    </>
  )
}
