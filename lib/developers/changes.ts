/** What changed in the interfaces, for those who built on them: the newest first. Days are those of the change in this repository. */
import type { Locale } from '../i18n/routing.ts'

export type Change = {
  /** ISO day. */
  readonly day: string
  readonly text: Readonly<Record<Locale, string>>
}

/** Changes that a caller can notice; docs/contract.md is what stays. */
export const changes: readonly Change[] = [
  {
    day: '2026-11-24',
    text: {
      nl: 'Artikelen en andere items schrijf je met POST, PATCH en DELETE op /items, voor accounts die dat mogen. /activity en /revisions zeggen wat er veranderde.',
      en: 'Articles and other items are written by POST, PATCH and DELETE on /items, for accounts that may. /activity and /revisions say what changed.',
    },
  },
  {
    day: '2026-11-23',
    text: {
      nl: 'Vaste woordenlijsten (sectoren, rollen, onderwerpen, vragen van de routes) hebben een relatie translations; routes hebben de optionele velden family en qualifies.',
      en: 'Closed vocabularies (sectors, roles, topics, questions of the routes) have a relation translations; routes have the optional fields family and qualifies.',
    },
  },
  {
    day: '2026-11-23',
    text: {
      nl: 'De collectie figures: bedragen en termijnen met hun dagen en bron. Ook als /cijfers.json.',
      en: 'The collection figures: amounts and terms with their days and source. Also as /cijfers.json.',
    },
  },
  {
    day: '2026-11-23',
    text: {
      nl: 'Zoeken: queryID, similarQuery en POST /1/events. Wat zoeken niet kent, weigert het met 400 in plaats van het over te slaan.',
      en: 'Search: queryID, similarQuery and POST /1/events. What search does not know it refuses with 400, rather than pass over it.',
    },
  },
  {
    day: '2026-11-23',
    text: {
      nl: 'area_bounds van loketten kan een MultiPolygon zijn, voor gebieden uit delen.',
      en: 'area_bounds of desks may be a MultiPolygon, for areas of several parts.',
    },
  },
  {
    day: '2026-11-22',
    text: {
      nl: 'Een afgeleide zoeksleutel opent nooit meer dan zijn ouder. Een zoekopdracht mag 300 ms rekentijd en 10 MB antwoord kosten.',
      en: 'A derived search key never opens more than its parent. A search call may take 300 ms of processor time and 10 MB of answer.',
    },
  },
]
