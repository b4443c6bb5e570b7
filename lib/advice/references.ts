/** References to a call in the addresses of pages: its time, and a seal for what the page may do. */
import { createHmac } from 'node:crypto'
import type { Locale } from '../i18n/routing.ts'
import { isSameSecret } from '#platform/same-secret.ts'
import { readBooking, type Booking } from './bookings.ts'
import { readHold, type Hold } from './holds.ts'

/** The page that a reference opens: that the time is held, on which it is confirmed, or that it is booked. */
type Page = 'held' | 'confirm' | 'booking'

const paths = {
  held: { nl: '/adviesgesprek/vastgehouden', en: '/en/advice/held' },
  confirm: { nl: '/adviesgesprek/bevestigen', en: '/en/advice/confirm' },
  booking: { nl: '/adviesgesprek/bevestigd', en: '/en/advice/confirmed' },
} as const

type Named = Pick<Booking, 'slot' | 'key'>

const sealOf = (page: Page, secret: string, { slot, key }: Named) =>
  createHmac('sha256', secret).update(`${page}\n${slot}\n${key}`).digest('base64url')

/** The path of the page in that language, with a reference to the call when one is given. Chosen: a seal fits one page. */
export const adviceAddress = (
  page: Page,
  locale: Locale,
  call?: { readonly named: Named; readonly secret: string },
): string => {
  const path = paths[page][locale]
  return call ? `${path}?afspraak=${call.named.slot}.${sealOf(page, call.secret, call.named)}` : path
}

/** The path of the page in that language with a reference that somebody sent. Chosen: the page tells whether it holds. */
export const givenAddress = (page: Page, locale: Locale, reference: string): string =>
  `${paths[page][locale]}?afspraak=${encodeURIComponent(reference.slice(0, 200))}`

const split = (reference: string): readonly [string, string] => {
  const [slot = '', seal = ''] = reference.split('.')
  return [slot, seal]
}

/** The booking that a confirmation's reference names; null for one that we did not give. @throws the file system's error. */
export const confirmedBooking = async (reference: string, folder: string, secret: string): Promise<Booking | null> => {
  const [slot, seal] = split(reference)
  const kept = await readBooking(folder, slot)
  return kept && isSameSecret(sealOf('booking', secret, kept), seal) ? kept : null
}

type Options = {
  readonly folder: string
  readonly secret: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The hold that the reference of that page names; null when it ended, or for one that we did not give. @throws the file system's error. */
export const heldCall = async (
  page: 'held' | 'confirm',
  reference: string,
  { folder, secret, now }: Options,
): Promise<Hold | null> => {
  const [slot, seal] = split(reference)
  const kept = await readHold(folder, slot)
  return kept && kept.expires > now && isSameSecret(sealOf(page, secret, kept), seal) ? kept : null
}

/** The booking that came of the call to which the link in the mail leads; null when there is none. @throws the file system's error. */
export const bookedByLink = async (reference: string, { folder, secret }: Options): Promise<Booking | null> => {
  const [slot, seal] = split(reference)
  const kept = await readBooking(folder, slot)
  return kept && isSameSecret(sealOf('confirm', secret, kept), seal) ? kept : null
}
