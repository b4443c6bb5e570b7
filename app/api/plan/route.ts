import { env } from '#lib/env.ts'
import { connection, type NextRequest } from 'next/server'
import { inASentence } from '#lib/site-files/in-a-sentence.ts'
import { calendarLanguage, entryOf } from '#lib/calendar/event-files.ts'
import { calendarOf, calendarType } from '#lib/calendar/ics.ts'
import { answersIn } from '#lib/routes/ways.ts'
import { listDesks } from '#lib/content/desks.ts'
import { ContentError } from '#lib/content/errors.ts'
import { lookUpPlace } from '#lib/content/places.ts'
import { listPlanDates } from '#lib/content/plan-dates.ts'
import { servingDesks } from '#lib/geo/desks/serving.ts'
import { soughtPlace } from '#lib/geo/desks/search-text.ts'
import { longestName } from '#lib/geo/places-query.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import { warn } from '#platform/log.ts'

const couldNotRead = {
  nl: 'De bijeenkomsten konden niet worden gelezen. Dat ligt aan ons; probeer het later nog eens.',
  en: 'The meetings could not be read. That is our fault; please try again later.',
}

const fileNames = { nl: 'bijeenkomsten.ics', en: 'meetings.ics' } as const

/**
 * The meetings of a plan as a file for calendars: those of the desks of `plaats`, and those online, where they are meant for
 * the answers `a` of the questionnaire; `taal=en` in English. 400 when `plaats` is
 * too long, 503 when the content API does not answer. Nothing about the visitor is stored.
 */
export const GET = async (request: NextRequest): Promise<Response> => {
  const { searchParams } = request.nextUrl
  const [typed, locale] = [searchParams.get('plaats') ?? '', calendarLanguage(searchParams)]
  if (typed.length > longestName) {
    const error = { parameter: 'plaats', message: `plaats must have ${longestName} characters at most` }
    return Response.json({ error }, { status: 400, headers: { 'cache-control': 'no-store' } })
  }
  try {
    await connection()
    const desks = await listDesks()
    const place = await soughtPlace(typed, desks, lookUpPlace)
    const own = place ? servingDesks(desks, place).desks.map(({ desk }) => desk.id) : []
    const dates = await listPlanDates(own, answersIn(searchParams), new Date())
    const text = calendarOf(
      dates.map((event) =>
        entryOf(event, absoluteUrl({ pathname: '/activiteiten/[slug]', params: { slug: event.slug } }, locale), locale),
      ),
      env.siteName,
    )
    return new Response(text, {
      headers: {
        'content-type': calendarType,
        'content-disposition': `attachment; filename="${fileNames[locale]}"`,
        'cache-control': 'private, max-age=300',
      },
    })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    warn('dates of a plan could not be read and were answered 503: the content API failed; check CONTENT_API_URL', {
      code: error.code,
      reason: error.message,
    })
    return inASentence(request, 503, couldNotRead, { 'retry-after': '5' })
  }
}
