/**
 * Search engines that answer the same questions over the same records: ours, MiniSearch, Orama and SQLite's FTS5. What a
 * peer does not do itself is done around it with plain loops (facets, distances, misspellings in FTS5), as whoever uses
 * it would have to.
 */
import { DatabaseSync } from 'node:sqlite'
import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import { createSearchEngine } from '#service/search/engine.ts'
import { valuesAt, type SearchableRecord } from '#service/search/paths.ts'
import type { SearchParams } from '#service/search/query/search-params.ts'
import { typoCost } from '#service/search/match/typos.ts'
import { countFacets, createPeer, metres, placesOf } from './search-peer.ts'
import type { Question } from './search-questions.ts'
import { syntheticSettings } from './synthetic-records.ts'

/** Answers with the number of hits; the first 20 are made ready to send. */
export type Answering = {
  readonly ask: (question: Question) => number | Promise<number>
  /** Bytes that the engine holds where the runtime does not see them. */
  readonly hidden: number
}

export const facetNames = syntheticSettings.attributesForFaceting ?? []
const searched = syntheticSettings.searchableAttributes ?? []

const ours = (records: readonly SearchableRecord[]): Answering => {
  const engine = createSearchEngine()
  engine.replaceIndex('records', syntheticSettings, records)
  let questions = 0
  const ask: Answering['ask'] = ({ query, facets, around, page, searches = 1 }) => {
    questions = (questions + 1) % 1_000_000
    const params: SearchParams = {
      query,
      ...(facets ? { facets: ['*'] } : {}),
      ...(around ? { aroundLatLng: `${around.latitude},${around.longitude}`, aroundRadius: around.radius } : {}),
      ...(page
        ? { attributesToHighlight: ['title'], attributesToSnippet: ['bodyString:50'] }
        : { attributesToHighlight: [] }),
      // Means the same every time, yet keeps the engine from answering out of what it remembers of the same word.
      minWordSizefor2Typos: 8 - (questions + 1) / 2 ** 24,
    }
    const hitsPerPage = searches > 1 ? 5 : 20
    const results = Array.from({ length: searches }, () => engine.search('records', { ...params, hitsPerPage }))
    JSON.stringify({ results })
    return results[0]?.nbHits ?? 0
  }
  return { ask, hidden: 0 }
}

const miniSearch = (records: readonly SearchableRecord[]): Answering => {
  const peer = createPeer(records, searched, facetNames)
  const ask: Answering['ask'] = ({ query, facets, around }) => {
    const answer = peer({ query, ...(facets ? { facets: facetNames } : {}), ...(around ? { around } : {}) })
    JSON.stringify(answer)
    return answer.nbHits
  }
  return { ask, hidden: 0 }
}

const orama = async (records: readonly SearchableRecord[]): Promise<Answering> => {
  const schema: Record<string, 'string' | 'enum' | 'geopoint'> = { place: 'geopoint' }
  for (const name of searched) schema[name] = 'string'
  for (const name of facetNames) schema[name] = 'enum'
  const db = create({ schema })
  const documents = records.map(({ objectID, _geoloc, ...record }) => {
    const [[lat, lon] = [0, 0]] = placesOf({ objectID, _geoloc })
    return { id: objectID, ...record, place: { lat, lon } }
  })
  await insertMultiple(db, documents, 1000)
  const ask: Answering['ask'] = async ({ query, facets, around, typo }) => {
    const answer = await searchOrama(db, {
      term: query,
      properties: [...searched],
      // All words have to match, as in the others.
      threshold: 0,
      limit: 20,
      ...(typo ? { tolerance: 1 } : {}),
      ...(facets ? { facets: Object.fromEntries(facetNames.map((name) => [name, {}])) } : {}),
      ...(around
        ? {
            where: {
              place: {
                radius: {
                  coordinates: { lat: around.latitude, lon: around.longitude },
                  value: around.radius,
                  unit: 'm' as const,
                  inside: true,
                },
              },
            },
          }
        : {}),
    })
    JSON.stringify(answer)
    return answer.count
  }
  return { ask, hidden: 0 }
}

/** The words of the index within one error, found by looking at each: FTS5 knows no misspellings. */
const corrections = (vocabulary: readonly string[], word: string): string[] =>
  vocabulary.filter((term) => Math.abs(term.length - word.length) <= 1 && typoCost(word, term) <= 1)

const fts5 = (records: readonly SearchableRecord[]): Answering => {
  const db = new DatabaseSync(':memory:')
  const columns = searched.join(', ')
  db.exec(
    `create virtual table records using fts5(${columns}, content='', prefix='1 2 3', tokenize='unicode61 remove_diacritics 2')`,
  )
  db.exec(`create virtual table words using fts5vocab('records', 'row')`)
  const insert = db.prepare(`insert into records (rowid, ${columns}) values (?, ${searched.map(() => '?').join(', ')})`)
  db.exec('begin')
  records.forEach((record, at) => insert.run(at, ...searched.map((name) => valuesAt(record, name).join(' '))))
  db.exec('commit')
  const vocabulary = db
    .prepare('select term from words')
    .all()
    .map(({ term }) => String(term))
  const known = records.map((record) => ({
    record,
    places: placesOf(record),
    facets: Object.fromEntries(facetNames.map((name) => [name, valuesAt(record, name).map(String)])),
  }))
  const ranked = db.prepare('select rowid from records where records match ? order by bm25(records, 5, 2, 1) limit 20')
  const matching = db.prepare('select rowid from records where records match ?')
  const counting = db.prepare('select count(*) as rows from records where records match ?')
  const quoted = (word: string) => `"${word}"`
  const ask: Answering['ask'] = ({ query, facets, around, prefix, typo }) => {
    const words = query.split(' ').filter((word) => word !== '')
    const expression = words
      .map((word, at) => {
        if (typo) return `(${[word, ...corrections(vocabulary, word)].map(quoted).join(' OR ')})`
        return prefix && at === words.length - 1 ? `${quoted(word)}*` : quoted(word)
      })
      .join(' AND ')
    if (words.length > 0 && !facets && !around) {
      const first = ranked.all(expression).map(({ rowid }) => known[Number(rowid)]?.record)
      JSON.stringify({ first })
      return Number(counting.get(expression)?.['rows'])
    }
    const rows = words.length > 0 ? matching.all(expression).map(({ rowid }) => Number(rowid)) : [...known.keys()]
    let matches = rows.flatMap((row) => known[row] ?? [])
    if (around)
      matches = matches.filter(({ places }) =>
        places.some(([latitude, longitude]) => metres(latitude, longitude, around) <= around.radius),
      )
    const first =
      words.length > 0 && !around
        ? ranked.all(expression).map(({ rowid }) => known[Number(rowid)]?.record)
        : matches.slice(0, 20).map(({ record }) => record)
    JSON.stringify({ first, ...(facets ? { facets: countFacets(matches, facetNames) } : {}) })
    return matches.length
  }
  const size = db.prepare('select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()').get()
  return { ask, hidden: Number(size?.['bytes'] ?? 0) }
}

export const engines: Readonly<
  Record<string, (records: readonly SearchableRecord[]) => Answering | Promise<Answering>>
> = { ours, minisearch: miniSearch, orama, fts5 }
