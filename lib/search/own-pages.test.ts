import { expect, test } from 'vitest'
import { terms } from '../rich-text/glossary/terms.ts'
import { fixedPages } from '../site-files/fixed-pages.ts'
import type { PageType } from './kinds.ts'
import { otherNames } from './other-names.ts'
import { indexOwnPages, type OwnPage } from './own-pages.ts'
import { isQuestion } from './query-text.ts'

const now = new Date('2026-11-21')
const page = (type: PageType, title: string, more: Partial<OwnPage> = {}): OwnPage => ({
  id: `${type}-${title}`,
  type,
  href: '/contact',
  title,
  names: otherNames(title),
  summary: null,
  language: 'nl',
  until: null,
  ...more,
})
const pages: OwnPage[] = [
  ...fixedPages.map(({ href, names, nl, en }) =>
    page('page', nl.title, {
      id: href,
      names: [...names, en.title, ...otherNames(nl.title)],
      summary: nl.summary,
    }),
  ),
  ...terms.map(({ slug, nl }) =>
    page('term', nl.term, {
      id: slug,
      names: otherNames(nl.term).filter((name) => name !== nl.term),
      summary: nl.short,
    }),
  ),
  ...['Onderwijsassistent', 'Schoolleider', 'Leraar basisonderwijs'].map((title) => page('role', title)),
  page('sector', 'Primair onderwijs', { names: ['basisschool', 'lagere school', 'po'] }),
  ...Array.from({ length: 30 }, (_, at) => page('route', `De pabo in deeltijd ${at}`)),
  page('event', 'Open dag lerarenopleidingen', { until: Date.parse('2026-12-01') }),
  page('event', 'Webinar van gisteren', { until: Date.parse('2026-11-20') }),
]
const { search } = indexOwnPages(pages)
const first = (query: string) => search(query, now).hits[0]

test.each([
  ['contact', 'Contact'],
  ['agenda', 'Activiteiten'],
  ['privacyverklaring', 'Privacy'],
  ['cookies', 'Privacy'],
  ['api key', 'Toegang tot de API'],
  ['vog', 'VOG'],
  ['heb ik een vog nodig', 'VOG'],
  ['teaching assistant', 'onderwijsassistent'],
  ['headteacher', 'Schoolleider'],
  ['lagere school', 'Primair onderwijs'],
  ['zijinstroom', 'zij-instroom'],
  ['toegankelikheid', 'Toegankelijkheid'],
  ['juf', 'Leraar basisonderwijs'],
  ['omscholen', 'Welke route past bij mij?'],
  ['talk to someone', 'Gratis adviesgesprek'],
  ['verklaring van goed gedrag', 'VOG'],
  ['site werkt niet', 'Werkt alles?'],
])('“%s” leads to %s', (query, title) =>
  expect(
    first(query)
      ?.title.map(({ text }) => text)
      .join(''),
  ).toBe(title),
)

test('of many pages that have the words, the one of which they are a name stands first', () => {
  const many = Array.from({ length: 30 }, (_, at) => page('page', `Leraar worden ${at}`))
  const others = Array.from({ length: 15 }, (_, at) => `andere naam ${at}`)
  const named = page('page', 'Uitzoeken', { names: ['leraar worden', ...others] })
  expect(indexOwnPages([...many, named]).search('leraar worden', now).hits[0]?.id).toBe(named.id)
})

test('the words are marked, and another name of a page counts as its title', () => {
  expect(first('vog')?.title).toEqual([{ text: 'VOG', isMarked: true }])
  expect(first('agenda')?.evidence).toMatchObject({ isWholeTitle: true, title: 'full', typos: 0 })
  expect(first('toegankelikheid')?.evidence).toMatchObject({ isWholeTitle: false, typos: 1 })
})

test('pages that share a word of little weight are left out, routes are few, and events that are past are gone', () => {
  expect(search('wat verdient een conrector', now).count).toBe(0)
  expect(search('pabo', now).hits.filter(({ pageType }) => pageType === 'route')).toHaveLength(3)
  expect(search('webinar gisteren', now).hits.map(({ id }) => id)).not.toContain('event-Webinar van gisteren')
  expect(search('open dag', now).hits.map(({ id }) => id)).toContain('event-Open dag lerarenopleidingen')
})

test('words of looking for a page do not hide its name, and a name may be typed in two words', () => {
  const pages = indexOwnPages([
    page('page', 'Opleidingen', { names: ['opleidingenzoeker'] }),
    page('page', 'Cookies', { names: [] }),
  ])
  const ids = (query: string) =>
    pages.search(query, now).hits.map(({ evidence, title }) => [title[0]?.text, evidence.isWholeTitle])
  expect(ids('waar vind ik een overzicht van alle opleidingen')).toEqual([['Opleidingen', true]])
  expect(ids('opleidingen zoeker')[0]).toEqual(['Opleidingen', true])
})

test.each(['', ' ', '🙂', '-', '"', 'de het een', 'x'.repeat(500), '\u202Eabc', '<b>', 'constructor __proto__'])(
  'odd input %j is answered',
  (query) => expect(search(query, now).hits.length).toBeLessThanOrEqual(20),
)

test('a query is a question by its question mark, its first word or its length', () => {
  for (const query of [
    'Wat verdient een leraar',
    'vog nodig?',
    'How do I become a teacher',
    'ik wil graag leraar worden op school',
  ])
    expect(isQuestion(query)).toBe(true)
  for (const query of ['pabo utrecht', 'hogeschool utrecht', 'welkom']) expect(isQuestion(query)).toBe(false)
})

test('a plural finds no page by another word that begins alike', () => {
  const own = indexOwnPages([page('role', 'Teacher of physical education'), page('figure', 'Teachers of physics')])
  expect(own.search('physics', now).hits.map(({ id }) => id)).toEqual(['figure-Teachers of physics'])
})
