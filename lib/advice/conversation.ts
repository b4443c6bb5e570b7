/** The data of the page on which an adviser makes a plan during a conversation. */
import { listDesks } from '../content/desks.ts'
import { findPlace } from '../content/places.ts'
import { getRoute, getRouteMap } from '../content/routes.ts'
import { listTerms } from '../content/taxonomy.ts'
import { servingDesks } from '../geo/desks/serving.ts'
import { soughtPlace } from '../geo/desks/search-text.ts'
import type { Locale } from '../i18n/routing.ts'
import type { Href } from '../paths.ts'
import { familiesOf } from '../routes/families.ts'
import { fits, inOrder, readAnswers, slugsOf } from '../routes/route-map.ts'
import { answersOfSituation } from '../routes/situation-answers.ts'
import { answersIn } from '../routes/ways.ts'
import { typedPlace } from '../search/location-filter.ts'

/** Chosen: a longer subject is no subject. */
const longestSubject = 80

/** Routes in one choice. Chosen: beyond that a list is no choice, and routes of other roles bear the same title. */
const mostOffered = 40

/**
 * What the address says: `a`, `plaats`, `vak` and `traject` as the page about the situation, and `route` by its slug. A route
 * that no longer exists (`isGone`) is left out and everything else stays. `fitting`: the families that the answers leave open,
 * shortest first, or none while they are too many (`hasMany`); `plan`: the page of the plan with what was said in its address.
 * @throws ContentError when the content API fails.
 */
export const readConversation = async (parameters: URLSearchParams, locale: Locale) => {
  const wanted = (parameters.get('route') ?? '').slice(0, 300)
  const [map, desks, tracks, route] = await Promise.all([
    getRouteMap(locale),
    listDesks(),
    listTerms('tracks'),
    wanted ? getRoute(wanted, locale) : null,
  ])
  const given = readAnswers(map.questions, answersIn(parameters))
  const typed = typedPlace(parameters)
  const place = typed ? await soughtPlace(typed, desks, findPlace) : null
  const subject = (parameters.get('vak') ?? '').trim().slice(0, longestSubject)
  const names = tracks.map(({ name }) => name)
  const fitting = map.routes.filter((one) => fits(one, given))
  const isFitting = !route || fitting.some(({ slug }) => slug === route.slug)
  const chosen = map.routes.filter(({ slug }) => slug === route?.slug)
  const offered = fitting.length > mostOffered ? chosen : [...fitting, ...(isFitting ? [] : chosen)]
  const answers = answersOfSituation(map.questions, given).map(({ title }) => title)
  const plan: Href = {
    pathname: '/mijn-plan',
    query: { route: route?.slug, plaats: place ? typed : undefined, a: slugsOf(given) },
  }
  return {
    map,
    given,
    typed,
    place,
    desks: place ? servingDesks(desks, place).desks.map(({ desk }) => desk) : [],
    subject,
    track: names.find((name) => name === parameters.get('traject')) ?? '',
    tracks: names,
    fitting: familiesOf(inOrder(offered, 'duur')),
    isFitting,
    hasMany: fitting.length > mostOffered,
    route,
    isGone: wanted !== '' && !route,
    situation: [...answers, subject, place ? typed : ''].filter(Boolean).join(' · '),
    plan,
  }
}
