import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { env } from '#lib/env.ts'
import { connection } from 'next/server'
import { calendarLanguage, entryOf } from '#lib/calendar/event-files.ts'
import { choiceOf, placeOf, upcoming } from '#lib/calendar/choice.ts'
import { calendarOf, calendarType } from '#lib/calendar/ics.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { listEvents } from '#lib/content/agenda.ts'
import { lookUpPlace, ground } from '#lib/content/places.ts'
import { absoluteUrl } from '#lib/metadata.ts'

const names = { nl: 'activiteiten', en: 'events' } as const

/** What was chosen of the agenda, as a calendar to follow; `taal=en` in English. */
export const GET = async (request: Request): Promise<Response> =>
  orUnavailable(async () => {
    await connection()
    const { searchParams } = new URL(request.url)
    const [choice, locale] = [choiceOf(searchParams), calendarLanguage(searchParams)]
    const matches = upcoming(await listEvents(), choice, await placeOf(choice, lookUpPlace, ground.areasOf), Date.now())
    const entries = matches.map(({ event }) =>
      entryOf(event, absoluteUrl({ pathname: '/activiteiten/[slug]', params: { slug: event.slug } }, locale), locale),
    )
    return conditionalResponse(request, {
      body: calendarOf(entries, `${env.siteName}: ${names[locale]}`),
      type: calendarType,
    })
  })
