import { expect, test } from 'vitest'
import { everythingRequests, totalOf, type Group } from './everything-state.ts'
import { readEverything } from './everything-hits.ts'
import { kindOf, kinds } from './kinds.ts'
import { markedWords, piecesOf, plainOf } from './highlighted.ts'
import { searchEverything } from './search-everything.ts'
import { correct, fewerWords, type SendSearches } from './suggestions-when-empty.ts'

const now = new Date('2026-11-21')
const mark = (text: string) => text.replaceAll('[', '__ais-highlight__').replaceAll(']', '__/ais-highlight__')
const hit = (title: string, more: object = {}) => ({
  objectID: title,
  title: title.replaceAll(/[[\]]/g, ''),
  path: '/kennisbank/artikelen/x',
  _highlightResult: { title: { value: mark(title), matchLevel: title.includes('[') ? 'full' : 'none' } },
  ...more,
})
/** An answer in which articles have these hits, and the other kinds none. */
const answer = (...hits: object[]) => ({
  results: kinds.map((kind) => (kind === 'articles' ? { nbHits: hits.length, hits } : { nbHits: 0, hits: [] })),
})
const groupsOf = (...titles: string[]): Group[] => readEverything(answer(...titles.map((title) => hit(title))), now)

test('all kinds are searched in one call; a selected kind returns a page, the others only their count', () => {
  const all = everythingRequests({ query: 'pabo', kind: null, page: 1 }, 3)
  expect(all.map(({ indexName, hitsPerPage }) => [indexName, hitsPerPage])).toEqual(kinds.map((kind) => [kind, 3]))
  const one = everythingRequests({ query: 'pabo', kind: 'faqs', page: 2 }, 3)
  expect(one.map(({ page, hitsPerPage }) => [page, hitsPerPage])).toEqual(
    kinds.map((kind) => (kind === 'faqs' ? [1, 20] : [0, 0])),
  )
  expect([kindOf('vragen'), kindOf('faqs'), kindOf(null)]).toEqual(['faqs', null, null])
})

test('marked words come as pieces; the rest of a word whose beginning matched belongs to it', () => {
  const pieces = piecesOf(mark('De [lera]ren en [zij-instroom]'))
  expect(pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['lera', 'zij-instroom'])
  expect(plainOf(pieces)).toBe('De leraren en zij-instroom')
  expect(markedWords(pieces)).toEqual(['leraren', 'zij', 'instroom'])
})

test('a snippet is the text that matched; a transcript only where it matches', () => {
  const spoken = { transcript_string: { value: mark('mis je het [orkest]?'), matchLevel: 'full' } }
  const plain = { description: { value: 'Over muziek', matchLevel: 'none' } }
  const read = (snippets: object) =>
    readEverything(
      {
        results: kinds.map(() => ({
          nbHits: 1,
          hits: [hit('A', { path: '/media/podcasts/x/a', _snippetResult: snippets })],
        })),
      },
      now,
    ).find(({ kind }) => kind === 'podcast_episodes')?.hits[0]
  expect(read({ ...plain, ...spoken })).toMatchObject({ isSaid: true })
  expect(read({ ...plain, transcript_string: { value: 'mis je', matchLevel: 'none' } })).toMatchObject({
    isSaid: false,
    snippet: [{ text: 'Over muziek', isMarked: false }],
  })
  expect(read({})?.snippet).toEqual([])
})

test.each([
  ['lerar basisondewijs', ['[leraren] in het [basisonderwijs]'], 'lerar basisonderwijs'],
  ['paboo', ['De [pabo]', 'Naar de [pabo]', 'Op de [pabi]'], 'pabo'],
  ['Zij-instrom!', ['[zij-instroom]'], 'Zij-instroom!'],
  ['salaris', ['[Salarissen] en meer'], null],
  ['vakken', ['Welk [vak]'], null],
  ['pabo', ['[lerarenopleiding basisonderwijs]'], null],
  ['café', ['Een [cafe]'], null],
  ['mbo', ['Het [hbo]'], null],
])('the correction of “%s” derives from the matching words', (query, titles, meant) =>
  expect(correct(query, groupsOf(...titles))?.query ?? null).toBe(meant),
)

