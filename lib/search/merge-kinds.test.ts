import { expect, test } from 'vitest'
import type { Evidence, Group, SearchHit } from './everything-state.ts'
import { searchHit } from './hit.fixture.ts'
import type { ResultKind } from './kinds.ts'
import { mergeKinds } from './merge-kinds.ts'

type Given = Partial<Evidence> & { readonly of?: readonly string[] }

const hit = (kind: ResultKind, title: string, rank: number, { of = [], ...more }: Given = {}) =>
  searchHit(title, {
    kind,
    id: `${kind}-${rank}`,
    evidence: { rank, titleWords: of, title: of.length ? 'partial' : 'none', words: of.length, ...more },
  })
const group = (kind: ResultKind, hits: readonly SearchHit[], count = hits.length): Group => ({
  kind,
  count,
  isExact: true,
  hits,
})
const order = (groups: readonly Group[], query: string) =>
  mergeKinds(groups, query, { locale: 'nl' }).map(({ kind }) => kind)
const titles = (groups: readonly Group[], query: string) =>
  mergeKinds(groups, query, { locale: 'nl' }).map(({ title }) => title[0]?.text ?? '')

test('every hit is there once', () => {
  const groups = [
    group('articles', [hit('articles', 'A', 0, { of: ['pabo'] }), hit('articles', 'B', 1)]),
    group('faqs', [hit('faqs', 'C', 0, { of: ['pabo'] })]),
    group('videos', []),
  ]
  expect(titles(groups, 'pabo').toSorted()).toEqual(['A', 'B', 'C'])
  expect(mergeKinds([], 'pabo', { locale: 'nl' })).toEqual([])
})

test('a kind with very many hits does not fill the page while others answer', () => {
  const programs = Array.from({ length: 20 }, (_, rank) =>
    hit('programs', `Opleiding ${rank}`, rank, { of: ['pabo'], title: 'full', words: 1 }),
  )
  const articles = Array.from({ length: 5 }, (_, rank) => hit('articles', `Artikel ${rank}`, rank, { words: 1 }))
  const first = order([group('programs', programs, 1000), group('articles', articles)], 'pabo').slice(0, 20)
  expect(first[0]).toBe('programs')
  expect(first.filter((kind) => kind === 'articles').length).toBeGreaterThanOrEqual(3)
})

test('hits of one title, such as one programme of many institutions, make room for others', () => {
  const same = Array.from({ length: 8 }, (_, rank) => hit('programs', 'Leraar wiskunde', rank, { of: ['wiskunde'] }))
  const other = hit('programs', 'Kopopleiding wiskunde', 8, { of: ['wiskunde'] })
  expect(titles([group('programs', [...same, other])], 'wiskunde').indexOf('Kopopleiding wiskunde')).toBeLessThan(3)
})

test('a name leads to its page: an institution, or a page of the site by another name', () => {
  const article = hit('articles', 'Studeren bij Fontys Hogeschool', 0, { of: ['fontys'], title: 'full', words: 1 })
  const named = { of: ['fontys'], title: 'full', isWholeTitle: true, words: 1 } as const
  const institution = hit('educational_institutions', 'Fontys', 0, named)
  expect(order([group('articles', [article]), group('educational_institutions', [institution])], 'fontys')[0]).toBe(
    'educational_institutions',
  )
  const agenda = hit('pages', 'Activiteiten', 0, { ...named, of: [], nameWords: ['agenda'] })
  const mentions = hit('articles', 'Neem je agenda mee', 0, { of: ['agenda'], title: 'full', words: 1 })
  expect(order([group('articles', [mentions]), group('pages', [agenda])], 'agenda')[0]).toBe('pages')
})

test('a question that is a title, word for word, comes first', () => {
  const groups = [
    group('articles', [
      hit('articles', 'Terugkeren naar het onderwijs', 0, { of: ['leraar'], words: 3, relevance: 1.4 }),
    ]),
    group('faqs', [hit('faqs', 'Ben ik te oud om leraar te worden?', 0, { of: ['leraar'], words: 3, relevance: 1 })]),
  ]
  expect(order(groups, 'ben ik te oud om leraar te worden')[0]).toBe('faqs')
})

test('an institution that is named beside other words, and what it teaches, come before other institutions', () => {
  const institution = { title: 'Universiteit Utrecht', isAll: false }
  const programs = ['Hogeschool Utrecht', 'Universiteit Utrecht'].map((note, rank) =>
    searchHit('Leraar wiskunde', { id: note, kind: 'programs', note, evidence: { rank } }),
  )
  const [first] = mergeKinds(
    [{ kind: 'programs', count: 2, isExact: true, hits: programs }],
    'utrecht university wiskunde',
    {
      locale: 'en',
      institution,
    },
  )
  expect(first?.note).toBe('Universiteit Utrecht')
})

