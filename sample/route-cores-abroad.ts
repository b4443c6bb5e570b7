/**
 * How somebody with a diploma or a licence of another country qualifies. The time that Dutch takes is not counted: it
 * differs for everybody, and the step says so.
 * Source: sample/articles/lesgeven-met-een-buitenlands-diploma.md.
 */
import type { Core, Diploma } from './route-cores.ts'

type Way = Pick<Core, 'title' | 'description' | 'steps' | 'roles'>

const abroad: readonly Diploma[] = ['buitenland', 'leraar-buitenland']

const core = (way: Way): Core => ({ family: 'Met een buitenlands diploma', diplomas: abroad, ...way })

/** Only for who may teach there: a degree alone is not recognised as a licence. */
const recognition: Core = {
  family: 'Met een buitenlandse lesbevoegdheid',
  title: 'Je lesbevoegdheid laten erkennen',
  description: 'Voor wie in een ander land bevoegd leraar is. Zonder de tijd die je Nederlands vraagt.',
  diplomas: ['leraar-buitenland'],
  steps: ['werkrecht', 'erkenning', 'nederlands', 'solliciteren'],
}

/** A study or programme after an evaluation of the diploma. */
const after = (study: string, steps: readonly string[], roles?: readonly string[]): Core =>
  core({
    title: `Na een waardering: ${study}`,
    description: 'Voor wie in een ander land heeft gestudeerd. Zonder de tijd die je Nederlands vraagt.',
    steps: ['werkrecht', 'idw', 'nederlands', ...steps],
    ...(roles ? { roles } : {}),
  })

/** The steps of zij-instroom: work and training at a school that employs somebody from the first day. */
export const sideEntry: readonly string[] = [
  'school-vinden',
  'geschiktheidsonderzoek',
  'overeenkomst',
  'subsidie',
  'werken-en-leren',
  'bekwaamheidsonderzoek',
]

/** The same at a primary school. */
export const primarySideEntry: readonly string[] = sideEntry.map((step) =>
  step === 'werken-en-leren' ? 'werken-en-leren-po' : step,
)

const artsAndSport: readonly Core[] = [
  after('docent in een kunstvak', ['vaardigheidstest', 'kunst-of-sport']),
  after('docent lichamelijke opvoeding', ['vaardigheidstest', 'alo']),
]

/** By licence, or by role where no licence is needed. */
export const foreignCores: Readonly<Record<string, readonly Core[]>> = {
  'bevoegd-po': [
    recognition,
    after('de verkorte deeltijdpabo', ['diploma-waarderen', 'verkorte-pabo']),
    after('zij-instroom', primarySideEntry),
  ],
  'bevoegd-tweedegraads': [
    recognition,
    after('de kopopleiding', ['diploma-waarderen', 'kopopleiding']),
    after('zij-instroom', sideEntry, ['rol-leraar-vo', 'rol-leraar-go']),
  ],
  'bevoegd-eerstegraads': [
    recognition,
    after('de educatieve master', ['diploma-waarderen', 'educatieve-master', 'solliciteren']),
    ...artsAndSport,
  ],
  'bevoegd-beperkt': [after('de educatieve module', ['educatieve-module', 'solliciteren'])],
  'bevoegd-pdg': [after('het PDG', ['mbo-team', 'pdg', 'bekwaamheidsonderzoek'])],
  'bevoegd-vak': [recognition, ...artsAndSport],
  'rol-onderwijsassistent': [
    core({
      title: 'Beginnen als onderwijsassistent',
      description: 'Een bevoegdheid is niet nodig, een VOG en Nederlands wel.',
      steps: ['werkrecht', 'nederlands', 'vog', 'solliciteren'],
    }),
  ],
  'rol-leraarondersteuner': [after('een associate degree', ['associate', 'vog'])],
  'rol-instructeur': [after('instructeur in het mbo', ['portfolio-vak', 'mbo-team', 'vog', 'instructeur-scholing'])],
}
