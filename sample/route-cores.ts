/** The studies and the work by which somebody qualifies for a role, whatever the school. */

import { foreignCores, primarySideEntry, sideEntry } from './route-cores-abroad.ts'
import { qualifiedCores } from './route-cores-qualified.ts'

/** The last three are licences to teach in the Netherlands. */
export type Diploma =
  | 'geen'
  | 'mbo4'
  | 'havo'
  | 'vwo'
  | 'hbo'
  | 'wo'
  | 'buitenland'
  | 'leraar-buitenland'
  | 'pabo'
  | 'tweedegraads'
  | 'eerstegraads'
/** How somebody qualifies, whatever the school. */
export type Core = {
  /** The kind of route that it is a form of. */
  family: string
  title: string
  description: string
  diplomas: readonly Diploma[]
  /** What comes before the admission to the study, such as work. */
  first?: readonly string[]
  steps: readonly string[]
  /** What the study asks of who comes in: the level of higher education, the extra demands of the pabo (from which vwo exempts), or nothing. */
  entry?: 'hbo' | 'pabo'
  /** Roles for which the way exists; absent: every role that leads to the licence. */
  roles?: readonly string[]
  /** For holders of a licence that suffices: it ends in a job. */
  isLicensed?: true
}

const beginners: readonly Diploma[] = ['geen', 'mbo4', 'havo', 'vwo']
const graduates: readonly Diploma[] = ['hbo', 'wo']
const everybody: readonly Diploma[] = [...beginners, ...graduates]
/** Who learned a trade, or has a degree. */
const professionals: readonly Diploma[] = ['mbo4', ...graduates]

/**
 * Where the article says that there is one; who may take part, each programme decides. The day is that of the article.
 * Source: sample/articles/onderwijstraineeships-vergelijken.md.
 */
const traineeship = (diplomas: readonly Diploma[], roles: readonly string[]): Core => ({
  family: 'Een onderwijstraineeship',
  title: 'Een onderwijstraineeship',
  description:
    'Werken en leren in een vaste groep; de duur verschilt per programma. Welke programma’s nu open zijn, weten we niet zeker (25 november 2026).',
  diplomas,
  roles,
  steps: ['traineeship'],
})

/**
 * Bachelors that qualify for grade one at once, in an arts subject or physical education: for primary and secondary schools and mbo.
 * Source: sample/articles/leraar-worden-in-een-kunstvak.md.
 */
const artsAndSport: readonly Core[] = [
  {
    family: 'Docent in een kunstvak',
    title: 'Docent in een kunstvak',
    description: 'Muziek, beeldend, theater of dans, voor alle leeftijden.',
    diplomas: everybody,
    entry: 'hbo',
    steps: ['vaardigheidstest', 'kunst-of-sport'],
  },
  {
    family: 'Docent in een kunstvak',
    title: 'Docent in een kunstvak, in deeltijd',
    description: 'Naast je eigen werk als maker.',
    diplomas: everybody,
    entry: 'hbo',
    steps: ['vaardigheidstest', 'kunst-deeltijd'],
  },
  {
    family: 'Docent lichamelijke opvoeding',
    title: 'Docent lichamelijke opvoeding',
    description: 'Vier jaar academie, bevoegd in elke sector.',
    diplomas: everybody,
    entry: 'hbo',
    steps: ['vaardigheidstest', 'alo'],
  },
]

