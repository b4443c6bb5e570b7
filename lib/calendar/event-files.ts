/** Events for visitors' own calendars, in the language of the page that links to them. */
import { addressLine } from '../address-line.ts'
import { isLocale, routing, type Locale } from '../i18n/routing.ts'
import { sampleTitle, type CalendarEntry } from './ics.ts'
import type { AgendaEvent } from '../content/agenda.ts'

/** Where it is, on one line; null when it has no place. */
export const placeLine = ({ location }: Pick<AgendaEvent, 'location'>): string | null =>
  location ? [location.title, addressLine(location)].filter(Boolean).join(', ') : null

const languageKey = 'taal'

/** The parameters by which a link to a calendar file names its language; Dutch is the default. */
export const languageQuery = (locale: Locale): Record<string, string> =>
  locale === routing.defaultLocale ? {} : { [languageKey]: locale }

/** The language that the address of a calendar file names. */
export const calendarLanguage = (parameters: URLSearchParams): Locale => {
  const language = parameters.get(languageKey) ?? ''
  return isLocale(language) ? language : routing.defaultLocale
}

/** The event as an entry in that language; `url` is the whole address of its page. Chosen: see `CalendarEntry`. */
export const entryOf = (event: AgendaEvent, url: string, locale: Locale): CalendarEntry => ({
  id: event.id,
  title: event.sample ? sampleTitle[locale] + event.title : event.title,
  description: event.description,
  start: event.start,
  end: event.end,
  place: event.online ? 'Online' : placeLine(event),
  url,
})
