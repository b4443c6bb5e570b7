/**
 * Texts of closed vocabularies in other languages, by the convention of Directus: a collection `<name>_translations` whose
 * rows point at the item, name a language, and hold the fields that are translated.
 * Source: docs/conformance.md, "Fields of the contract".
 */
import * as f from '../define.ts'
import type { DayPart } from './taxonomies.ts'

const [filters, routes] = [f.family('filters'), f.family('routes')]

/** What every translation has beside its texts. `languages_code` is a language tag, such as `en-GB`. */
const own = { languages_code: f.required(f.text()) }
const described = { title: f.text(), description: f.text() }

export const route_questions_translations = routes({
  fields: { ...own, route_questions_id: f.one('route_questions'), ...described },
})

export const route_answers_translations = routes({
  fields: { ...own, route_answers_id: f.one('route_answers'), ...described },
})

export const routes_translations = routes({
  fields: { ...own, routes_id: f.one('routes'), ...described, family: f.text() },
})

export const route_steps_translations = routes({
  fields: { ...own, route_steps_id: f.one('route_steps'), title: f.text(), short_title: f.text(), body: f.richText() },
})

const named = { name: f.text(), description: f.text() }

export const topics_translations = filters({ fields: { ...own, topics_id: f.one('topics'), ...named } })

export const roles_translations = filters({
  fields: { ...own, roles_id: f.one('roles'), ...named, day: f.json<readonly DayPart[]>() },
})

export const qualifications_translations = filters({
  fields: { ...own, qualifications_id: f.one('qualifications'), ...named },
})

export const tracks_translations = filters({ fields: { ...own, tracks_id: f.one('tracks'), ...named } })

export const sectors_translations = filters({ fields: { ...own, sectors_id: f.one('sectors'), ...described } })
