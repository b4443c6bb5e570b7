/**
 * The government's register of addresses (PDOK Locatieserver), asked by our server alone: every place of the country,
 * and every postcode to within its own streets.
 * Source: https://api.pdok.nl/bzk/locatieserver/search/v3_1/ui/ (`suggest`, then `lookup` by id).
 */
import { z } from 'zod'
import { warn } from '#platform/log.ts'
import { kilometresBetween } from './area.ts'
import { digitsOf, fold, type Place } from './places.ts'

/** Milliseconds that an answer may take: a page waits for it. */
const patience = 1000
/** Milliseconds for which the register is left alone after it failed, so that not every page waits in turn. */
const rest = 30_000
/** Answers that are kept, and for how long: places stay where they are. */
const [mostKept, keptFor] = [2000, 24 * 60 * 60 * 1000]
/** Characters of an answer; eight suggestions are some two thousand. */
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

/** What the register calls a town: itself, its municipality, its province. */
const townOf = ({ weergavenaam }: Suggestion): string => weergavenaam.split(',')[0]?.trim() ?? ''

/** The town of a postcode's street: what follows the code. */
const townAfter = (digits: string, { weergavenaam }: Suggestion): string | undefined =>
  new RegExp(String.raw`\b${digits}\s?[A-Z]{2} (.+)$`).exec(weergavenaam)?.[1]

export type Locatieserver = {
  /**
   * The place of that name or postcode; null when the register has none; undefined when it does not answer.
   * Of a postcode only the digits are asked for.
   */
  readonly find: (text: string) => Promise<Place | null | undefined>
  /** Names of towns that begin with the text, each of which `find` finds; undefined when the register does not answer. */
  readonly suggest: (text: string, limit: number) => Promise<readonly string[] | undefined>
}

/** The register at that address. `known`: places by name, for the inhabitants that it does not count. */
export const createLocatieserver = (url: string, known: (name: string) => Place | null): Locatieserver => {
  const kept = new Map<string, { readonly body: unknown; readonly until: number }>()
  let restsUntil = 0

  const ask = async <T extends z.ZodType>(path: string, query: Record<string, string>, shape: T) => {
    const address = `${url}/${path}?${new URLSearchParams(query)}`
    const former = kept.get(address)
    if (former && former.until > Date.now()) return shape.parse(former.body)
    if (Date.now() < restsUntil) return undefined
    try {
      const response = await fetch(address, {
        signal: AbortSignal.timeout(patience),
        cache: 'no-store',
        redirect: 'error',
        headers: { accept: 'application/json' },
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      const text = await response.text()
      if (text.length > longest) throw new Error('the answer is too long')
      const body: unknown = JSON.parse(text)
      const parsed = shape.parse(body)
      const [oldest] = kept.keys()
      if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
      kept.set(address, { body, until: Date.now() + keptFor })
      return parsed
    } catch (error) {
      restsUntil = Date.now() + rest
      // What was asked is a visitor's place: it stays out of the log.
      warn('places: the register at PLACES_URL did not answer; the table of places is used for a while', {
        path,
        reason: error instanceof Error ? error.name : 'unknown',
      })
      return undefined
    }
  }
  const suggested = async (text: string, type: 'woonplaats' | 'postcode', rows: number) =>
    (await ask('suggest', { q: text, fq: `type:${type}`, rows: String(rows) }, suggestions))?.response.docs

  /** The place of a suggestion, under that name. */
  const lookUp = async ({ id }: Suggestion, name: string, town: string): Promise<Place | null | undefined> => {
    const answer = await ask('lookup', { id }, details)
    if (!answer) return undefined
    const [doc] = answer.response.docs
    if (!doc) return null
    const [lng, lat] = doc.centroide_ll
    const counted = known(town)
    const isSame = counted && kilometresBetween([counted.lng, counted.lat], [lng, lat]) < 10
    return { name, lat, lng, size: isSame ? counted.size : 0 }
  }

  return {
    find: async (text) => {
      const digits = digitsOf(text)
      if (digits) {
        const found = await suggested(digits, 'postcode', 1)
        const [street] = found ?? []
        const town = street && townAfter(digits, street)
        return street && town ? lookUp(street, `${digits} (${town})`, town) : found && null
      }
      const found = await suggested(text, 'woonplaats', 8)
      const [wanted, docs] = [fold(text), found ?? []]
      const whole = docs.find(({ weergavenaam }) => fold(weergavenaam) === wanted)
      const town = whole ?? docs.find((doc) => fold(townOf(doc)) === wanted)
      return town ? lookUp(town, whole ? whole.weergavenaam : townOf(town), townOf(town)) : found && null
    },
    suggest: async (text, limit) => {
      const docs = await suggested(text, 'woonplaats', limit)
      const isOnly = (doc: Suggestion) => docs?.filter((other) => townOf(other) === townOf(doc)).length === 1
      // A town that shares its name is told with its municipality and province.
      return docs?.slice(0, limit).map((doc) => (isOnly(doc) ? townOf(doc) : doc.weergavenaam))
    },
  }
}
