import { expect, test } from 'vitest'
import type { Answer } from './suggestions-when-empty.ts'
import { searchHit } from './hit.fixture.ts'
import type { PageChoices } from './page-choices.ts'
import { suggestionsOf } from './suggestions.ts'

const words = {
  kind: {
    articles: 'Artikelen',
    faqs: 'Vragen',
    programs: 'Opleidingen',
    educational_institutions: 'Instellingen',
    regional_education_desks: 'Regioloketten',
    podcast_episodes: 'Podcasts',
    testimonials: 'Verhalen',
    videos: 'Video’s',
    pages: 'Pagina’s',
  },
  pageType: {
    page: 'Pagina',
    term: 'Begrip',
    sector: 'Sector',
    role: 'Functie',
    qualification: 'Bevoegdheid',
    track: 'Traject',
    topic: 'Onderwerp',
    theme: 'Thema',
    route: 'Route',
    event: 'Activiteit',
    figure: 'Cijfer',
  },
  recent: 'Eerder',
  meant: 'Bedoelde je',
  others: 'Wel resultaten',
  topics: 'Onderwerpen',
  allResults: 'Alles voor “{query}”',
}
const hit = {
  kind: 'articles',
  id: 'a',
  title: [{ text: 'Pabo', isMarked: true }],
  snippet: [],
  isSaid: false,
  note: null,
  href: { pathname: '/kennisbank/artikelen/[slug]', params: { slug: 'pabo' } },
  updated: null,
  isPlanned: false,
  language: 'nl',
  evidence: {
    rank: 0,
    titleWords: ['pabo'],
    nameWords: [],
    title: 'full',
    isWholeTitle: true,
    words: 1,
    typos: 0,
    relevance: null,
  },
} as const
const empty: Answer = { groups: [], meant: null, others: [], topics: [] }
const sections = (
  query: string,
  answer: Answer | null,
  recent: string[] = [],
  locale: 'nl' | 'en' = 'nl',
  pages: PageChoices['pages'] = [],
) => suggestionsOf({ query, answer, pages, recent, locale, words })

test('without words: earlier searches, then subjects', () => {
  expect(sections('', null, ['pabo']).map(({ key }) => key)).toEqual(['recent'])
  expect(sections('', { ...empty, topics: ['Salaris'] }, []).map(({ key }) => key)).toEqual(['topics'])
  expect(sections('', null)).toEqual([])
})

test('a hit links to its page in the language of the page, and to all results', () => {
  const answer: Answer = {
    ...empty,
    meant: 'pabo',
    groups: [
      { kind: 'articles', count: 9, isExact: true, hits: [hit] },
      { kind: 'faqs', count: 0, isExact: true, hits: [] },
    ],
  }
  expect(sections('p$&abo', answer).map(({ key, count }) => [key, count])).toEqual([
    ['meant', null],
    ['artikelen', 9],
    ['results', null],
  ])
  const [meant, articles, all] = sections('p$&abo', answer, [], 'en')
  // The name beside a hit is the catalogue's, in Dutch also beside an English hit.
  expect(articles?.choices[0]).toMatchObject({ noteLanguage: 'nl' })
  expect(meant?.choices[0]).toMatchObject({ href: null, text: [{ text: 'pabo' }] })
  expect(articles?.choices[0]?.href).toBe('/en/knowledge-base/articles/pabo')
  expect(all?.choices[0]).toMatchObject({ href: '/en/search?q=p%24%26abo', text: [{ text: 'Alles voor “p$&abo”' }] })
})

test('on English pages English hits come before Dutch ones that rank as high, and three of a kind are shown', () => {
  const hits = ['nl', 'nl', 'nl', 'en'].map((language, rank) =>
    searchHit(`Pabo ${rank}`, { kind: 'articles', language: language === 'en' ? 'en' : 'nl', evidence: { rank } }),
  )
  const answer: Answer = { ...empty, groups: [{ kind: 'articles', count: 4, isExact: true, hits }] }
  const shown = (locale: 'nl' | 'en') =>
    sections('pabo', answer, [], locale)[0]?.choices.map(({ language }) => language)
  expect(shown('nl')).toEqual(['nl', 'nl', 'nl'])
  expect(shown('en')).toEqual(['en', 'nl', 'nl'])
})

test('no hits: other queries and topics, and no link to an empty page', () => {
  const answer: Answer = { ...empty, others: [{ query: 'pabo', count: 2 }], topics: ['Salaris'] }
  expect(sections('xqz', answer).map(({ key }) => key)).toEqual(['others', 'topics'])
  expect(sections('xqz', null)).toEqual([])
})

test('the site’s own pages stand first where the query names one, else behind the other kinds', () => {
  const answer: Answer = { ...empty, groups: [{ kind: 'articles', count: 9, isExact: true, hits: [hit] }] }
  const page = {
    path: '/contact',
    title: [{ text: 'Contact', isMarked: true }],
    type: 'page',
    language: 'nl',
    isName: true,
  } as const
  const keys = (isName: boolean) =>
    sections('contact', answer, [], 'nl', [{ ...page, title: [...page.title], isName }]).map(({ key }) => key)
  expect(keys(true)).toEqual(['paginas', 'artikelen', 'results'])
  expect(keys(false)).toEqual(['artikelen', 'paginas', 'results'])
  const [only] = sections('contact', empty, [], 'nl', [{ ...page, title: [...page.title] }])
  expect(only?.choices[0]).toMatchObject({ href: '/contact', note: 'Pagina' })
})
