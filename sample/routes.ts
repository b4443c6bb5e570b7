/**
 * The routes that the questionnaire leads to. Each is one way to one role on one kind of school, for one diploma: made of
 * a core (the study or the work by which somebody qualifies), what has to come before it for who has that diploma, and a
 * visit and a first year at that kind of school.
 */
import { coresOf, type Core, type Diploma } from './route-cores.ts'
import { questions } from './route-questions.ts'
import { slugOf } from './rows.ts'

/** The parts of a route's title, from which its translation is made. */
export type RouteParts = {
  core: string
  entry: string
  school: School
  diploma: Diploma
}
export type Route = {
  parts: RouteParts
  key: string
  family: string
  title: string
  description: string
  /** Whether it ends in a qualification. */
  qualifies: boolean
  requires: string[]
  steps: string[]
}

export type School = 'po' | 'vo' | 'mbo' | 'go'

const schools: Readonly<Record<string, { key: School; name: string }>> = {
  'school-basisonderwijs': { key: 'po', name: 'op een basisschool' },
  'school-voortgezet': { key: 'vo', name: 'op een middelbare school' },
  'school-mbo': { key: 'mbo', name: 'in het mbo' },
  'school-gespecialiseerd': { key: 'go', name: 'in het gespecialiseerd onderwijs' },
}

const held: Readonly<Record<Diploma, string>> = {
  geen: 'zonder startdiploma',
  mbo4: 'met mbo 4',
  havo: 'met havo',
  vwo: 'met vwo',
  hbo: 'met een hbo-diploma',
  wo: 'met een universitair diploma',
  buitenland: 'met een diploma uit het buitenland',
  'leraar-buitenland': 'met een buitenlandse lesbevoegdheid',
  pabo: 'met een pabodiploma',
  tweedegraads: 'met een tweedegraads bevoegdheid',
  eerstegraads: 'met een eerstegraads bevoegdheid',
}

type Entry = { name: string; steps: readonly string[] }

/** Diplomas with which no admission to an hbo study is needed: degrees, and those from abroad, whose routes name their own steps. */
const admitted: readonly Diploma[] = ['hbo', 'wo', 'buitenland', 'leraar-buitenland']

/**
 * What comes before a study, for who has that diploma; without one there are three ways in. A degree of hbo or university
 * admits to an hbo study; it exempts from the admission tests of the pabo, as vwo does.
 * Source: sample/articles/de-toelatingstoetsen-voor-de-pabo.md.
 */
const entriesOf = ({ entry }: Core, diploma: Diploma): Entry[] => {
  if (entry === undefined || admitted.includes(diploma)) return [{ name: '', steps: [] }]
  const isTested = entry === 'pabo' && diploma !== 'vwo'
  const admission = isTested ? ['toelatingseisen-pabo', 'toelating-hbo'] : ['toelating-hbo']
  if (diploma !== 'geen') return [{ name: '', steps: admission }]
  return [
    { name: 'via de 21+-toets', steps: ['toets-21-plus', ...admission] },
    { name: 'via het vavo', steps: ['vavo', ...admission] },
    { name: 'via mbo 4', steps: ['mbo-vier', ...admission] },
  ]
}

/**
 * Kinds of schools at which a licence counts. Its holders know such a school, so that routes there begin without a visit, and have no first
 * year after a study beside the job. Source: sample/articles/verder-met-je-pabodiploma.md (which advises a visit to other kinds of schools), bevoegd-lesgeven-in-het-gespecialiseerd-onderwijs.md,
 * bevoegd-lesgeven-in-het-mbo.md.
 */
const teachesAt: Partial<Readonly<Record<Diploma, readonly School[]>>> = {
  pabo: ['po', 'go'],
  tweedegraads: ['vo', 'mbo', 'go'],
  eerstegraads: ['vo', 'mbo', 'go'],
}

const diplomas = Object.keys(held).filter((name): name is Diploma => name in held)

/** The routes for who wants that role on that school, by that licence, and has that diploma. */
const routesFor = (school: string, role: string, licence: string, diploma: Diploma): Route[] => {
  const place = schools[school]
  const possible = coresOf(licence, role).filter(
    (core) => core.diplomas.includes(diploma) && (core.roles?.includes(role) ?? true),
  )
  if (!place) throw new Error(`no school ${school}`)
  return possible.flatMap((core) =>
    entriesOf(core, diploma).map(({ name, steps }) => {
      const way = [core.title, name].filter(Boolean).join(', ')
      const more = place.key === 'go' && licence !== 'bevoegd-geen' ? ['specialiseren'] : []
      const isAtHome = teachesAt[diploma]?.includes(place.key) ?? false
      const staysInJob = isAtHome && !core.isLicensed && licence !== 'bevoegd-geen'
      return {
        key: slugOf([way, place.key, role, licence, diploma].join(' ').replaceAll(/rol-|bevoegd-/g, '')),
        parts: { core: core.title, entry: name, school: place.key, diploma },
        family: core.family,
        qualifies: licence !== 'bevoegd-geen' && !core.isLicensed,
        title: `${way}: ${place.name}, ${held[diploma]}`,
        description: core.description,
        requires: [school, role, licence, `diploma-${diploma}`],
        steps: [
          ...(isAtHome ? [] : [`meelopen-${place.key}`]),
          ...(core.first ?? []),
          ...steps,
          ...core.steps,
          ...(staysInJob ? [] : [`eerste-jaar-${place.key}`]),
          ...more,
        ],
      }
    }),
  )
}

const answersTo = (question: string, given: readonly string[]): string[] =>
  (questions.find(({ key }) => key === question)?.answers ?? [])
    .filter(({ after }) => after.length === 0 || after.some((key) => given.includes(key)))
    .map(({ key }) => key)

/** Every route, in the order of the questionnaire. */
export const routes: Route[] = answersTo('waar-wil-je-werken', []).flatMap((school) =>
  answersTo('welke-rol', [school]).flatMap((role) =>
    answersTo('welke-bevoegdheid', [school, role]).flatMap((licence) =>
      diplomas.flatMap((diploma) => routesFor(school, role, licence, diploma)),
    ),
  ),
)
