import { callEntry } from '#lib/advice/mails.ts'
import { confirmedBooking } from '#lib/advice/references.ts'
import { calendarOf, calendarType } from '#lib/calendar/ics.ts'
import { env } from '#lib/env.ts'

/** A booked call for the visitor's own calendar; 404 without the reference of its confirmation. */
export const GET = async (request: Request): Promise<Response> => {
  const reference = new URL(request.url).searchParams.get('afspraak') ?? ''
  const booking = await confirmedBooking(reference, env.bookingsFolder, env.formsSecret)
  const entry = booking && callEntry(booking)
  return entry
    ? new Response(calendarOf([entry], entry.title), {
        headers: {
          'content-type': calendarType,
          'content-disposition': 'attachment; filename="adviesgesprek.ics"',
          'cache-control': 'private, no-store',
        },
      })
    : new Response(null, { status: 404 })
}