const dutchCores: Readonly<Record<string, readonly Core[]>> = {
  'bevoegd-po': [
    {
      family: 'De pabo',
      title: 'De pabo in voltijd',
      description: 'De gewone weg naar een eigen groep.',
      diplomas: beginners,
      entry: 'pabo',
      steps: ['pabo', 'lio'],
    },
    {
      family: 'De pabo',
      title: 'De pabo in deeltijd',
      description: 'Studeren naast werk of gezin.',
      diplomas: beginners,
      entry: 'pabo',
      steps: ['begroting', 'pabo-deeltijd', 'lio'],
    },
    {
      family: 'De pabo',
      title: 'De pabo duaal',
      description: 'Leren op een school die je aanneemt.',
      diplomas: beginners,
      entry: 'pabo',
      first: ['school-vinden'],
      steps: ['pabo-duaal'],
    },
    {
      family: 'De pabo',
      title: 'Eerst assistent, dan de pabo',
      description: 'Een jaar in de klas voordat je kiest.',
      diplomas: ['mbo4'],
      entry: 'pabo',
      first: ['vog', 'assistent-werk', 'vrijstellingen'],
      steps: ['pabo-deeltijd', 'lio'],
    },
    {
      family: 'De academische pabo',
      title: 'De academische pabo',
      description: 'Leraar worden en onderwijs onderzoeken.',
      diplomas: ['vwo'],
      entry: 'hbo',
      steps: ['academische-pabo', 'lio'],
    },
    {
      family: 'De verkorte deeltijdpabo',
      title: 'De verkorte deeltijdpabo',
      description: 'Korter, omdat je al hebt gestudeerd.',
      diplomas: graduates,
      entry: 'pabo',
      steps: ['begroting', 'diploma-waarderen', 'verkorte-pabo'],
    },
    {
      family: 'Zij-instroom',
      title: 'Zij-instroom',
      description:
        'Werken op een school en er in ongeveer twee jaar bevoegd worden; een school en het onderzoek gaan vooraf.',
      diplomas: graduates,
      steps: primarySideEntry,
    },
    traineeship(graduates, ['rol-leraar-po']),
  ],
  'bevoegd-tweedegraads': [
    {
      family: 'De tweedegraads lerarenopleiding',
      title: 'De tweedegraads lerarenopleiding in voltijd',
      description: 'In vier jaar bevoegd voor één vak.',
      diplomas: beginners,
      entry: 'hbo',
      steps: ['tweedegraads', 'lio'],
    },
    {
      family: 'De tweedegraads lerarenopleiding',
      title: 'De tweedegraads lerarenopleiding in deeltijd',
      description: 'Eén vaste dag studie, de andere dagen stage of werk.',
      diplomas: everybody,
      entry: 'hbo',
      steps: ['vrijstellingen', 'tweedegraads-deeltijd'],
    },
    {
      family: 'De tweedegraads lerarenopleiding',
      title: 'De tweedegraads lerarenopleiding duaal',
      description: 'Leren in een baan op school.',
      diplomas: beginners,
      entry: 'hbo',
      first: ['school-vinden'],
      steps: ['tweedegraads-duaal'],
    },
    {
      family: 'De kopopleiding',
      title: 'De kopopleiding',
      description: 'In één jaar bevoegd, als je studie bij het vak past.',
      diplomas: graduates,
      steps: ['diploma-waarderen', 'kopopleiding'],
    },
    {
      family: 'De kopopleiding',
      title: 'De kopopleiding in deeltijd',
      description: 'Hetzelfde, gespreid over anderhalf jaar.',
      diplomas: graduates,
      steps: ['diploma-waarderen', 'begroting', 'kopopleiding-deeltijd'],
    },
    {
      family: 'Zij-instroom',
      title: 'Zij-instroom',
      description: 'Werken op een school terwijl je bevoegd wordt.',
      diplomas: graduates,
      roles: ['rol-leraar-vo', 'rol-leraar-go'],
      steps: sideEntry,
    },
    {
      family: 'De kopopleiding',
      title: 'Hybride beginnen',
      description: 'Eén dag school naast je baan, en van daaruit verder.',
      diplomas: graduates,
      roles: ['rol-leraar-vo', 'rol-docent-mbo'],
      steps: ['gastlessen', 'twee-werkgevers', 'kopopleiding-hybride'],
    },
    traineeship(graduates, ['rol-leraar-vo']),
  ],
  'bevoegd-eerstegraads': [
    {
      family: 'De educatieve master',
      title: 'De educatieve master',
      description: 'Aan de universiteit bevoegd worden voor alle leerjaren.',
      diplomas: ['wo'],
      steps: ['diploma-waarderen', 'educatieve-master', 'solliciteren'],
    },
    {
      family: 'De educatieve master',
      title: 'De educatieve master in deeltijd',
      description: 'Naast een aanstelling in je vak.',
      diplomas: ['wo'],
      steps: ['school-vinden', 'educatieve-master-deeltijd'],
    },
    {
      family: 'De educatieve master',
      title: 'Schakelen en dan de educatieve master',
      description: 'Eerst aanvullen wat je aan vakinhoud mist.',
      diplomas: graduates,
      steps: ['diploma-waarderen', 'schakelprogramma', 'educatieve-master', 'solliciteren'],
    },
    {
      family: 'Zij-instroom',
      title: 'Zij-instroom',
      description: 'Voor wie een universitaire master in het vak heeft en een school vindt.',
      diplomas: ['wo'],
      roles: ['rol-leraar-vo'],
      steps: sideEntry,
    },
    {
      family: 'Tweedegraads en dan een hbo-master',
      title: 'Eerst tweedegraads, dan een hbo-master',
      description: 'De lange weg naar de bovenbouw, waarvan je een groot deel al werkt.',
      diplomas: everybody,
      entry: 'hbo',
      steps: ['tweedegraads', 'lio', 'solliciteren', 'hbo-master'],
    },
    {
      family: 'Tweedegraads en dan een hbo-master',
      title: 'In deeltijd tweedegraads, dan een hbo-master',
      description: 'Twee deeltijdstudies, met een baan ertussen.',
      diplomas: beginners,
      entry: 'hbo',
      steps: ['tweedegraads-deeltijd', 'solliciteren', 'hbo-master'],
    },
    {
      family: 'Tweedegraads en dan een hbo-master',
      title: 'Kopopleiding en daarna een hbo-master',
      description: 'Sneller naar de bovenbouw met een verwante studie.',
      diplomas: graduates,
      steps: ['diploma-waarderen', 'kopopleiding', 'solliciteren', 'hbo-master'],
    },
    traineeship(['wo'], ['rol-leraar-vo']),
    ...artsAndSport,
  ],
  'bevoegd-beperkt': [
    {
      family: 'De educatieve module',
      title: 'De educatieve module',
      description: 'In een half jaar bevoegd voor een deel van de klassen.',
      diplomas: ['wo'],
      steps: ['educatieve-module', 'solliciteren'],
    },
    {
      family: 'De educatieve module',
      title: 'De educatieve module in deeltijd',
      description: 'Een jaar, met één dag stage per week.',
      diplomas: ['wo'],
      steps: ['educatieve-module-deeltijd', 'solliciteren'],
    },
    {
      family: 'Een wo-bachelor met educatieve minor',
      title: 'Een wo-bachelor met educatieve minor',
      description: 'Eerst het vak, dan een half jaar lesgeven.',
      diplomas: ['vwo', 'hbo'],
      steps: ['wo-bachelor', 'solliciteren'],
    },
    {
      family: 'Een wo-bachelor met educatieve minor',
      title: 'Via een hbo-propedeuse naar een bachelor met minor',
      description: 'Eén jaar hbo geeft toegang tot veel universitaire studies.',
      diplomas: ['havo', 'mbo4'],
      entry: 'hbo',
      steps: ['propedeuse', 'wo-bachelor', 'solliciteren'],
    },
    {
      family: 'Een wo-bachelor met educatieve minor',
      title: 'Via het vwo naar een bachelor met minor',
      description: 'De lange weg voor wie zeker weet dat het de universiteit wordt.',
      diplomas: ['havo', 'mbo4'],
      steps: ['vavo-vwo', 'wo-bachelor', 'solliciteren'],
    },
    {
      family: 'Een wo-bachelor met educatieve minor',
      title: 'Via het havo en het vwo naar een bachelor met minor',
      description: 'De langste weg: eerst twee diploma’s aan het vavo.',
      diplomas: ['geen'],
      steps: ['vavo', 'vavo-vwo', 'wo-bachelor', 'solliciteren'],
    },
  ],
  'bevoegd-pdg': [
    {
      family: 'Het PDG: zij-instroom in het mbo',
      title: 'Een PDG vanuit je beroep',
      description: 'Docent worden met wat je al kunt.',
      diplomas: professionals,
      steps: ['portfolio-vak', 'mbo-team', 'pdg', 'bekwaamheidsonderzoek'],
    },
    {
      family: 'Het PDG: zij-instroom in het mbo',
      title: 'Eerst instructeur, dan een PDG',
      description: 'Begin met voordoen, groei door naar lesgeven.',
      diplomas: professionals,
      steps: ['mbo-team', 'instructeur-scholing', 'pdg', 'bekwaamheidsonderzoek'],
    },
    {
      family: 'Het PDG: zij-instroom in het mbo',
      title: 'Eerst een vakdiploma, dan een PDG',
      description: 'Voor wie nog geen beroep heeft om te leren.',
      diplomas: ['geen', 'havo', 'vwo'],
      steps: ['vakdiploma', 'mbo-team', 'pdg', 'bekwaamheidsonderzoek'],
    },
    {
      family: 'Het PDG: zij-instroom in het mbo',
      title: 'Hybride met een PDG',
      description: 'Je houdt je baan en wordt docent voor een paar dagen.',
      diplomas: professionals,
      steps: ['gastlessen', 'mbo-team', 'twee-werkgevers', 'pdg', 'bekwaamheidsonderzoek'],
    },
    traineeship(graduates, ['rol-docent-mbo']),
  ],
  'bevoegd-vak': artsAndSport,
  'rol-onderwijsassistent': [
    {
      family: 'Onderwijsassistent worden',
      title: 'Onderwijsassistent via de bol',
      description: 'Naar school, met stages.',
      diplomas: everybody,
      steps: ['assistent-bol', 'vog'],
    },
    {
      family: 'Onderwijsassistent worden',
      title: 'Onderwijsassistent via de bbl',
      description: 'Werken en één dag per week leren.',
      diplomas: everybody,
      steps: ['werkplek-bbl', 'vog', 'assistent-bbl'],
    },
    {
      family: 'Onderwijsassistent worden',
      title: 'Meteen beginnen als onderwijsassistent',
      description: 'Met een verwant diploma of ervaring nemen sommige scholen je direct aan.',
      diplomas: professionals,
      steps: ['vog', 'solliciteren'],
    },
  ],
  'rol-leraarondersteuner': [
    {
      family: 'Leraarondersteuner worden',
      title: 'Een associate degree in deeltijd',
      description: 'Twee jaar hbo, vaak naast werk op een school.',
      diplomas: everybody,
      entry: 'hbo',
      steps: ['associate', 'vog'],
    },
    {
      family: 'Leraarondersteuner worden',
      title: 'Een associate degree in voltijd',
      description: 'Twee jaar studeren met stages.',
      diplomas: beginners,
      entry: 'hbo',
      steps: ['associate-voltijd', 'vog'],
    },
    {
      family: 'Leraarondersteuner worden',
      title: 'Eerst assistent, dan leraarondersteuner',
      description: 'Ervaring opdoen en doorgroeien.',
      diplomas: professionals,
      entry: 'hbo',
      first: ['vog', 'assistent-werk'],
      steps: ['associate'],
    },
  ],
  'rol-instructeur': [
    {
      family: 'Instructeur worden',
      title: 'Instructeur met je vakdiploma',
      description: 'Je vak voordoen, met een docent naast je.',
      diplomas: professionals,
      steps: ['portfolio-vak', 'mbo-team', 'vog', 'instructeur-scholing'],
    },
    {
      family: 'Instructeur worden',
      title: 'Eerst een vakdiploma, dan instructeur',
      description: 'Voor wie nog geen beroep heeft geleerd.',
      diplomas: ['geen', 'havo', 'vwo'],
      steps: ['vakdiploma', 'mbo-team', 'vog', 'instructeur-scholing'],
    },
  ],
}

/** By licence, or by role where no licence is needed. */
export const coresOf = (licence: string, role: string): readonly Core[] => {
  const key = licence in dutchCores ? licence : role
  return [...(dutchCores[key] ?? []), ...(foreignCores[key] ?? []), ...(qualifiedCores[key] ?? [])]
}
