/** Coming events for a visitor's plan: those of the visitor's desks, and those online. */
import { fitsAnswers } from '../routes/fits-answers.ts'
import { listEvents, type AgendaEvent } from './agenda.ts'
import { getRouteMap } from './career-routes.ts'

const most = 8

/**
 * The next eight that are not over and meant for somebody with these answers (slugs), soonest first.
 * @throws ContentError when the content API fails.
 * Chosen: filtered here, because the contract has no operator that compares dates.
 */
export const listPlanDates = async (
  deskIds: readonly string[],
  answers: readonly string[],
  now: Date,
): Promise<AgendaEvent[]> => {
  const [events, { questions }] = await Promise.all([listEvents(), getRouteMap('nl')])
  return events
    .filter(({ end }) => end > now.getTime())
    .filter(({ online, desk }) => online || (desk && deskIds.includes(desk.id)))
    .filter(({ requires }) => fitsAnswers(requires, answers, questions))
    .slice(0, most)
}
