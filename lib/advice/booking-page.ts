/** The data of the page that books a call: conversations, free times, and the desk or route that the visitor came from. */
import { messageOf } from '#platform/error-message.ts'
import { getDesk } from '../content/desks.ts'
import { getFaq } from '../content/faqs.ts'
import { getProgram, type Program } from '../content/programs.ts'
import { getRoute } from '../content/career-routes.ts'
import { ownLanguageFirst } from '../content/language-order.ts'
import { listSchedulingLinks } from '../content/scheduling.ts'
import { orNone } from '../content/or-none.ts'
import { readSituation } from '../content/situation.ts'
import type { Locale } from '../i18n/routing.ts'
import { warn } from '#platform/log.ts'
import { env } from '../env.ts'
import { storage } from '../storage/storage.ts'
import { toParameters } from '../search/state.ts'
import { readReturned, type Shown } from '../forms/form-state.ts'
import { bookingForm } from './book.ts'
import type { Booking } from './bookings.ts'
import { prefilled } from './booking-form.ts'
import { mostCompared } from '../visitor/comparison.ts'
import { cutText } from '../visible-text.ts'
import { mailboxOf } from './ended-forms.ts'
import { openHolds, takenTimes } from './holds.ts'
import { mostMoves } from './move.ts'
import { programNames } from './program-names.ts'
import { adviceAddress } from './references.ts'
import { offeredSlots, type Slot, type Taken } from './slots.ts'

type Parameters = Readonly<Record<string, string | string[] | undefined>>

const textOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? cutText(value.replaceAll('\0', ''), 200) : ''

/** The reference of a link in a mail, and what it is checked with. */
export const readLink = async (searchParams: Promise<Parameters>) => {
  const { afspraak } = await searchParams
  return {
    reference: typeof afspraak === 'string' ? afspraak : '',
    options: { bookings: storage.bookings, secret: env.formsSecret, now: Date.now() },
  }
}

/** The times that are booked or held; null, with a line in the log, when the storage does not answer. */
const takenNow = async (now: number): Promise<Taken[] | null> => {
  try {
    return await takenTimes(storage.bookings, now)
  } catch (error) {
    warn('bookings: could not be read, so that no times are offered; check DATABASE_URL or BOOKINGS_FOLDER', {
      reason: messageOf(error),
    })
    return null
  }
}

/** The times to which a call can be moved; none where they cannot be known now. */
export const otherTimes = async ({ conversationId, former }: Booking): Promise<Slot[]> => {
  if (former.length >= mostMoves) return []
  const now = Date.now()
  const [links, taken] = [await orNone(listSchedulingLinks, []), await takenNow(now)]
  const conversation = links.find(({ id }) => id === conversationId)
  return conversation && taken ? offeredSlots(conversation.hours, conversation.duration, taken, now) : []
}

/** Where a hold that keeps the returned form from another leads; null when it is not this browser's, or of another mail address. */
const ownHold = async ({ problems, sent, values }: Shown, locale: Locale, now: number): Promise<string | null> => {
  if (!sent || !problems.includes('holds')) return null
  const mailbox = mailboxOf(values['email'] ?? '', env.formsSecret)
  const named = (await openHolds(storage.bookings, now)).find(
    ({ key, email }) => key === sent && mailboxOf(email, env.formsSecret) === mailbox,
  )
  return named
    ? adviceAddress(env.smtpUrl === null ? 'confirm' : 'held', locale, { named, secret: env.formsSecret })
    : null
}

/** The address query of the form that this browser is changing: its hold was given back; null when there is none. */
export const changedForm = async () => {
  const { values, problems } = await readReturned(bookingForm, { fout: '1' })
  return Object.keys(values).length && !problems.length ? { gesprek: values['conversation'], fout: '1' } : null
}

/** The programmes of an address; as many as can be compared, each once. */
const programsIn = async (query: URLSearchParams): Promise<Program[]> => {
  const slugs = new Set(query.getAll('opleiding').map((slug) => cutText(slug, 200)))
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
    readSituation(query, locale),
  ])
  const conversations = ownLanguageFirst(links, locale)
  // Another conversation may be chosen for what was typed; without a time, that of a returned form was not chosen.
  const chosenHere = returned.values['slot'] ? returned.values['conversation'] : ''
  const wanted = [textOf(parameters['gesprek']), chosenHere]
  const [named] = wanted.flatMap((name) => conversations.find(({ id }) => id === name) ?? [])
  const chosen = named ?? conversations[0] ?? null
  const now = Date.now()
  const taken = await takenNow(now)
  return {
    conversations,
    chosen,
    isNamed: named !== undefined,
    ownHold: await ownHold(returned, locale, now),
    /** Null when it cannot be known which times are free. */
    slots: chosen && taken && offeredSlots(chosen.hours, chosen.duration, taken, now),
    desk,
    situation,
    values: {
      ...prefilled({
        desk: desk?.title ?? '',
        route: route?.title ?? '',
        program: programNames(programs),
        question: faq?.question ?? words,
        situation: situation.words,
      }),
      ...returned.values,
    },
    returned,
  }
}
