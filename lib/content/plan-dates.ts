/** Meetings to come that a plan can do something with: those of the visitor's desks, and those that need no travel. */
import { listEvents, type AgendaEvent } from './agenda.ts'

const most = 8

/**
 * The next eight that are not over, soonest first. @throws ContentError when the content API fails.
 * Chosen: sifted here, because the contract shows no operator that compares dates.
 */
export const listPlanDates = async (deskIds: readonly string[], now: Date): Promise<AgendaEvent[]> =>
  (await listEvents())
    .filter(({ end }) => end > now.getTime())
    .filter(({ online, desk }) => online || (desk && deskIds.includes(desk.id)))
    .slice(0, most)
