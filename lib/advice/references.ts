/** References to a call in the addresses of pages: its time, and a seal for the permission of the page. */
import { createHmac } from 'node:crypto'
import type { Locale } from '../i18n/routing.ts'
import type { Records } from '#platform/records/records.ts'
import { isSameSecret } from '#platform/same-secret.ts'
import { readBooking, type Booking } from './bookings.ts'
import { readHold, type Hold } from './holds.ts'
import { slotOfId } from './slots.ts'

/** The page that a reference opens: the time is held, to be confirmed, booked, or to be cancelled. */
type Page = 'held' | 'confirm' | 'booking' | 'cancel'

const paths = {
  held: { nl: '/adviesgesprek/vastgehouden', en: '/en/advice/held' },
  confirm: { nl: '/adviesgesprek/bevestigen', en: '/en/advice/confirm' },
  booking: { nl: '/adviesgesprek/bevestigd', en: '/en/advice/confirmed' },
  cancel: { nl: '/adviesgesprek/afzeggen', en: '/en/advice/cancel' },
} as const

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
  `${paths[page][locale]}?afspraak=${encodeURIComponent(reference.slice(0, 200))}`

const split = (reference: string): readonly [string, string] => {
  const [slot = '', seal = ''] = reference.split('.')
  return [slot, seal]
}

/** The booking of a confirmation's reference; null when the reference is invalid. @throws the error of the storage. */
export const confirmedBooking = async (
  reference: string,
  records: Records,
  secret: string,
): Promise<Booking | null> => {
  const [slot, seal] = split(reference)
  const booking = await readBooking(records, slot)
  return booking && isSameSecret(sealOf('booking', secret, booking), seal) ? booking : null
}

type Options = {
  readonly bookings: Records
  readonly secret: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The hold of that page's reference; null when it has expired, or when the reference is invalid. @throws the error of the storage. */
export const heldCall = async (
  page: 'held' | 'confirm',
  reference: string,
  { bookings, secret, now }: Options,
): Promise<Hold | null> => {
  const [slot, seal] = split(reference)
  const hold = await readHold(bookings, slot)
  return hold && hold.expires > now && isSameSecret(sealOf(page, secret, hold), seal) ? hold : null
}

/** The booking of the call in the mail's link; null when there is none. @throws the error of the storage. */
export const bookedByLink = async (reference: string, { bookings, secret }: Options): Promise<Booking | null> => {
  const [slot, seal] = split(reference)
  const booking = await readBooking(bookings, slot)
  return booking && isSameSecret(sealOf('confirm', secret, booking), seal) ? booking : null
}

/**
 * The booking of a cancel link, while its call has not begun; null when there is none, or when the link is invalid.
 * @throws the error of the storage.
 */
export const cancellableBooking = async (
  reference: string,
  { bookings, secret, now }: Options,
): Promise<Booking | null> => {
  const [slot, seal] = split(reference)
  const booking = await readBooking(bookings, slot)
  const isToCome = (slotOfId(slot)?.start ?? 0) > now
  return booking && isToCome && isSameSecret(sealOf('cancel', secret, booking), seal) ? booking : null
}
