/** The content of `/llms.txt` and `/llms-full.txt`, cached until content changes. */
import { cacheTag } from 'next/cache'
import { collections } from '#schema/index.ts'
import { listAddresses, type PageAddress, type PageFamily } from '../content/addresses.ts'
import { sampleWarning } from '../agents.ts'
import { getCatalogueNote } from '../content/catalogue.ts'
import { env } from '../env.ts'
import { getPathname } from '../i18n/pathname.ts'
import { routing, type Locale } from '../i18n/routing.ts'
import { fullText, mapText, type MapLink } from './llms.ts'
import { readAlternate } from './read-alternate.ts'
import { hasAlternate, readAlternatePath, alternatePath } from './alternate-addresses.ts'
import { alternateText } from './alternate.ts'

const title = env.siteName
const summary =
  'Independent information about working in Dutch education: routes to a teaching qualification, programmes on the map, regional desks, articles, answers, podcasts and stories.'

/** Dutch where available: English pages of Dutch items have the same content. */
const languageOf = ({ languages }: PageAddress): Locale => languages[0] ?? routing.defaultLocale

const pathOf = (page: PageAddress) => getPathname({ href: page.href, locale: languageOf(page) })

const linkTo = (page: PageAddress): MapLink => ({
  title: page.title,
  url: `${env.siteUrl}${alternatePath(pathOf(page))}`,
  note: page.summary ?? (languageOf(page) === 'en' ? 'In English' : null),
})

const withAlternates = async (family: PageFamily): Promise<PageAddress[]> =>
  (await listAddresses(family)).filter(({ href }) => hasAlternate(typeof href === 'string' ? href : href.pathname))

const linksTo = async (family: PageFamily) => (await withAlternates(family)).map(linkTo)

const everyTag = () => cacheTag('maps-for-models', ...Object.keys(collections))

/** What a model must know of the whole: that it is a sample, and how texts may be reused. */
const aboutCatalogue = async (): Promise<string[]> => {
  const { isSample, source, licence, day } = await getCatalogueNote()
  return [
    ...(isSample ? [sampleWarning] : []),
    ...(source !== null && licence !== null
      ? [
          `Licence of the texts: ${licence.name}${licence.url ? ` (${licence.url})` : ''}. Credit: ${source}, title, day and address of the page, as \`credit\` in its front matter has them.${day ? ` Catalogue of ${day}.` : ''}`,
        ]
      : []),
  ]
}

/** `/llms.txt`: a description of the site, how to read it, and its pages by kind. @throws ContentError when the content API fails. */
export const readMap = async (): Promise<string> => {
  'use cache'
  everyTag()
  const [pages, articles, terms, routes, faqs, media, people, navigator] = await Promise.all(
    (['pages', 'articles', 'terms', 'routes', 'faqs', 'media', 'people', 'navigator'] as const).map(linksTo),
  )
  const at = (path: string) => `${env.siteUrl}${path}`
  return mapText({
    title,
    summary,
    details: [
      ...(await aboutCatalogue()),
      'Most content is in Dutch; the frame of the site is in Dutch and English. Most pages have an alternate in Markdown: their address with `.md` behind it, or with the header `Accept: text/markdown`.',
      `An MCP server for reading and searching answers at ${at('/mcp')} without a token. All texts in one file: ${at('/llms-full.txt')}. Content signals: search=yes, ai-input=yes, ai-train=no.`,
    ],
    sections: [
      { title: 'Pages', links: pages ?? [] },
      { title: 'Articles', links: articles ?? [] },
      {
        title: 'Subjects',
        text: 'Sectors, themes, topics, roles, qualifications, tracks and the glossary.',
        links: terms ?? [],
      },
      {
        title: 'Programmes',
        text: 'Find them with the tool `find_programs`, or in the list.',
        links: [
          { title: 'Opleidingen', url: at('/navigator/opleidingen.md') },
          { title: 'Sitemap', url: at('/sitemaps/programs.xml') },
        ],
      },
      { title: 'Institutions and regional desks', links: navigator ?? [] },
      { title: 'Routes', links: routes ?? [] },
      { title: 'Questions', links: faqs ?? [] },
      { title: 'Podcasts, videos and stories', links: media ?? [] },
      { title: 'Optional', text: 'People who write, speak and are spoken to.', links: people ?? [] },
    ],
  })
}

/** Characters of `/llms-full.txt`: the context of the largest models. Chosen. */
const mostCharacters = 2_000_000
/** Pages rendered concurrently. */
const together = 8

const textsOf = async (family: PageFamily): Promise<string[]> => {
  const pages = await withAlternates(family)
  const texts: string[] = []
  for (let start = 0; start < pages.length; start += together)
    texts.push(
      ...(await Promise.all(
        pages.slice(start, start + together).map(async (page) => {
          const address = readAlternatePath(pathOf(page))
          const alternate = address && (await readAlternate(address))
          // An item may have been removed since the list was read.
          return alternate ? [alternateText(alternate)] : []
        }),
      ).then((texts) => texts.flat())),
    )
  return texts
}

/**
 * `/llms-full.txt`: the texts of all pages, each with its front matter. Programmes and routes are
 * left out, which the file states: programmes are facts to search in, routes repeat their steps.
 * @throws ContentError when the content API fails.
 */
export const readFullText = async (): Promise<string> => {
  'use cache'
  everyTag()
  const families = [
    ['Articles', 'articles'],
    ['Questions', 'faqs'],
    ['Regional desks and institutions', 'navigator'],
    ['Podcasts, videos and stories, with transcripts', 'media'],
  ] as const
  const wholes = []
  for (const [name, family] of families) wholes.push({ title: name, texts: await textsOf(family) })
  return fullText(
    [
      `# ${title}`,
      `> ${summary}`,
      ...(await aboutCatalogue()),
      `Not in this file: programmes, routes, people and lists. Their addresses are in ${env.siteUrl}/llms.txt.`,
    ],
    wholes,
    mostCharacters,
  )
}
