/**
 * The government's register of addresses (PDOK Locatieserver), requested by the server only: every place in the country,
 * and every postcode with the position of its streets.
 * Source: https://api.pdok.nl/bzk/locatieserver/search/v3_1/ui/ (`suggest`, then `lookup` by id).
 */
import { z } from 'zod'
import { reasonOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'
import { createLru } from '#platform/lru.ts'
import { kilometresBetween } from '#platform/geo/area.ts'
import { digitsOf, findPlace, fold, type Place } from './places.ts'

/** Timeout in milliseconds: a page waits for the response. */
const timeout = 1000
/** Milliseconds without requests after a failure, so that not every page waits for the timeout. */
const failureCooldownMs = 30_000
/** Cached responses, and how long each is cached in milliseconds: positions of places do not change. */
const [mostCached, cachedFor] = [2000, 24 * 60 * 60 * 1000]
/** Maximum characters of a response; eight suggestions are some two thousand. */
const longest = 100_000

const suggestion = z.object({ id: z.string(), type: z.string(), weergavenaam: z.string() })
const centre = z
  .string()
  .regex(/^POINT\(-?\d+(?:\.\d+)? -?\d+(?:\.\d+)?\)$/)
  .transform((text) => text.slice('POINT('.length, -1).split(' ').map(Number))
  .pipe(z.tuple([z.number().min(2).max(8), z.number().min(50).max(54.5)]))
const answerOf = <T extends z.ZodType>(doc: T) => z.object({ response: z.object({ docs: z.array(doc).max(100) }) })
const suggestions = answerOf(suggestion)
const details = answerOf(z.object({ centroide_ll: centre }))

type Suggestion = z.output<typeof suggestion>

/** The town of a suggestion, which has the form “town, municipality, province”. */
const townOf = ({ weergavenaam }: Suggestion): string => weergavenaam.split(',')[0]?.trim() ?? ''

/** The town in a suggestion for a postcode: the text after the code. */
const townAfter = (digits: string, { weergavenaam }: Suggestion): string | undefined =>
  new RegExp(String.raw`\b${digits}\s?[A-Z]{2} (.+)$`).exec(weergavenaam)?.[1]

export type Locatieserver = {
  /**
   * The place of that name or postcode; null when the register has none; undefined when it does not respond.
   * The request for a postcode has only its digits.
   */
  readonly find: (text: string) => Promise<Place | null | undefined>
  /** Names of towns that begin with the text, each accepted by `find`; undefined when the register does not respond. */
  readonly suggest: (text: string, limit: number) => Promise<readonly string[] | undefined>
}

/** A client of the register at that address. The number of inhabitants, which the register lacks, comes from the table. */
export const createLocatieserver = (url: string): Locatieserver => {
  const cached = createLru<{ readonly body: unknown; readonly until: number }>(mostCached, () => 1)
  let pausedUntil = 0

  const request = async <T extends z.ZodType>(path: string, query: Record<string, string>, shape: T) => {
    const address = `${url}/${path}?${new URLSearchParams(query)}`
    const former = cached.get(address)
    if (former && former.until > Date.now()) return shape.parse(former.body)
    if (Date.now() < pausedUntil) return undefined
    try {
      const response = await fetch(address, {
        signal: AbortSignal.timeout(timeout),
        cache: 'no-store',
        redirect: 'error',
        headers: { accept: 'application/json' },
      })
      // A query that the register cannot read says nothing about the next one.
      if (response.status >= 400 && response.status < 500 && response.status !== 429) {
        await response.body?.cancel()
        return undefined
      }
      if (!response.ok) throw new Error(`status ${response.status}`)
      const text = await response.text()
      if (text.length > longest) throw new Error('the answer is too long')
      const body: unknown = JSON.parse(text)
      const parsed = shape.parse(body)
      cached.set(address, { body, until: Date.now() + cachedFor })
      return parsed
    } catch (error) {
      pausedUntil = Date.now() + failureCooldownMs
      // The query has the visitor's place and is therefore not logged.
      warn('places: the register at PLACES_URL did not answer; the table of places is used for 30 seconds', {
        path,
        reason: reasonOf(error),
      })
      return undefined
    }
  }
  const requestSuggestions = async (text: string, type: 'woonplaats' | 'postcode', rows: number) =>
    (await request('suggest', { q: text, fq: `type:${type}`, rows: String(rows) }, suggestions))?.response.docs

  /** The place of a suggestion, under that name. */
  const lookUp = async ({ id }: Suggestion, name: string, town: string): Promise<Place | null | undefined> => {
    const answer = await request('lookup', { id }, details)
    if (!answer) return undefined
    const [doc] = answer.response.docs
    if (!doc) return null
    const [lng, lat] = doc.centroide_ll
    const counted = findPlace(town)
    const isSame = counted && kilometresBetween([counted.lng, counted.lat], [lng, lat]) < 10
    return { name, lat, lng, ...(isSame ? { size: counted.size, townSize: counted.townSize } : { size: 0 }) }
  }

  return {
    find: async (text) => {
      const digits = digitsOf(text)
      if (digits) {
        const docs = await requestSuggestions(digits, 'postcode', 1)
        const [street] = docs ?? []
        const town = street && townAfter(digits, street)
        return street && town ? lookUp(street, `${digits} (${town})`, town) : docs && null
      }
      const docs = await requestSuggestions(text, 'woonplaats', 8)
      const folded = fold(text)
      const whole = docs?.find(({ weergavenaam }) => fold(weergavenaam) === folded)
      const town = whole ?? docs?.find((doc) => fold(townOf(doc)) === folded)
      return town ? lookUp(town, whole ? whole.weergavenaam : townOf(town), townOf(town)) : docs && null
    },
    suggest: async (text, limit) => {
      const docs = await requestSuggestions(text, 'woonplaats', limit)
      const isOnly = (doc: Suggestion) => docs?.filter((other) => townOf(other) === townOf(doc)).length === 1
      // A town that shares its name is suggested with its municipality and province.
      return docs?.slice(0, limit).map((doc) => (isOnly(doc) ? townOf(doc) : doc.weergavenaam))
    },
  }
}
