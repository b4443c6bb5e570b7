/** The questionnaire: four questions, and which answers are offered after which earlier ones. */

/** `about`: path of the page about the role, sector or qualification that it names. */
export type Answer = { key: string; title: string; description: string; after: string[]; about?: string }
/** `isFact`: it asks for what somebody already has. */
export type Question = { key: string; title: string; description: string; isFact?: true; answers: Answer[] }

const assistants = ['rol-onderwijsassistent', 'rol-leraarondersteuner', 'rol-instructeur']

export const questions: Question[] = [
  {
    key: 'waar-wil-je-werken',
    title: 'Waar wil je werken?',
    description: 'Kies de school die je het meest aanspreekt. Je kunt later teruggaan en een andere kiezen.',
    answers: [
      {
        key: 'school-basisonderwijs',
        about: '/werken-in-het-primair-onderwijs',
        title: 'Op een basisschool',
        description: 'Kinderen van vier tot en met twaalf jaar.',
        after: [],
      },
      {
        key: 'school-voortgezet',
        about: '/werken-in-het-voortgezet-onderwijs',
        title: 'Op een middelbare school',
        description: 'Jongeren van twaalf tot achttien jaar.',
        after: [],
      },
      {
        key: 'school-mbo',
        about: '/werken-in-het-middelbaar-beroepsonderwijs',
        title: 'In het mbo',
        description: 'Studenten die een beroep leren.',
        after: [],
      },
      {
        key: 'school-gespecialiseerd',
        about: '/werken-in-het-gespecialiseerd-onderwijs',
        title: 'In het gespecialiseerd onderwijs',
        description: 'Leerlingen die extra ondersteuning nodig hebben.',
        after: [],
      },
    ],
  },
  {
    key: 'welke-rol',
    title: 'Welke functie zie je voor je?',
    description: 'Je ziet alleen functies die op die school bestaan.',
    answers: [
      {
        key: 'rol-leraar-po',
        about: '/rollen/leraar-basisonderwijs',
        title: 'Leraar basisonderwijs',
        description: 'Je geeft een eigen groep alle vakken.',
        after: ['school-basisonderwijs'],
      },
      {
        key: 'rol-vakleerkracht',
        about: '/rollen/vakleerkracht',
        title: 'Vakleerkracht',
        description: 'Je geeft één vak, zoals muziek of gym, aan veel groepen.',
        after: ['school-basisonderwijs', 'school-gespecialiseerd'],
      },
      {
        key: 'rol-leraar-vo',
        about: '/rollen/leraar-voortgezet-onderwijs',
        title: 'Leraar voortgezet onderwijs',
        description: 'Je geeft één vak aan verschillende klassen.',
        after: ['school-voortgezet'],
      },
      {
        key: 'rol-docent-mbo',
        about: '/rollen/docent-mbo',
        title: 'Docent mbo',
        description: 'Je leidt studenten op voor een beroep of geeft een algemeen vak.',
        after: ['school-mbo'],
      },
      {
        key: 'rol-instructeur',
        about: '/rollen/instructeur',
        title: 'Instructeur',
        description: 'Je leert studenten praktische handelingen.',
        after: ['school-mbo'],
      },
      {
        key: 'rol-leraar-go',
        about: '/rollen/leraar-gespecialiseerd-onderwijs',
        title: 'Leraar gespecialiseerd onderwijs',
        description: 'Je werkt met een kleine groep, vaak samen met een assistent.',
        after: ['school-gespecialiseerd'],
      },
      {
        key: 'rol-leraarondersteuner',
        about: '/rollen/leraarondersteuner',
        title: 'Leraarondersteuner',
        description: 'Je neemt delen van de les zelfstandig over.',
        after: ['school-basisonderwijs', 'school-voortgezet', 'school-gespecialiseerd'],
      },
      {
        key: 'rol-onderwijsassistent',
        about: '/rollen/onderwijsassistent',
        title: 'Onderwijsassistent',
        description: 'Je helpt leerlingen en leraar in en rond de klas.',
        after: ['school-basisonderwijs', 'school-voortgezet', 'school-mbo', 'school-gespecialiseerd'],
      },
    ],
  },
  {
    key: 'welke-bevoegdheid',
    title: 'Welke bevoegdheid wil je halen?',
    description:
      'Weet je het niet zeker? Kies de ruimste die past bij de leeftijd die je voor je ziet. Heb je er al een, zeg dat dan bij de volgende vraag.',
    answers: [
      {
        key: 'bevoegd-po',
        about: '/bevoegdheden/primair-onderwijs',
        title: 'Primair onderwijs',
        description: 'Voor een eigen groep in het basis- of gespecialiseerd onderwijs.',
        after: ['rol-leraar-po', 'rol-leraar-go'],
      },
      {
        key: 'bevoegd-tweedegraads',
        about: '/bevoegdheden/tweedegraads',
        title: 'Tweedegraads',
        description: 'Voor vmbo, praktijkonderwijs, onderbouw havo en vwo, en mbo.',
        after: ['rol-leraar-vo', 'rol-docent-mbo', 'rol-leraar-go'],
      },
      {
        key: 'bevoegd-eerstegraads',
        about: '/bevoegdheden/eerstegraads',
        title: 'Eerstegraads',
        description: 'Voor alle leerjaren van de middelbare school, het mbo en het vso.',
        after: ['rol-leraar-vo', 'rol-docent-mbo', 'rol-leraar-go'],
      },
      {
        key: 'bevoegd-beperkt',
        about: '/bevoegdheden/beperkt-tweedegraads',
        title: 'Beperkt tweedegraads',
        description: 'Een korte route voor wie aan een universiteit studeert of studeerde.',
        after: ['rol-leraar-vo'],
      },
      {
        key: 'bevoegd-pdg',
        about: '/bevoegdheden/pedagogisch-didactisch-getuigschrift-pdg',
        title: 'Pedagogisch-didactisch getuigschrift',
        description: 'Voor vakmensen die docent in het mbo worden.',
        after: ['rol-docent-mbo'],
      },
      {
        key: 'bevoegd-vak',
        title: 'Bevoegdheid voor een kunstvak of lichamelijke opvoeding',
        description: 'Voor vakleerkrachten.',
        after: ['rol-vakleerkracht'],
      },
      {
        key: 'bevoegd-geen',
        title: 'Geen lesbevoegdheid nodig',
        description: 'Je werkt onder verantwoordelijkheid van een leraar of docent.',
        after: assistants,
      },
    ],
  },
  {
    key: 'wat-heb-je-al',
    title: 'Wat is je hoogste diploma of lesbevoegdheid?',
    isFact: true,
    description:
      'Ben je in Nederland bevoegd leraar, kies dan je bevoegdheid. Is je buitenlandse diploma al gewaardeerd, kies dan dat niveau.',
    answers: [
      {
        key: 'diploma-geen',
        title: 'Vmbo, mbo niveau 2 of 3, of geen diploma',
        description: 'Je hebt nog geen havo, vwo, mbo niveau 4 of hoger.',
        after: [],
      },
      {
        key: 'diploma-mbo4',
        title: 'Mbo niveau 4',
        description: 'Een diploma van een middenkader- of specialistenopleiding.',
        after: [],
      },
      { key: 'diploma-havo', title: 'Havo', description: 'Je hebt de havo afgerond.', after: [] },
      { key: 'diploma-vwo', title: 'Vwo', description: 'Je hebt het vwo afgerond.', after: [] },
      { key: 'diploma-hbo', title: 'Hbo', description: 'Een bachelor of master van een hogeschool.', after: [] },
      {
        key: 'diploma-wo',
        title: 'Universiteit',
        description: 'Een bachelor of master van een universiteit.',
        after: [],
      },
      {
        key: 'diploma-pabo',
        about: '/bevoegdheden/primair-onderwijs',
        title: 'Pabodiploma',
        description: 'Je bent bevoegd voor het primair onderwijs.',
        after: [],
      },
      {
        key: 'diploma-tweedegraads',
        about: '/bevoegdheden/tweedegraads',
        title: 'Tweedegraads lesbevoegdheid',
        description: 'Je bent bevoegd voor een vak in het vmbo, de onderbouw van havo en vwo, en het mbo.',
        after: [],
      },
      {
        key: 'diploma-eerstegraads',
        about: '/bevoegdheden/eerstegraads',
        title: 'Eerstegraads lesbevoegdheid',
        description: 'Je bent bevoegd voor een vak in alle leerjaren van de middelbare school.',
        after: [],
      },
      {
        key: 'diploma-buitenland',
        title: 'Een diploma uit het buitenland',
        description: 'Een diploma van buiten Nederland, nog niet gewaardeerd.',
        after: [],
      },
      {
        key: 'diploma-leraar-buitenland',
        title: 'Een buitenlandse lesbevoegdheid',
        description: 'Je mag in een ander land lesgeven; in Nederland is je bevoegdheid nog niet erkend.',
        after: [],
      },
    ],
  },
]
