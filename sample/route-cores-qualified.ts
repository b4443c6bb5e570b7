/**
 * What somebody with a Dutch licence to teach can do: begin where it counts, or gain another one.
 * Source: sample/articles/verder-met-je-pabodiploma.md, de-hbo-master-van-tweede-naar-eerstegraads.md, een-tweede-vak-erbij.md,
 * bevoegd-lesgeven-in-het-gespecialiseerd-onderwijs.md, bevoegd-lesgeven-in-het-mbo.md, terugkeren-naar-het-onderwijs.md and
 * the question `tweedegraads-op-basisschool` of sample/faqs/bevoegdheden-vervolg.md.
 */
import { primarySideEntry, sideEntry } from './route-cores-abroad.ts'
import type { Core, Diploma } from './route-cores.ts'

const subjectTeachers: readonly Diploma[] = ['tweedegraads', 'eerstegraads']
const licensed: readonly Diploma[] = ['pabo', ...subjectTeachers]

/** The licence suffices. Chosen: a month for the certificate of conduct, which a school asks of everybody anew. */
const begin = (diplomas: readonly Diploma[], title: string, description: string): Core => ({
  family: 'Beginnen met je bevoegdheid',
  title,
  description,
  diplomas,
  steps: ['vog', 'solliciteren'],
  isLicensed: true,
})

/** A grant is left out: whether one exists for who is qualified already, the sources do not say. */
const sideEntryOf = (diplomas: readonly Diploma[], entry: readonly string[], roles?: readonly string[]): Core => ({
  family: 'Zij-instroom',
  title: 'Zij-instroom naast je bevoegdheid',
  description: 'Werken op een school terwijl je een andere bevoegdheid haalt.',
  diplomas,
  steps: ['vrijstellingen', ...entry.filter((step) => step !== 'subsidie')],
  ...(roles ? { roles } : {}),
})

const ownSubject = begin(
  subjectTeachers,
  'Beginnen in je eigen vak',
  'Je bevoegdheid geldt hier, zonder nieuwe opleiding.',
)
const assisting = begin(
  licensed,
  'Meteen beginnen met je bevoegdheid',
  'Voor dit werk is geen bevoegdheid nodig; met de jouwe mag je meer.',
)

/** By licence, or by role where no licence is needed. */
export const qualifiedCores: Readonly<Record<string, readonly Core[]>> = {
  'bevoegd-po': [
    begin(['pabo'], 'Beginnen met je pabodiploma', 'Je diploma geldt op de basisschool en in het speciaal onderwijs.'),
    {
      family: 'De verkorte deeltijdpabo',
      title: 'De verkorte deeltijdpabo naast je bevoegdheid',
      description: 'Een eigen groep, met vaak vrijstelling voor algemene onderdelen.',
      diplomas: subjectTeachers,
      steps: ['vrijstellingen', 'diploma-waarderen', 'verkorte-pabo'],
    },
    sideEntryOf(subjectTeachers, primarySideEntry),
  ],
  'bevoegd-tweedegraads': [
    ownSubject,
    {
      family: 'De tweedegraads lerarenopleiding',
      title: 'Van de pabo naar een tweedegraads bevoegdheid',
      description: 'Een vak leren geven, met vaak vrijstelling voor pedagogiek, didactiek en een deel van de stage.',
      diplomas: ['pabo'],
      steps: ['vrijstellingen', 'tweedegraads-deeltijd'],
    },
    {
      family: 'De tweedegraads lerarenopleiding',
      title: 'Een tweede vak erbij',
      description: 'Voor een ander vak dan dat van je bevoegdheid. Vrijstellingen maken de opleiding meestal korter.',
      diplomas: subjectTeachers,
      steps: ['vrijstellingen', 'tweedegraads-deeltijd'],
    },
    sideEntryOf(['pabo'], sideEntry, ['rol-leraar-vo', 'rol-leraar-go']),
  ],
  'bevoegd-eerstegraads': [
    { ...ownSubject, diplomas: ['eerstegraads'] },
    {
      family: 'De hbo-master',
      title: 'Een hbo-master in je vak',
      description: 'Van tweede- naar eerstegraads, in deeltijd naast je baan als docent.',
      diplomas: ['tweedegraads'],
      steps: ['hbo-master'],
    },
    {
      family: 'De educatieve master',
      title: 'Schakelen en dan de educatieve master',
      description: 'Eerst aanvullen wat je aan vakinhoud mist.',
      diplomas: ['tweedegraads'],
      steps: ['diploma-waarderen', 'schakelprogramma', 'educatieve-master'],
    },
    {
      family: 'Tweedegraads en dan een hbo-master',
      title: 'In deeltijd tweedegraads, dan een hbo-master',
      description: 'Twee deeltijdstudies, met een baan ertussen.',
      diplomas: ['pabo'],
      steps: ['vrijstellingen', 'tweedegraads-deeltijd', 'solliciteren', 'hbo-master'],
    },
  ],
  'bevoegd-beperkt': [
    begin(subjectTeachers, 'Beginnen met je ruimere bevoegdheid', 'Voor je eigen vak; een beperkte heb je niet nodig.'),
    {
      family: 'Een wo-bachelor met educatieve minor',
      title: 'Een wo-bachelor met educatieve minor',
      description: 'Eerst het vak, dan een half jaar lesgeven.',
      diplomas: ['pabo'],
      steps: ['wo-bachelor', 'solliciteren'],
    },
  ],
  'bevoegd-pdg': [
    begin(
      subjectTeachers,
      'Naar het mbo met je lesbevoegdheid',
      'Een PDG is dan niet nodig. De school kijkt of je bekwaam bent voor wat je geeft.',
    ),
    {
      family: 'Het PDG: zij-instroom in het mbo',
      title: 'Van de pabo naar het mbo met een PDG',
      description: 'Vooral bij opleidingen in onderwijs en opvang. Vraag de school of een PDG nodig is.',
      diplomas: ['pabo'],
      steps: ['portfolio-vak', 'mbo-team', 'pdg', 'bekwaamheidsonderzoek'],
    },
  ],
  'bevoegd-vak': [
    begin(
      subjectTeachers,
      'Vakleerkracht met je vakbevoegdheid',
      'Voor vakken die de wet noemt, zoals lichamelijke opvoeding, kunstvakken en enkele talen.',
    ),
    {
      family: 'De leergang bewegingsonderwijs',
      title: 'Gym geven met je pabodiploma',
      description: 'Een leergang naast je werk, voor gym aan alle groepen.',
      diplomas: ['pabo'],
      roles: ['rol-vakleerkracht'],
      steps: ['leergang-gym'],
    },
  ],
  'rol-onderwijsassistent': [assisting],
  'rol-leraarondersteuner': [assisting],
  'rol-instructeur': [
    {
      family: 'Instructeur worden',
      title: 'Instructeur met je vakdiploma',
      description: 'Je vak voordoen, met een docent naast je.',
      diplomas: licensed,
      steps: ['portfolio-vak', 'mbo-team', 'vog', 'instructeur-scholing'],
    },
  ],
}
