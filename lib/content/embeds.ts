/** Lists of the embeddable widgets. The server searches, so that the embed needs no search client in the browser. */
import { connection } from 'next/server'
import { z } from 'zod'
import type { Area } from '#platform/geo/area.ts'
import { flag, richText } from './field-parsers.ts'
import { answersById } from './faqs.ts'
import { findFirst } from './search-page.ts'
import { findPrograms } from './finder.ts'
import { joinLocations, nearestSpots } from '../search/spots.ts'
import { answerOf } from '../search/first-results.ts'

const answer = <T extends z.ZodType>(hit: T) =>
  z.object({ hits: z.array(hit), nbHits: z.number(), page: z.number(), nbPages: z.number() }).optional()

const program = z.object({
  objectID: z.string(),
  title: z.string(),
  slug: z.string().optional(),
  path: z.string().optional(),
  educational_institutions: z.array(z.object({ title: z.string() })).optional(),
})

export type EmbeddedProgram = z.output<typeof program> & {
  readonly city: string | null
  /** Metres from the place. */
  readonly distance: number | null
}
export type Listed<T> = {
  readonly items: readonly T[]
  readonly count: number
  /** Counted from 1. */
  readonly page: number
  readonly pages: number
}

const none = { items: [], count: 0, page: 1, pages: 1 } as const

/** Programmes for the query parameters of the finder's address, as `findPrograms` takes them; null when search does not respond. */
export const listEmbeddedPrograms = async (
  parameters: URLSearchParams,
  outline?: readonly Area[],
): Promise<Listed<EmbeddedProgram> | null> => {
  const outcome = await findPrograms(parameters, outline)
  if (!('value' in outcome)) return null
  const { list, spots, resultCounts } = outcome.value
  const result = answer(program).parse(answerOf(list))
  if (!result) return none
  const nearest = nearestSpots(joinLocations({ spots, matching: resultCounts.matching }))
  return {
    items: result.hits.map((hit) => {
      const spot = nearest.get(hit.objectID)?.spot
      return { ...hit, city: spot?.city ?? null, distance: spot?.distance ?? null }
    }),
    count: result.nbHits,
    page: result.page + 1,
    pages: result.nbPages,
  }
}

const question = z.object({
  objectID: z.string(),
  question: z.string(),
  answer: richText,
  bodyString: z.string().optional(),
  english: flag,
})
export type EmbeddedQuestion = z.output<typeof question>

/** Questions for the query parameters of their list's address; null when search does not respond. */
export const listEmbeddedQuestions = async (parameters: URLSearchParams): Promise<Listed<EmbeddedQuestion> | null> => {
  await connection()
  // Records of search have the figures of the day on which they were written.
  const [outcome, answers] = await Promise.all([findFirst('faqs', parameters), answersById()])
  if (!('value' in outcome)) return null
  const result = answer(question).parse(answerOf(outcome.value))
  if (!result) return none
  const items = result.hits.map((hit) => ({ ...hit, answer: answers.get(hit.objectID) ?? hit.answer }))
  return { items, count: result.nbHits, page: result.page + 1, pages: result.nbPages }
}
