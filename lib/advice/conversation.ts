/** The data of the page on which an adviser makes a plan during a conversation. */
import { getRoute } from '../content/career-routes.ts'
import { readSituation } from '../content/situation.ts'
import { servingDesks } from '../geo/desks/serving.ts'
import type { Locale } from '../i18n/routing.ts'
import type { Href } from '../paths.ts'
import { familiesOf } from '../routes/families.ts'
import { alongQuery } from '../routes/carried-answers.ts'
import { fits, inOrder, slugsOf } from '../routes/route-map.ts'
import { cutText } from '../visible-text.ts'

/** Routes in one choice. Chosen: a longer list is unusable, and routes of other roles share titles. */
const mostOffered = 40

/**
 * What the address says: the situation, and `route` by its slug. A route
 * that no longer exists (`isRouteMissing`) is left out and everything else stays. `fitting`: the families that the answers leave open,
 * shortest first, or none while they are too many (`hasTooMany`); `plan`: the page of the plan with what was said in its address.
 * @throws ContentError when the content API fails.
 */
export const readConversation = async (parameters: URLSearchParams, locale: Locale) => {
  const wanted = cutText(parameters.get('route') ?? '', 300)
  const [situation, route] = await Promise.all([
    readSituation(parameters, locale),
    wanted ? getRoute(wanted, locale) : null,
  ])
  const { map, progress, place, known, subject, words, form, desks } = situation
  const fitting = map.routes.filter((one) => fits(one, progress))
  const isFitting = !route || fitting.some(({ slug }) => slug === route.slug)
  const chosen = map.routes.filter(({ slug }) => slug === route?.slug)
  const offered = fitting.length > mostOffered ? chosen : [...fitting, ...(isFitting ? [] : chosen)]
  const plan: Href = {
    pathname: '/mijn-plan',
    query: { route: route?.slug, ...alongQuery({ answers: slugsOf(progress), place: known, subject }) },
  }
  return {
    form,
    desks: place ? servingDesks(desks, place).desks.map(({ desk }) => desk) : [],
    fitting: familiesOf(inOrder(offered, 'duur')),
    isFitting,
    hasTooMany: fitting.length > mostOffered,
    route,
    isRouteMissing: wanted !== '' && !route,
    summary: words,
    plan,
  }
}
