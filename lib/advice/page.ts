/** The data of the page that books a call: conversations, free times, and the desk or route that the visitor came from. */
import { getDesk } from '../content/desks.ts'
import { getRoute } from '../content/routes.ts'
import { listSchedulingLinks } from '../content/scheduling.ts'
import { env } from '../env.ts'
import { readReturned } from '../forms/page.ts'
import { bookingForm } from './book.ts'
import { takenTimes } from './holds.ts'
import { offeredSlots } from './slots.ts'

type Parameters = Readonly<Record<string, string | string[] | undefined>>

const textOf = (value: string | string[] | undefined): string => (typeof value === 'string' ? value.slice(0, 200) : '')

/**
 * `gesprek` names a conversation, `loket` a desk and `route` a route by their slugs; a returned form takes precedence.
 * @throws ContentError when the content API fails, or the file system's error.
 */
export const readAdvice = async (parameters: Parameters) => {
  const [conversations, returned, desk, route] = await Promise.all([
    listSchedulingLinks(),
    readReturned(bookingForm, parameters),
    getDesk(textOf(parameters['loket'])),
    parameters['route'] ? getRoute(textOf(parameters['route'])) : null,
  ])
  const wanted = returned.values['conversation'] ?? textOf(parameters['gesprek'])
  const chosen = conversations.find(({ id }) => id === wanted) ?? conversations[0] ?? null
  const now = Date.now()
  const taken = await takenTimes(env.bookingsFolder, now)
  return {
    conversations,
    chosen,
    slots: chosen ? offeredSlots(chosen.hours, chosen.duration, taken, now) : [],
    desk,
    values: { desk: desk?.title ?? '', route: route?.title ?? '', ...returned.values },
    returned,
  }
}
