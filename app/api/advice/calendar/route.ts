import { messageOf } from '#platform/error-message.ts'
import { calendarNames, callEntry } from '#lib/advice/call-entry.ts'
import { adviceAddress, confirmedBooking } from '#lib/advice/references.ts'
import { calendarOf, calendarType } from '#lib/calendar/ics.ts'
import { inASentence } from '#lib/site-files/in-a-sentence.ts'
import { env } from '#lib/env.ts'
import { storage } from '#lib/storage/storage.ts'
import { warn } from '#platform/log.ts'

const missing = { nl: 'Dit gesprek is er niet, of het is afgezegd.', en: 'There is no such call, or it was cancelled.' }
const couldNotRead = {
  nl: 'Je gesprek kon niet worden gelezen. Dat ligt aan ons; probeer het later nog eens.',
  en: 'Your call could not be read. That is our fault; please try again later.',
}

/** A booked call for the visitor's own calendar; 404 without the reference of its confirmation, 503 when it cannot be read. */
export const GET = async (request: Request): Promise<Response> => {
  const reference = new URL(request.url).searchParams.get('afspraak') ?? ''
  try {
    const booking = await confirmedBooking(reference, {
      bookings: storage.bookings,
      secret: env.formsSecret,
      now: Date.now(),
    })
    if (!booking) return inASentence(request, 404, missing)
    const page = `${env.siteUrl}${adviceAddress('booking', booking.locale, { named: booking, secret: env.formsSecret })}`
    const entry = callEntry(booking, env.smtpUrl === null ? page : undefined)
    if (!entry) return inASentence(request, 404, missing)
    return new Response(calendarOf([entry], entry.title), {
      headers: {
        'content-type': calendarType,
        'content-disposition': `attachment; filename="${calendarNames[booking.locale]}"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    warn('bookings: a calendar file could not be made; check DATABASE_URL or BOOKINGS_FOLDER', {
      reason: messageOf(error),
    })
    return inASentence(request, 503, couldNotRead, { 'retry-after': '60' })
  }
}
