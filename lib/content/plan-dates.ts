/** Coming events for a visitor's plan: those of the visitor's desks, and those online. */
import { listEvents, type AgendaEvent } from './agenda.ts'

const most = 8

/**
 * The next eight that are not over, soonest first. @throws ContentError when the content API fails.
 * Chosen: filtered here, because the contract has no operator that compares dates.
 */
export const listPlanDates = async (deskIds: readonly string[], now: Date): Promise<AgendaEvent[]> =>
  (await listEvents())
    .filter(({ end }) => end > now.getTime())
    .filter(({ online, desk }) => online || (desk && deskIds.includes(desk.id)))
    .slice(0, most)