test('a hit carries the evidence of its response, and a count whether it is exact', () => {
  const title = { value: mark('De [pabo]'), matchLevel: 'full', matchedWords: ['pabo'], fullyHighlighted: false }
  const institution = { value: 'Hogeschool Utrecht', matchLevel: 'full', matchedWords: ['utrecht'] }
  const record = hit('De [pabo]', {
    path: '/navigator/opleidingen/x',
    _highlightResult: { title, educational_institutions: [{ title: institution }] },
    _rankingInfo: { words: 2, nbTypos: 1, relevance: 4.5, userScore: 3 },
  })
  const [program] = readEverything(
    { results: kinds.map(() => ({ nbHits: 900, hits: [record], exhaustive: { nbHits: false } })) },
    now,
  ).filter(({ kind }) => kind === 'programs')
  expect(program).toMatchObject({ count: 900, isExact: false })
  expect(program?.hits[0]?.evidence).toEqual({
    rank: 0,
    titleWords: ['pabo'],
    nameWords: ['utrecht'],
    title: 'full',
    isWholeTitle: false,
    words: 2,
    typos: 1,
    relevance: 4.5,
  })
  expect(groupsOf('De [pabo]')[0]).toMatchObject({
    isExact: true,
    hits: [{ evidence: { relevance: null, words: null } }],
  })
})

test('fewer words, or the beginning of the only one', () => {
  expect(fewerWords('a b c')).toEqual(['b c', 'a c', 'a b', 'a', 'b', 'c'])
  expect(fewerWords('lerraropleding')).toEqual(['lerraropledi', 'lerraro', 'lerr'])
  expect(fewerWords('abc')).toEqual([])
})

/** A service that finds one article for each of these words, and nothing for others. */
const serving = (known: Readonly<Record<string, string>>) => {
  const calls: number[] = []
  const send: SendSearches = async (requests) => {
    calls.push(requests.length)
    return {
      results: requests.map(({ indexName, query, ...rest }) => {
        const title = indexName === 'articles' ? known[query] : undefined
        const isTolerant = !('typoTolerance' in rest)
        const hits = title && (isTolerant || title.includes(query)) ? [hit(title)] : []
        return { nbHits: hits.length, hits, facets: { 'topics.name': { Salaris: 9, Pabo: 3 } } }
      }),
    }
  }
  return { send, calls }
}
const search = (send: SendSearches, query: string) => searchEverything(send, { query, kind: null, page: 1 }, 3, now)

test('a query with hits needs one call', async () => {
  const { send, calls } = serving({ pabo: 'De [pabo]' })
  expect(await search(send, 'pabo')).toMatchObject({ meant: null, others: [], topics: [] })
  expect(calls).toEqual([8])
})

test('no hits: fewer words that have hits, most words first, and topics', async () => {
  const { send, calls } = serving({ pabo: 'De [pabo]', 'pabo salaris': '[pabo] [salaris]' })
  const { groups, others, topics } = await search(send, 'pabo salaris xqzwv')
  expect(totalOf(groups)).toBe(0)
  expect(others).toEqual([
    { query: 'pabo salaris', count: 1 },
    { query: 'pabo', count: 1 },
  ])
  expect(topics).toEqual(['Salaris', 'Pabo'])
  expect(calls).toHaveLength(2)
  expect((await search(send, 'xqzwv')).topics).toEqual(['Salaris', 'Pabo'])
})

test('a word whose beginning alone is known leads to the word that is', async () => {
  const { send } = serving({ lerr: 'Word [leraar]' })
  expect((await search(send, 'lerraropleding')).others).toEqual([{ query: 'leraar', count: null }])
})

test('a word that stands somewhere as it was typed is no mistake', async () => {
  const slip = serving({ paboo: 'De [pabo]', pabo: 'De [pabo]' })
  expect((await search(slip.send, 'paboo')).meant).toBe('pabo')
  const rare = serving({ paboo: 'De [pabo], ook paboo', pabo: 'De [pabo]' })
  expect((await search(rare.send, 'paboo')).meant).toBeNull()
})

test('a misspelt word is corrected on either side of a place', async () => {
  const query = 'paboo utrecht studie'
  const { send } = serving({ [query]: 'De [pabo] [studie]', 'pabo studie': 'De [pabo] [studie]' })
  const near = { rest: 'paboo studie', parameters: {} }
  const { meant } = await searchEverything(send, { query, kind: null, page: 1, near }, 3, now)
  expect(meant).toBe('pabo utrecht studie')
})

test('without words there are counts and topics, and no hits', async () => {
  const { send, calls } = serving({})
  expect((await search(send, '')).topics).toEqual(['Salaris', 'Pabo'])
  expect(calls).toEqual([9])
})

test('a query without a letter or digit finds nothing, though a service would answer everything', async () => {
  const { send, calls } = serving({ '🙂': 'Alles' })
  const { groups, topics } = await search(send, '🙂')
  expect(totalOf(groups)).toBe(0)
  expect(topics).toEqual(['Salaris', 'Pabo'])
  expect(calls).toEqual([1])
})

test('an answer of another shape is refused', async () => {
  await expect(search(async () => ({ results: 'none' }), 'pabo')).rejects.toThrow()
  await expect(search(async () => ({ results: [{ hits: [{}], nbHits: 1 }] }), 'pabo')).rejects.toThrow()
})
