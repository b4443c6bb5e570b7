/** What the addresses of a visitor's path carry from page to page, so that nothing is lost without script. */
import { typedPlace } from '../search/location-filter.ts'
import { answersIn } from './ways.ts'

export type CarriedAnswers = {
  /** Slugs of the answers. */
  readonly answers: readonly string[]
  /** As it was typed; empty without one. */
  readonly place: string
  /** A school subject; empty without one. */
  readonly subject: string
}

export const noCarriedAnswers: CarriedAnswers = { answers: [], place: '', subject: '' }

/** Characters of a subject at most; fields take no more. */
export const longestSubject = 40

/** Letters and what joins words: pages repeat the subject, so a crafted link must not be able to show a message. */
const subject = /^[\p{L}\p{M} '’&/()-]+$/u

/** The school subject that an address names; empty without one, and where it cannot be one. */
export const subjectIn = (parameters: Pick<URLSearchParams, 'get'>): string => {
  const typed = (parameters.get('vak') ?? '').trim()
  return typed.length <= longestSubject && subject.test(typed) ? typed : ''
}

/** What an address carries. */
export const alongIn = (parameters: URLSearchParams): CarriedAnswers => ({
  answers: answersIn(parameters),
  place: typedPlace(parameters),
  subject: subjectIn(parameters),
})

/** The query of a link that carries it; what is empty is left out. */
export const alongQuery = ({ answers, place, subject }: CarriedAnswers) => ({
  a: answers.length ? answers : undefined,
  plaats: place || undefined,
  vak: subject || undefined,
})