test('an institution comes first by any of its names', () => {
  const institution = hit('educational_institutions', 'Hogeschool van Amsterdam', 3, { words: 1 })
  const video = hit('videos', 'Een dag op de hva', 0, { of: ['hva'], words: 1 })
  const groups = [group('videos', [video]), group('educational_institutions', [institution])]
  const [first] = mergeKinds(groups, 'hva', {
    locale: 'nl',
    institution: { title: 'Hogeschool van Amsterdam', isAll: true },
  })
  expect(first?.kind).toBe('educational_institutions')
  expect(order(groups, 'hva')[0]).toBe('videos')
})

test('the beginning of a longer word is no name, though a service marks the whole word', () => {
  const marked = { of: ['leraar', 'worden'], title: 'full', isWholeTitle: true, words: 2 } as const
  const longer = hit('articles', 'Leraarondersteuner worden', 1, marked)
  const first = hit('articles', 'Leraar worden in een kunstvak', 0, { ...marked, isWholeTitle: false })
  expect(titles([group('articles', [first, longer])], 'leraar worden')[0]).toBe('Leraar worden in een kunstvak')
})

test('a question is answered by the question that has its words, before the page of a word in it', () => {
  const page = hit('pages', 'VOG', 0, { of: ['vog'], title: 'full', isWholeTitle: true, words: 1 })
  const question = hit('faqs', 'Heb ik een VOG nodig om in het onderwijs te werken?', 0, {
    of: ['vog'],
    title: 'full',
    words: 1,
  })
  const program = hit('programs', 'Vogelkunde', 0, { of: ['vog'], title: 'full', words: 1 })
  const groups = [group('programs', [program]), group('faqs', [question]), group('pages', [page])]
  expect(order(groups, 'heb ik een vog nodig?')).toEqual(['faqs', 'pages', 'programs'])
  expect(order(groups, 'wat is een vog')[0]).toBe('pages')
  expect(order(groups, 'vog')[0]).toBe('pages')
})

test('a word that few titles hold tells more than one that many hold', () => {
  const common = Array.from({ length: 6 }, (_, rank) =>
    hit('articles', `Leraar ${rank}`, rank, { of: ['leraar'], words: 1 }),
  )
  const rare = hit('videos', 'Salaris', 0, { of: ['salaris'], words: 1 })
  expect(order([group('articles', common), group('videos', [rare])], 'leraar salaris')[0]).toBe('videos')
})

test('a misspelling stands behind the word itself', () => {
  const wrong = hit('faqs', 'Een vast contract', 0, { of: ['contact'], title: 'full', typos: 1, words: 1 })
  const right = hit('articles', 'In contact blijven', 3, { of: ['contact'], title: 'full', words: 1 })
  expect(order([group('faqs', [wrong]), group('articles', [right])], 'contact')[0]).toBe('articles')
})

test('a relevance that the service gives decides, where all hits have it', () => {
  const low = hit('articles', 'Laag', 0, { of: ['pabo'], words: 1, relevance: 0.1 })
  const high = hit('faqs', 'Hoog', 1, { words: 1, relevance: 0.9 })
  const groups = [group('articles', [low]), group('faqs', [high])]
  expect(titles(groups, 'pabo')[0]).toBe('Hoog')
  const partly = [
    group('articles', [{ ...low, evidence: { ...low.evidence, relevance: null } }]),
    group('faqs', [high]),
  ]
  expect(titles(partly, 'pabo')[0]).toBe('Laag')
})

test('what a query asks for by name comes first: a podcast about a subject, though articles say more about it', () => {
  const groups = [
    group('articles', [hit('articles', 'Zij-instromen', 0, { of: ['zij-instroom'], words: 2, relevance: 1 })]),
    group('podcast_episodes', [hit('podcast_episodes', 'Een omweg', 0, { words: 1, relevance: 0.2 })]),
  ]
  expect(order(groups, 'podcast zij-instroom')[0]).toBe('podcast_episodes')
  expect(order(groups, 'zij-instroom')[0]).toBe('articles')
})

test('a desk that serves the place of the query ranks high, even where its relevance is low', () => {
  const desk = hit('regional_education_desks', 'Zuid-Holland voor de klas', 0, { words: 1, relevance: 0.1 })
  const programs = Array.from({ length: 3 }, (_, rank) =>
    hit('programs', `Onderwijsassistent ${rank}`, rank, { words: 1, relevance: 0.9, kilometres: 0.5 }),
  )
  const article = hit('articles', 'Het loket', 0, { of: ['loket'], words: 1, relevance: 1.6 })
  const groups = [group('programs', programs), group('articles', [article]), group('regional_education_desks', [desk])]
  expect(order(groups, 'loket rotterdam')[0]).toBe('regional_education_desks')
  expect(order(groups, 'leraar rotterdam').indexOf('regional_education_desks')).toBeLessThan(3)
})
