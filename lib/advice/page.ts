/** The data of the page that books a call: conversations, free times, and the desk or route that the visitor came from. */
import { getDesk, listDesks } from '../content/desks.ts'
import { lookUpPlace } from '../content/places.ts'
import { unambiguous } from '../geo/unambiguous.ts'
import { soughtPlace } from '../geo/desks/search-text.ts'
import { getFaq } from '../content/faqs.ts'
import { getProgram, type Program } from '../content/programs.ts'
import { getRoute, getRouteMap } from '../content/routes.ts'
import { ownLanguageFirst } from '../content/language-order.ts'
import { listSchedulingLinks } from '../content/scheduling.ts'
import type { Locale } from '../i18n/routing.ts'
import { warn } from '#platform/log.ts'
import { env } from '../env.ts'
import { storage } from '../storage/storage.ts'
import { answersOfSituation } from '../routes/situation-answers.ts'
import { readAnswers } from '../routes/route-map.ts'
import { alongIn, type CarriedAnswers } from '../routes/along.ts'
import { toParameters } from '../search/state.ts'
import { readReturned } from '../forms/page.ts'
import { bookingForm } from './book.ts'
import { mostCompared } from '../visitor/comparison.ts'
import { takenTimes } from './holds.ts'
import { programNames } from './program-names.ts'
import { offeredSlots, type Taken } from './slots.ts'

type Parameters = Readonly<Record<string, string | string[] | undefined>>

const textOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').slice(0, 200) : ''

/** The reference of a link in a mail, and what it is checked with. */
export const readLink = async (searchParams: Promise<Parameters>) => {
  const { afspraak } = await searchParams
  return {
    reference: typeof afspraak === 'string' ? afspraak : '',
    options: { bookings: storage.bookings, secret: env.formsSecret, now: Date.now() },
  }
}

/** The situation that an address carries, in words and in parts. A place that is not known is no part of it. */
const situationIn = async (along: CarriedAnswers, locale: Locale) => {
  const [{ questions }, desks] = await Promise.all([getRouteMap(locale), listDesks()])
  const progress = readAnswers(questions, along.answers)
  const place = along.place ? await soughtPlace(along.place, desks, lookUpPlace) : null
  const answers = answersOfSituation(questions, progress).map(({ title }) => title)
  const named = place ? unambiguous(along.place, place.reading) : ''
  return {
    words: [...answers, along.subject, named].filter(Boolean).join(' · '),
    /** The place by a name that no other has; empty without one. */
    named,
    questionnaire: { questions, progress },
    along,
    place,
  }
}

/** The times that are booked or held; null, with a line in the log, when the storage does not answer. */
const takenNow = async (now: number): Promise<Taken[] | null> => {
  try {
    return await takenTimes(storage.bookings, now)
  } catch (error) {
    warn('bookings: could not be read, so that no times are offered; check DATABASE_URL or BOOKINGS_FOLDER', {
      reason: error instanceof Error ? error.message : 'unknown',
    })
    return null
  }
}

/** The programmes of an address; as many as can be compared, each once. */
const programsIn = async (query: URLSearchParams): Promise<Program[]> => {
  const slugs = new Set(query.getAll('opleiding').map((slug) => slug.slice(0, 200)))
  const programs = await Promise.all([...slugs].slice(0, mostCompared).map(getProgram))
  return programs.filter((program) => program !== null)
}

/**
 * `gesprek` names a conversation, `loket` a desk, `route` a route, `opleiding` programmes and `vraag` a question by their
 * slugs (`vraag` may also be the words of a search); `a`, `plaats` and `vak` are the situation. A returned form takes precedence.
 * @throws ContentError when the content API fails.
 */
export const readAdvice = async (parameters: Parameters, locale: Locale) => {
  const [query, words] = [toParameters(parameters), textOf(parameters['vraag'])]
  const [links, returned, desk, route, programs, faq, situation] = await Promise.all([
    listSchedulingLinks(),
    readReturned(bookingForm, parameters),
    getDesk(textOf(parameters['loket'])),
    parameters['route'] ? getRoute(textOf(parameters['route']), locale) : null,
    programsIn(query),
    words ? getFaq(words) : null,
    situationIn(alongIn(query), locale),
  ])
  const conversations = ownLanguageFirst(links, locale)
  const wanted = returned.values['conversation'] ?? textOf(parameters['gesprek'])
  const chosen = conversations.find(({ id }) => id === wanted) ?? conversations[0] ?? null
  const now = Date.now()
  const taken = await takenNow(now)
  return {
    conversations,
    chosen,
    /** Null when it cannot be known which times are free. */
    slots: chosen && taken && offeredSlots(chosen.hours, chosen.duration, taken, now),
    desk,
    situation,
    values: {
      desk: desk?.title ?? '',
      route: route?.title ?? '',
      program: programNames(programs),
      question: faq?.question ?? words,
      situation: situation.words,
      ...returned.values,
    },
    returned,
  }
}
