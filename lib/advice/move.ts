/** The wire of `/api/advice/move`: the times on the page of a booked call. It gets the chosen one; what its visitor wrote stays with it. */
import { createFormLimits } from '../forms/limit.ts'
import { offerOf, type AdviceOptions } from './book.ts'
import { book, booking, callsOfForm, readBooking, type Booking } from './bookings.ts'
import { networkOfCall, originOf, recordNetwork, type Origin } from './call-networks.ts'
import { removeCall } from './cancel.ts'
import { putMails } from './confirm.ts'
import { isCancelled } from './ended-forms.ts'
import { heldFor, holdTime, releasedOnError, releaseHold, type Hold } from './holds.ts'
import { answerLinkButton } from './link-button.ts'
import { adviceAddress, callToCome } from './references.ts'

/** Sixty in ten minutes for one network. */
const limits = createFormLimits('move', { each: 60, all: 1200 })

/** Times that a call is moved. Chosen: each writes a mail to the team and one to the visitor. */
export const mostMoves = 5

type Options = Pick<
  AdviceOptions,
  'secret' | 'now' | 'bookings' | 'outbox' | 'teamMail' | 'siteUrl' | 'siteName' | 'readConversations'
>

/** The call at its new time, while that is held; null when it is taken, or when the call is being moved to another one. */
const bookAt = async (hold: Hold, { bookings, now }: Options): Promise<Booking | null> => {
  // Of two tabs with different times one moves the call. The record goes within two hours: see `removePastHolds`.
  const move = `.moving-${hold.key}-${hold.former.length}`
  const isOurs = (await bookings.create(move, hold.slot)) || (await bookings.read(move)) === hold.slot
  if (!isOurs) return null
  const moved = booking.parse(hold)
  // Another press of the button may have booked it, or this one before it failed.
  const isBooked = async () => (await readBooking(bookings, hold.slot))?.key === hold.key
  try {
    if ((await holdTime(bookings, hold, now)) !== 'unavailable')
      await releasedOnError(bookings, hold, () => book(bookings, moved))
    else if (!(await isBooked())) {
      await bookings.remove(move)
      return null
    }
    return moved
  } catch (error) {
    // It would keep the call from every other time.
    if (!(await isBooked().catch(() => true))) await bookings.remove(move).catch(() => null)
    throw error
  }
}

/**
 * Writes the mails and leaves the call at its last time only, or at none when it was cancelled meanwhile. Chosen: the mails go before
 * its former time, so that the button does again what failed.
 */
const finish = async (moved: Booking, network: Origin, options: Options): Promise<void> => {
  const { bookings, now } = options
  await putMails(moved, options)
  await recordNetwork(bookings, { slot: moved.slot, ...network })
  const calls = await callsOfForm(bookings, moved.key, now)
  const stays = (await isCancelled(bookings, moved.key)) ? undefined : calls[0]?.slot
  for (const call of [moved, ...calls]) if (call.slot !== stays) await removeCall(call, options)
  await releaseHold(bookings, moved)
}

/** Moves the call, or says what is not right. */
const move = async (
  named: Booking,
  slot: string,
  origin: Origin,
  options: Options,
): Promise<Booking | 'slotNotOffered' | 'taken'> => {
  const { bookings, now } = options
  const [booked] = await callsOfForm(bookings, named.key, now)
  // Cancelled since it was read.
  if (!booked) return named
  const network = (await networkOfCall(bookings, booked.slot)) ?? (await networkOfCall(bookings, named.slot)) ?? origin
  // A move that broke off left the call at two times.
  if (booked.slot !== named.slot || booked.slot === slot) await finish(booked, network, options)
  if (booked.slot === slot) return booked
  const offer = await offerOf({ conversation: booked.conversationId, slot }, options)
  if (!offer || booked.former.length >= mostMoves) return 'slotNotOffered'
  const change = { slot, adviser: offer.slot.adviser.name, former: [...booked.former, booked.slot] }
  const moved = await bookAt({ ...booked, ...change, context: '', expires: now + heldFor, ...network }, options)
  if (!moved) return 'taken'
  await finish(moved, network, options)
  return moved
}

/**
 * 303 to the page of the call, at its new time or with what is not right; 400, 413, 429 or 503 as a page. The former time is free once
 * the new one is booked, and links in mails that were sent lead to the call: see `callToCome`.
 */
export const answerMove = (request: Request, options: Options): Promise<Response> => {
  const { secret } = options
  return answerLinkButton(request, {
    page: 'booking',
    limits,
    read: (reference) => callToCome('booking', reference, options),
    act: async (booked, locale, fields) => {
      const slot = fields.get('slot')
      const pageOf = (named: Booking) => adviceAddress('booking', locale, { named, secret })
      const pageWith = (problem: string) => `${pageOf(booked)}&fout=${problem}#slot`
      if (!slot) return pageWith('slot')
      // The button was pressed twice.
      if (slot === booked.slot) return pageOf(booked)
      const outcome = await move(booked, slot, originOf(request.headers, secret), options)
      return typeof outcome === 'string' ? pageWith(outcome) : pageOf(outcome)
    },
  })
}
