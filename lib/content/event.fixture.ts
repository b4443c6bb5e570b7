/** An event of the agenda for tests. */
import type { AgendaEvent } from './agenda.ts'

export const newEvent = (slug: string, changes: Partial<AgendaEvent> = {}): AgendaEvent => ({
  id: slug,
  slug,
  title: slug,
  description: null,
  english: false,
  requires: [],
  kind: 'webinar',
  start: Date.UTC(2026, 10, 22, 12),
  end: Date.UTC(2026, 10, 22, 13),
  online: false,
  url: null,
  sample: false,
  confirmed_by: null,
  confirmed_on: null,
  location: null,
  desk: null,
  institution: null,
  ...changes,
})
