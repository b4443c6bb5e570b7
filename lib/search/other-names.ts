/** Other names of roles, sectors, tracks and topics, which the catalogue does not have: colloquial ones, and English ones. */
import { terms } from '../rich-text/glossary/terms.ts'
import { foldedWords } from './query-text.ts'

/** Chosen: written by hand, about what has no term in the glossary. */
const rows: readonly (readonly [title: string, names: string])[] = [
  [
    'Leraar basisonderwijs',
    'juf, meester, schooljuf, leerkracht, primary school teacher, primary teacher, elementary school teacher',
  ],
  [
    'Leraar voortgezet onderwijs',
    'docent middelbare school, leraar middelbare school, secondary school teacher, high school teacher',
  ],
  ['Docent mbo', 'mbo docent, leraar mbo, vocational teacher, vocational education teacher'],
  ['Leraar gespecialiseerd onderwijs', 'leraar speciaal onderwijs, special education teacher, special needs teacher'],
  ['Onderwijsassistent', 'klassenassistent, teaching assistant, classroom assistant, teacher’s aide'],
  ['Leraarondersteuner', 'teacher support, senior teaching assistant'],
  ['Technisch onderwijsassistent', 'toa, lab technician, laboratory assistant'],
  ['Instructeur', 'instructor'],
  ['Gastdocent', 'gastles, gastlessen, guest teacher, guest lecturer'],
  ['Zorgcoördinator', 'zoco, care coordinator'],
  ['Decaan', 'studiekeuzebegeleider, careers counsellor, careers adviser, guidance counselor'],
  ['Schoolleider', 'directeur, rector, schooldirecteur, headteacher, head teacher, principal, school leader'],
  ['Teamleider', 'afdelingsleider, team leader'],
  ['Hogeschooldocent', 'hbo docent, lecturer'],
  ['Conciërge', 'caretaker, janitor'],
  ['Administratief medewerker', 'schoolsecretaresse, secretary, school secretary, administrative assistant'],
  ['Primair onderwijs', 'primary education, primary school, elementary school'],
  ['Voortgezet onderwijs', 'secondary education, secondary school, high school'],
  ['Middelbaar beroepsonderwijs', 'vocational education, vocational training'],
  ['Gespecialiseerd onderwijs', 'special education, special needs'],
  ['Hoger onderwijs', 'higher education, university'],
  ['Voltijdopleiding', 'voltijd, full time, full-time study'],
  ['Deeltijdopleiding', 'deeltijd, avondopleiding, part time, part-time study, evening classes'],
  ['Duale opleiding', 'duaal, werken en leren, dual, work and study'],
  ['Associate degree', 'ad'],
  ['Mbo bol', 'bol'],
  ['Mbo bbl', 'bbl, leerwerktraject, apprenticeship'],
  ['Salaris', 'loon, verdienen, inkomen, salary, pay, wage, income'],
  ['Collegegeld', 'kosten, tuition fee, tuition, costs'],
  ['Buitenland', 'buitenlands diploma, abroad, foreign diploma'],
  ['Subsidies en financiën', 'subsidie, studiefinanciering, grant, funding'],
  ['Arbeidsvoorwaarden', 'cao, vakantie, employment conditions, holidays'],
  ['Lerarenopleiding', 'teacher training, teacher education'],
  ['Toelatingstoetsen', 'toelatingstoets, entrance test, admission test'],
]

const key = (title: string): string => foldedWords(title).join(' ')

const byTitle = new Map(rows.map(([title, names]) => [key(title), names.split(', ')]))
for (const { nl, en } of terms) {
  const names = [nl.term, ...(nl.forms ?? []), en.term, ...(en.forms ?? [])]
  for (const name of [nl.term, ...(nl.forms ?? [])])
    byTitle.set(key(name), [...new Set([...(byTitle.get(key(name)) ?? []), ...names])])
}

/** Other names of what has that Dutch title, in both languages; none for titles that are in no list. */
export const otherNames = (title: string): readonly string[] => byTitle.get(key(title)) ?? []
