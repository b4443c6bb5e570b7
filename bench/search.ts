/**
 * How quick search is, on the programmes of the sample catalogue and on 10,000 made-up records, against MiniSearch.
 *
 * Each question is asked in twelve variants (other words of the same records), so that no single word decides. Both
 * sides answer 20 hits and the number of all; ours does more on the way: it ranks by rules and, where the row says so,
 * marks the words that were found.
 */
import { collections } from '#schema/index.ts'
import { createSearchEngine, type SearchEngine } from '#service/search/engine.ts'
import { valuesAt, type SearchableRecord } from '#service/search/paths.ts'
import { buildRecords, indexSettings } from '#service/search/catalogue/records.ts'
import type { SearchParams } from '#service/search/query/search-params.ts'
import type { IndexSettings } from '#service/search/index/settings.ts'
import { compare, type Row } from './measure.ts'
import type { Sample } from './sample.ts'
import { buildMiniSearch, createPeer, type PeerQuestion } from './search-peer.ts'
import { syntheticRecords, syntheticSettings } from './synthetic-records.ts'

const variants = 12
const utrecht = { latitude: 52.0907, longitude: 5.1214, radius: 25_000 } as const

type Corpus = {
  readonly name: string
  readonly settings: IndexSettings
  readonly records: readonly SearchableRecord[]
  /** Six of its facets. */
  readonly facets: readonly string[]
}

/** Values evenly spread over a list, so that neither its start nor its end decides. */
const spreadOver = <Value>(values: readonly Value[]): Value[] =>
  Array.from({ length: variants }, (_, index) => values[Math.floor((index * values.length) / variants)]).filter(
    (value) => value !== undefined,
  )

const wordsIn = (text: unknown): string[] =>
  String(text)
    .toLowerCase()
    .match(/\p{L}{5,}/gu) ?? []

/** A word as someone types it who misses one key in its middle. */
const mistyped = (word: string): string => {
  const middle = Math.floor(word.length / 2)
  return `${word.slice(0, middle)}${word[middle] === 'x' ? 'q' : 'x'}${word.slice(middle + 1)}`
}

type Wording = Readonly<Record<'words' | 'pairs' | 'prefixes' | 'typos', readonly string[]>>

/**
 * What is asked of a corpus: words of its own titles, whole, in pairs, half-typed and mistyped. A word that stands in
 * many titles is as much likelier to be asked: rare words alone would flatter both sides.
 */
const wordingOf = ({ records }: Corpus): Wording => {
  const titles = records.map(({ title }) => wordsIn(title))
  const words = titles.flat().sort()
  const pairs = titles.filter((title) => title.length > 1).map((title) => title.slice(0, 2).join(' '))
  return {
    words: spreadOver(words),
    pairs: spreadOver(pairs.sort()),
    prefixes: spreadOver(words).map((word, index) => word.slice(0, 3 + (index % 2))),
    typos: spreadOver(words.filter((word) => word.length >= 6)).map(mistyped),
  }
}

/**
 * Asks without help from matches that the engine keeps of earlier words: two typos are allowed from eight letters on in
 * either case, but the engine takes each fraction below eight for another question.
 */
const askAnew = (engine: SearchEngine) => {
  let questions = 0
  return (name: string, params: SearchParams) => {
    questions = (questions + 1) % 1_000_000
    return engine.search(name, { ...params, minWordSizefor2Typos: 8 - (questions + 1) / 2 ** 24 })
  }
}

type Question = {
  readonly name: string
  readonly params: readonly SearchParams[]
  readonly peer: readonly PeerQuestion[]
  readonly peerName: string
  readonly note?: string
}

