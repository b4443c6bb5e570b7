/**
 * Texts of closed vocabularies in other languages, by the convention of Directus: a collection `<name>_translations` whose
 * rows point at the item, name a language, and hold the fields that are translated.
 * Source: docs/conformance.md, "Fields of the contract".
 */
import { collection, json, one, required, richText, text, uuid } from '../define.ts'
import type { DayPart } from './filters.ts'

/** What every translation has beside its texts. `languages_code` is a language tag, such as `en-GB`. */
const own = { id: required(uuid()), languages_code: required(text()) }
const described = { title: text(), description: text() }

export const route_questions_translations = collection({
  family: 'routes',
  fields: { ...own, route_questions_id: one('route_questions'), ...described },
})

export const route_answers_translations = collection({
  family: 'routes',
  fields: { ...own, route_answers_id: one('route_answers'), ...described },
})

export const routes_translations = collection({
  family: 'routes',
  fields: { ...own, routes_id: one('routes'), ...described, family: text() },
})

export const route_steps_translations = collection({
  family: 'routes',
  fields: { ...own, route_steps_id: one('route_steps'), title: text(), short_title: text(), body: richText() },
})

const named = { name: text(), description: text() }

export const topics_translations = collection({
  family: 'filters',
  fields: { ...own, topics_id: one('topics'), ...named },
})

export const roles_translations = collection({
  family: 'filters',
  fields: { ...own, roles_id: one('roles'), ...named, day: json<readonly DayPart[]>() },
})

export const qualifications_translations = collection({
  family: 'filters',
  fields: { ...own, qualifications_id: one('qualifications'), ...named },
})

export const tracks_translations = collection({
  family: 'filters',
  fields: { ...own, tracks_id: one('tracks'), ...named },
})

export const sectors_translations = collection({
  family: 'filters',
  fields: { ...own, sectors_id: one('sectors'), ...described },
})
