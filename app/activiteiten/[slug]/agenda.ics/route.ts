import { orUnavailable } from '#lib/site-files/or-unavailable.ts'
import { inASentence } from '#lib/site-files/in-a-sentence.ts'
import { calendarLanguage, entryOf } from '#lib/calendar/event-files.ts'
import { calendarOf, calendarType } from '#lib/calendar/ics.ts'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { listEvents } from '#lib/content/agenda.ts'
import { absoluteUrl } from '#lib/metadata.ts'

const missing = { nl: 'Deze activiteit staat niet meer op onze site.', en: 'This event is no longer on our site.' }

type Context = { readonly params: Promise<{ slug: string }> }

/** One event for the visitor's own calendar; `taal=en` in English. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  orUnavailable(async () => {
    const { slug } = await params
    const event = (await listEvents()).find((item) => item.slug === slug)
    if (!event) return inASentence(request, 404, missing)
    const locale = calendarLanguage(new URL(request.url).searchParams)
    const url = absoluteUrl({ pathname: '/activiteiten/[slug]', params: { slug } }, locale)
    const body = calendarOf([entryOf(event, url, locale)], event.title)
    return conditionalResponse(request, { body, type: calendarType })
  })
