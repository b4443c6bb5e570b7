/** An event, as structured data (JSON-LD). Pure: made from what the page shows and absolute addresses. */
import { languageOf } from '../i18n/language-of.ts'
import type { AgendaEvent } from '../content/agenda.ts'
import { placeData } from './place.ts'

/**
 * When and where, and who receives. Source: https://schema.org/Event,
 * https://developers.google.com/search/docs/appearance/structured-data/event
 */
export const eventData = (event: AgendaEvent, url: string) => {
  const host = event.desk ?? event.institution
  return {
    '@type': 'Event',
    name: event.title,
    url,
    ...(event.description ? { description: event.description } : {}),
    startDate: new Date(event.start).toISOString(),
    endDate: new Date(event.end).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${event.online ? 'Online' : 'Offline'}EventAttendanceMode`,
    ...(event.online
      ? { location: { '@type': 'VirtualLocation', url: event.url ?? url } }
      : event.location
        ? { location: placeData(event.location) }
        : {}),
    ...(host ? { organizer: { '@type': 'Organization', name: host.title } } : {}),
    inLanguage: languageOf(event),
  }
}
