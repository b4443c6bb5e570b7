/** What the addresses of a visitor's path carry from page to page, so that nothing is lost without script. */
import { typedPlace } from '../search/location-filter.ts'
import { answersIn } from './ways.ts'

export type Along = {
  /** Slugs of the answers. */
  readonly answers: readonly string[]
  /** As it was typed; empty without one. */
  readonly place: string
  /** A school subject; empty without one. */
  readonly subject: string
}

export const nothingAlong: Along = { answers: [], place: '', subject: '' }

/** Chosen: a longer subject is no subject; the finder reads it as words of a query. */
const longestSubject = 80

/** The school subject that an address names; empty without one. */
export const subjectIn = (parameters: Pick<URLSearchParams, 'get'>): string =>
  (parameters.get('vak') ?? '').replaceAll('\0', '').trim().slice(0, longestSubject)

/** What an address carries. */
export const alongIn = (parameters: URLSearchParams): Along => ({
  answers: answersIn(parameters),
  place: typedPlace(parameters),
  subject: subjectIn(parameters),
})

/** The query of a link that carries it; what is empty is left out. */
export const alongQuery = ({ answers, place, subject }: Along) => ({
  a: answers.length ? answers : undefined,
  plaats: place || undefined,
  vak: subject || undefined,
})