const questionsFor = (corpus: Corpus): Question[] => {
  const { words, pairs, prefixes, typos } = wordingOf(corpus)
  const { facets } = corpus
  const attributesToHighlight: readonly string[] = []
  const plain = (queries: readonly string[]) => ({
    params: queries.map((query) => ({ query, attributesToHighlight })),
    peer: queries.map((query) => ({ query })),
    peerName: 'minisearch',
  })
  const looped = 'minisearch + plain loop'
  const [facet = ''] = facets
  const values = spreadOver([...new Set(corpus.records.flatMap((record) => valuesAt(record, facet).map(String)))])
  const aroundLatLng = `${utrecht.latitude},${utrecht.longitude}`
  return [
    { name: 'one word', ...plain(words) },
    {
      ...plain(words),
      name: 'one word, hits highlighted',
      params: words.map((query) => ({ query })),
      note: 'does not highlight',
    },
    {
      name: 'one word, 6 facets',
      params: words.map((query) => ({ query, facets, attributesToHighlight })),
      peer: words.map((query) => ({ query, facets })),
      peerName: looped,
    },
    { name: 'two words', ...plain(pairs) },
    { name: 'prefix of 3–4 letters', ...plain(prefixes) },
    { name: 'one typo', ...plain(typos) },
    {
      name: 'one word within 25 km',
      params: words.map((query) => ({ query, aroundLatLng, aroundRadius: utrecht.radius, attributesToHighlight })),
      peer: words.map((query) => ({ query, around: utrecht })),
      peerName: looped,
    },
    {
      name: 'no words, 6 facets',
      params: [{ facets, attributesToHighlight }],
      peer: [{ query: '', facets }],
      peerName: looped,
      note: 'ours keeps the counts of all records',
    },
    {
      name: 'no words, a filter, 6 facets',
      params: values.map((value) => ({ facets, facetFilters: [`${facet}:${value}`], attributesToHighlight })),
      peer: values.map((value) => ({ query: '', facets, only: { facet, value } })),
      peerName: looped,
    },
  ]
}

const programmes = async ({ store: { catalogue } }: Sample): Promise<Corpus> => {
  const settings = indexSettings('programs')
  const { facets } = collections.programs.search
  const tables = await catalogue.tables()
  const records = buildRecords('programs', (name) => tables.get(name) ?? [])
  return { name: 'programs', settings, records, facets: facets.slice(0, 6) }
}

const synthetic = (): Corpus => ({
  name: '10,000',
  settings: syntheticSettings,
  records: syntheticRecords(10_000),
  facets: syntheticSettings.attributesForFaceting ?? [],
})

/** @throws Error when a question finds nothing at all: its figure would say nothing. */
const rowFor = async (
  corpus: Corpus,
  question: Question,
  engine: SearchEngine,
  peer: ReturnType<typeof createPeer>,
) => {
  const search = askAnew(engine)
  const name = `search ${corpus.name}: ${question.name}`
  const hits = question.params.reduce((sum, params) => sum + search(corpus.name, params).nbHits, 0)
  const foundByPeer = question.peer.reduce((sum, request) => sum + peer(request).nbHits, 0)
  if (hits === 0 || foundByPeer === 0) throw new Error(`${name}: ${hits} hits here, ${foundByPeer} at the peer`)
  return compare({
    name,
    peerName: question.peerName,
    ours: () => question.params.map((params) => search(corpus.name, params)),
    peer: () => question.peer.map(peer),
    questions: question.params.length,
    clock: 'thread',
    ...(question.note ? { note: question.note } : {}),
  })
}

const rowsFor = async (corpus: Corpus): Promise<Row[]> => {
  const { name, settings, records, facets } = corpus
  const fields = settings.searchableAttributes ?? []
  const engine = createSearchEngine()
  engine.replaceIndex(name, settings, records)
  const peer = createPeer(records, fields, facets)
  const rows: Row[] = []
  for (const question of questionsFor(corpus)) rows.push(await rowFor(corpus, question, engine, peer))
  const building = await compare({
    name: `search ${name}: build the index`,
    peerName: 'minisearch',
    ours: () => engine.replaceIndex(name, settings, records),
    peer: () => buildMiniSearch(records, fields),
    rounds: 3,
    clock: 'thread',
    warmUp: 0,
    note: 'no facets, no places',
  })
  return [...rows, building]
}

/** The same records as the catalogue is ranked: by one score, with every word optional. */
const byRelevance = (corpus: Corpus): Corpus => ({
  ...corpus,
  name: `${corpus.name} by relevance`,
  settings: { ...corpus.settings, ranking: ['geo', 'filters', 'relevance', 'custom'] },
})

/** Rows of search, in milliseconds a question. */
export const benchSearch = async (sample: Sample): Promise<Row[]> => [
  ...(await rowsFor(await programmes(sample))),
  ...(await rowsFor(synthetic())),
  ...(await rowsFor(byRelevance(synthetic()))),
]
