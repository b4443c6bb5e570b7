/** The wire of `/api/advice/move`: the times on the page of a booked call. It gets the chosen one; what its visitor wrote stays with it. */
import { createFormLimits } from '../forms/limit.ts'
import { offerOf, type AdviceOptions } from './book.ts'
import { book, booking, readBooking, type Booking } from './bookings.ts'
import { networkOfCall, originOf, recordNetwork, type Origin } from './call-networks.ts'
import { removeCall } from './cancel.ts'
import { putMails } from './confirm.ts'
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
  if ((await holdTime(bookings, hold, now)) !== 'unavailable')
    return releasedOnError(bookings, hold, async () => {
      await book(bookings, moved)
      return moved
    })
  // Another press of the button may have booked it, or this one before it failed.
  if ((await readBooking(bookings, hold.slot))?.key === hold.key) return moved
  await bookings.remove(move)
  return null
}

/** Moves the call, or says what is not right. Chosen: the mails go before its former time, so that the button does again what failed. */
const move = async (
  booked: Booking,
  slot: string,
  origin: Origin,
  options: Options,
): Promise<Booking | 'slotNotOffered' | 'taken'> => {
  const { bookings, now } = options
  const offer = await offerOf({ conversation: booked.conversationId, slot }, options)
  if (!offer || booked.former.length >= mostMoves) return 'slotNotOffered'
  const network = (await networkOfCall(bookings, booked.slot)) ?? origin
  const change = { slot, adviser: offer.slot.adviser.name, former: [...booked.former, booked.slot] }
  const hold = { ...booked, ...change, context: '', expires: now + heldFor, ...network }
  const moved = await bookAt(hold, options)
  if (!moved) return 'taken'
  await putMails(moved, options)
  await recordNetwork(bookings, hold)
  await removeCall(booked, options)
  await releaseHold(bookings, hold)
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
      const outcome = !slot
        ? 'slot'
        : // Pressed twice.
          slot === booked.slot
          ? booked
          : await move(booked, slot, originOf(request.headers, secret), options)
      return typeof outcome === 'string'
        ? `${adviceAddress('booking', locale, { named: booked, secret })}&fout=${outcome}#slot`
        : adviceAddress('booking', locale, { named: outcome, secret })
    },
  })
}
