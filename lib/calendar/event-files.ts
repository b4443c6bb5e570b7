/** Events for visitors' own calendars. */
import { addressLine } from '../address-line.ts'
import type { CalendarEntry } from './ics.ts'
import type { AgendaEvent } from '../content/agenda.ts'

/** Where it is, on one line; null when it has no place. */
export const placeLine = ({ location }: Pick<AgendaEvent, 'location'>): string | null =>
  location ? [location.title, addressLine(location)].filter(Boolean).join(', ') : null

/** The event as an entry; `url` is the whole address of its page. Chosen: see `CalendarEntry`. */
export const entryOf = (event: AgendaEvent, url: string): CalendarEntry => ({
  id: event.id,
  // A calendar shows it without the page round it.
  title: event.sample ? `Voorbeeld, gaat niet door: ${event.title}` : event.title,
  description: event.description,
  start: event.start,
  end: event.end,
  place: event.online ? 'Online' : placeLine(event),
  url,
})
