/** How Dutch places one in an area: “op de Veluwe”, “in het Gooi”, “op Texel”. Of areas that are not here it is “in Twente”. */
import { leads, type Lead } from './leads.ts'
import type { PlaceFacts } from './place-table.ts'

/** Names as the table of places has them; islands have “op”. */
const regions: Readonly<Partial<Record<Lead, string>>> = {
  op: 'Zuid-Beveland',
  'op de': 'Veluwe|Noord-Veluwe|Utrechtse Heuvelrug|Waddeneilanden',
  'in de':
    'Randstad|Achterhoek|Gelderse Vallei|Meierij|Drechtsteden|Betuwe|Leidse regio|Bollenstreek|Friese Wouden|Zaanstreek|' +
    'Alblasserwaard|Rijnstreek|Westelijke Mijnstreek|Langstraat|Liemers|Kempen|Bommelerwaard|Stellingwerven|Stedendriehoek|' +
    'IJsselvallei|Kop van Noord-Holland|Kop van Overijssel|Noordoostpolder|Ommelanden',
  'in het': 'Gooi|Rijk van Nijmegen|Vechtdal|Land van Maas en Waal|Heuvelland',
}
const byRegion = new Map(
  leads.flatMap((lead) => (regions[lead]?.split('|') ?? []).map((name) => [name, lead] as const)),
)

/** What leads to an area's name in a sentence; undefined where that is “in” alone, and for towns. */
export const leadOf = ({ name, kind }: Pick<PlaceFacts, 'name' | 'kind'>): Lead | undefined =>
  kind === 'island' ? 'op' : kind === 'region' ? byRegion.get(name) : undefined

/** The names of regions, for the test that the table of places has them. */
export const regionsWithLead: readonly string[] = [...byRegion.keys()]
