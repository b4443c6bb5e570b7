/** The podcast shows; their episodes are files in `episodes/`. */
import type { Row } from '#schema/index.ts'

export type Show = {
  key: string
  title: string
  description: string
  status: NonNullable<Row<'podcast_shows'>['podcast_status']>
  hosts: string[]
  audiences: string[]
  phases: string[]
  sectors: string[]
  seasons: { number: number; year: number }[]
}

export const shows: Show[] = [
  {
    key: 'het-tweede-uur',
    title: 'Het Tweede Uur',
    description:
      'Het eerste lesuur red je op adrenaline; in het tweede begint het vak. Lieke Broekhuis praat met mensen die van baan wisselden en nu voor de klas staan. Over de sprong, de twijfel en de maandag erna.',
    status: 'active',
    hosts: ['lieke-broekhuis'],
    audiences: ['overstappers', 'terugkeerders'],
    phases: ['interesse', 'orientatie', 'opleiding'],
    sectors: ['po', 'vo', 'mbo', 'go'],
    seasons: [
      { number: 1, year: 2025 },
      { number: 2, year: 2026 },
      { number: 3, year: 2031 },
    ],
  },
  {
    key: 'pauzegesprek',
    title: 'Pauzegesprek',
    description:
      'Een kwartier, een kop koffie en één vraag. Samir Haddou schuift aan in de personeelskamer en vraagt door over geld, tijd en regels: de dingen die in een vacature niet staan.',
    status: 'paused',
    hosts: ['samir-haddou', 'lieke-broekhuis'],
    audiences: ['overstappers', 'studenten', 'intern'],
    phases: ['orientatie', 'start', 'behoud'],
    sectors: ['po', 'vo', 'mbo'],
    seasons: [
      { number: 1, year: 2026 },
      { number: 2, year: 2031 },
    ],
  },
  {
    key: 'eerste-bel',
    title: 'Eerste Bel',
    description:
      'Eén schooljaar in korte gesprekken voor wie net begint: van het lege lokaal in augustus tot de laatste dag voor de zomer. Lieke Broekhuis en Samir Haddou vragen om de beurt naar dat ene ding dat je eerder had willen weten.',
    status: 'active',
    hosts: ['lieke-broekhuis', 'samir-haddou'],
    audiences: ['studenten', 'overstappers', 'intern'],
    phases: ['start', 'behoud'],
    sectors: ['po', 'vo', 'mbo', 'go'],
    seasons: [
      { number: 1, year: 2025 },
      { number: 2, year: 2026 },
      { number: 3, year: 2031 },
    ],
  },
]
