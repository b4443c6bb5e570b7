/**
 * What a visitor said about themselves: answers of the questionnaire, a subject, a form of study and a place. It is
 * stored in this browser alone; addresses carry the part that a page needs, so that pages work without script.
 */
import { forget, keep, readStored } from './storage.ts'

export const situationKey = 'lesroute:situation:1'

/** An answer of the questionnaire, with the slug of its question and the words that the visitor read. */
export type SituationAnswer = { readonly question: string; readonly slug: string; readonly title: string }

export type Situation = {
  /** At most one for each question. */
  readonly answers: readonly SituationAnswer[]
  /** Place or postcode as the visitor typed or chose it. */
  readonly place: string | null
  /** Name of a school subject. */
  readonly subject: string | null
  /** Name of a form of study, as the finder's facet names it. */
  readonly track: string | null
}

export const emptySituation: Situation = { answers: [], place: null, subject: null, track: null }

/** Chosen: longer values are not from this site. */
const longest = 120
const mostAnswers = 12

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest ? value : null

const answerOf = (value: unknown): SituationAnswer[] => {
  const { question, slug, title }: Partial<Record<keyof SituationAnswer, unknown>> = Object(value)
  const [ofQuestion, ofSlug, ofTitle] = [textOf(question), textOf(slug), textOf(title)]
  return ofQuestion && ofSlug && ofTitle ? [{ question: ofQuestion, slug: ofSlug, title: ofTitle }] : []
}

/** Parses the stored text. What is invalid is left out, so that one broken value does not lose the rest. */
export const parseSituation = (text: string): Situation => {
  try {
    const { answers, place, subject, track }: Partial<Record<keyof Situation, unknown>> = Object(JSON.parse(text))
    return {
      answers: Array.isArray(answers) ? answers.slice(0, mostAnswers).flatMap(answerOf) : [],
      place: textOf(place),
      subject: textOf(subject),
      track: textOf(track),
    }
  } catch {
    return emptySituation
  }
}

export const isEmpty = ({ answers, place, subject, track }: Situation): boolean =>
  answers.length === 0 && !place && !subject && !track

/** What a page's address says. It may say all answers, or everything: then what it leaves out was not answered. */
export type AddressSituation = Partial<Situation> & { readonly complete?: 'answers' | 'everything' }

/** The stored situation with what an address says: newer values replace older ones, answers by their question. */
export const mergeSituation = (
  stored: Situation,
  { answers = [], place, subject, track, complete }: AddressSituation,
): Situation => {
  if (complete === 'everything')
    return { answers, place: place ?? null, subject: subject ?? null, track: track ?? null }
  const answered = new Set(answers.map(({ question }) => question))
  return {
    // An address that leaves all questions open, such as that of the list of all routes, takes back none.
    answers:
      complete && answers.length
        ? answers
        : [...stored.answers.filter(({ question }) => !answered.has(question)), ...answers],
    place: place || stored.place,
    subject: subject || stored.subject,
    track: track || stored.track,
  }
}

/** Whether the stored situation becomes another one by what an address says. */
export const changes = (stored: Situation, fromAddress: AddressSituation): boolean => {
  const isAny = [...(fromAddress.answers ?? []), fromAddress.place, fromAddress.subject, fromAddress.track].some(
    Boolean,
  )
  const [before, next] = [textsOf(stored), textsOf(mergeSituation(stored, fromAddress))]
  return isAny && before.toSorted().join('\n') !== next.toSorted().join('\n')
}

/** The answer to the same question where it is not the one that something asks for, with the one that it asks for. */
export const unmet = (
  { answers }: Situation,
  required: readonly SituationAnswer[],
): { readonly wanted: SituationAnswer; readonly stored: SituationAnswer }[] =>
  required.flatMap((wanted) => {
    const stored = answers.find(({ question }) => question === wanted.question)
    return stored && stored.slug !== wanted.slug ? [{ wanted, stored }] : []
  })

/** Parts of a situation that an address can carry. */
export const carried = ['answers', 'place', 'subject', 'track'] as const
export type Carried = (typeof carried)[number]

/**
 * The situation as the query of an address, with the given parts only. Keys: `a`, `plaats`, `vak`, `traject`; a search takes the subject
 * as its words, under another key.
 */
export const queryOfSituation = (
  situation: Situation,
  parts: readonly Carried[] = carried,
  subjectKey: 'vak' | 'q' = 'vak',
): string => {
  const { answers, place, subject, track } = situation
  const has = (part: Carried) => parts.includes(part)
  return new URLSearchParams([
    ...(has('answers') ? answers.map(({ slug }) => ['a', slug]) : []),
    ...(place && has('place') ? [['plaats', place]] : []),
    ...(subject && has('subject') ? [[subjectKey, subject]] : []),
    ...(track && has('track') ? [['traject', track]] : []),
  ]).toString()
}

/**
 * The texts of a situation in the order in which a sentence names them: the answers as `questions` (slugs) come, not as they
 * were given, and the place last.
 */
export const textsOf = ({ answers, subject, track, place }: Situation, questions: readonly string[] = []): string[] => {
  const placeOf = ({ question }: SituationAnswer) =>
    questions.includes(question) ? questions.indexOf(question) : questions.length
  const inOrder = answers.toSorted((one, other) => placeOf(one) - placeOf(other))
  return [...inOrder.map(({ title }) => title), subject, track, place].flatMap((text) => text ?? [])
}

/** The situation that this browser stores; empty when there is none. */
export const readSituation = (): Situation => parseSituation(readStored(situationKey))

/** Stores a situation. False when storage is full or unavailable. */
export const keepSituation = (situation: Situation): boolean => keep(situationKey, JSON.stringify(situation))

/** Deletes the stored situation. */
export const forgetSituation = (): void => forget(situationKey)
