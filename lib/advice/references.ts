/** References to a call in the addresses of pages: its time, and a seal for the permission of the page. */
import { createHmac } from 'node:crypto'
import { pathsOf } from '../i18n/pathname.ts'
import type { Locale } from '../i18n/routing.ts'
import type { Records } from '#platform/records/records.ts'
import { isSameSecret } from '#platform/same-secret.ts'
import { bookingsToCome, readBooking, type Booking } from './bookings.ts'
import { cutText } from '../visible-text.ts'
import { endedForms } from './ended-forms.ts'
import { readHold, type Hold } from './holds.ts'
import { phaseOf, slotOfId } from './slots.ts'

/** The page that a reference opens: the time is held, to be confirmed, booked, or to be cancelled. */
type Page = 'held' | 'confirm' | 'booking' | 'cancel'

const paths = {
  held: pathsOf('/adviesgesprek/vastgehouden'),
  confirm: pathsOf('/adviesgesprek/bevestigen'),
  booking: pathsOf('/adviesgesprek/bevestigd'),
  cancel: pathsOf('/adviesgesprek/afzeggen'),
}

type Named = Pick<Booking, 'slot' | 'key'>

const sealOf = (page: Page, secret: string, { slot, key }: Named) =>
  createHmac('sha256', secret).update(`${page}\n${slot}\n${key}`).digest('base64url')

/** The path of the page in that language, with a reference to the call, if any. Chosen: a seal is valid for one page. */
export const adviceAddress = (
  page: Page,
  locale: Locale,
  call?: { readonly named: Named; readonly secret: string },
): string => {
  const path = paths[page][locale]
  return call ? `${path}?afspraak=${call.named.slot}.${sealOf(page, call.secret, call.named)}` : path
}

/** The path of the page in that language with a reference from a request. Chosen: the page checks whether it is valid. */
export const givenAddress = (page: Page, locale: Locale, reference: string): string =>
  `${paths[page][locale]}?afspraak=${encodeURIComponent(cutText(reference, 200))}`

type Options = {
  readonly bookings: Records
  readonly secret: string
  /** Milliseconds since 1970. */
  readonly now: number
}

const partsOf = (reference: string) => {
  const [slot = '', seal = ''] = reference.split('.')
  return { slot, seal }
}

/** What `read` has for the reference, when its seal is that of the page; null otherwise. */
const sealed = async <Call extends Named>(
  read: (records: Records, slot: string) => Promise<Call | null>,
  page: Page,
  reference: string,
  { bookings, secret }: Omit<Options, 'now'>,
): Promise<Call | null> => {
  const { slot, seal } = partsOf(reference)
  const call = await read(bookings, slot)
  return call && isSameSecret(sealOf(page, secret, call), seal) ? call : null
}

const day = 86_400_000

/** The booking of that reference, also where it names a time from which the call was moved: mails that were sent have it. */
const sealedBooking = async (page: Page, reference: string, options: Options): Promise<Booking | null> => {
  const booking = await sealed(readBooking, page, reference, options)
  const { slot, seal } = partsOf(reference)
  if (booking || !slotOfId(slot)) return booking
  const { bookings, secret, now } = options
  // Also of a call that has begun.
  const moved = (await bookingsToCome(bookings, now - day)).filter(({ former }) => former.includes(slot))
  return moved.find(({ key }) => isSameSecret(sealOf(page, secret, { slot, key }), seal)) ?? null
}

/** The booking of a confirmation's reference; null when the reference is invalid. @throws the error of the storage. */
export const confirmedBooking = (reference: string, options: Options): Promise<Booking | null> =>
  sealedBooking('booking', reference, options)

/** The hold of that page's reference; null when it has expired, or when the reference is invalid. @throws the error of the storage. */
export const heldCall = async (page: 'held' | 'confirm', reference: string, options: Options): Promise<Hold | null> => {
  const hold = await sealed(readHold, page, reference, options)
  return hold && hold.expires > options.now ? hold : null
}

/** The booking of the call in the mail's link; null when there is none. @throws the error of the storage. */
export const bookedByLink = (reference: string, options: Options): Promise<Booking | null> =>
  sealedBooking('confirm', reference, options)

/** The booking of a cancel link, its call begun or over too; null when there is none. @throws the error of the storage. */
export const bookingToCancel = (reference: string, options: Options): Promise<Booking | null> =>
  sealedBooking('cancel', reference, options)

/** The booking of a reference to that page, while its call has not begun; null when there is none. @throws the error of the storage. */
export const callToCome = async (
  page: 'booking' | 'cancel',
  reference: string,
  options: Options,
): Promise<Booking | null> => {
  const booking = await sealedBooking(page, reference, options)
  return booking && phaseOf(booking.slot, options.now) === 'toCome' ? booking : null
}

/**
 * Why a reference to that page has no booking: it was cancelled within the last hour, or this is not known.
 * @throws the error of the storage.
 */
export const whyMissing = async (
  page: 'booking' | 'cancel',
  reference: string,
  { bookings, secret }: Omit<Options, 'now'>,
): Promise<'cancelledNow' | 'cancelled'> => {
  const [slot = '', seal = ''] = reference.split('.')
  const keys = slotOfId(slot) ? await endedForms(bookings) : []
  return keys.some((key) => isSameSecret(sealOf(page, secret, { slot, key }), seal)) ? 'cancelledNow' : 'cancelled'
}
