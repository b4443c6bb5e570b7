/** What articles refer to: pages that support their sentences, laws, and home pages for further reading. */
import { supportingPages } from './supporting-pages.ts'

export type Source = { key: string; title: string; description: string; url: string }

/** Chosen: laws by their number in the national register; a home page says in its title that it is for further reading. */
export const sources: readonly Source[] = [
  ...supportingPages,
  {
    key: 'idw',
    title: 'Verder lezen: IDW',
    description: 'Waardering van buitenlandse diploma’s aanvragen.',
    url: 'https://www.idw.nl',
  },
  {
    key: 'duo',
    title: 'Verder lezen: DUO',
    description: 'Collegegeld, studiefinanciering en erkenning van diploma’s.',
    url: 'https://www.duo.nl',
  },
  {
    key: 'rijksoverheid-leraar',
    title: 'Rijksoverheid: werken in het onderwijs',
    description: 'Uitleg van het ministerie over beroepen en regels.',
    url: 'https://www.rijksoverheid.nl/onderwerpen/werken-in-het-onderwijs',
  },
  {
    key: 'rijksoverheid-zij-instroom',
    title: 'Rijksoverheid: zij-instroom',
    description: 'Wie zij-instromer kan worden en wat daarvoor nodig is.',
    url: 'https://www.rijksoverheid.nl/onderwerpen/werken-in-het-onderwijs',
  },
  {
    key: 'rijksoverheid-passend',
    title: 'Rijksoverheid: passend onderwijs',
    description: 'Hoe extra ondersteuning voor leerlingen is geregeld.',
    url: 'https://www.rijksoverheid.nl/onderwerpen/passend-onderwijs',
  },
  {
    key: 'wetten-wpo',
    title: 'Wet op het primair onderwijs',
    description: 'De wet over het basisonderwijs, met de eisen aan leraren.',
    url: 'https://wetten.overheid.nl/BWBR0003420',
  },
  {
    key: 'wetten-wvo',
    title: 'Wet voortgezet onderwijs 2020',
    description: 'De wet over het voortgezet onderwijs, met de bevoegdheden per leerjaar.',
    url: 'https://wetten.overheid.nl/BWBR0044212',
  },
  {
    key: 'wetten-web',
    title: 'Verder lezen: Wet educatie en beroepsonderwijs',
    description: 'De wet over het mbo en de volwasseneneducatie.',
    url: 'https://wetten.overheid.nl/BWBR0007625',
  },
  {
    key: 'wetten-wec',
    title: 'Toelichting bij de wet over kwaliteit in het speciaal onderwijs (Kamerstuk 32812, nr. 3)',
    description: 'De drie richtingen van het voortgezet speciaal onderwijs. Geraadpleegd op 23 november 2026.',
    url: 'https://www.openkamer.org/kamerstuk/32812/3/',
  },
  {
    key: 'inspectie',
    title: 'Verder lezen: Inspectie van het Onderwijs',
    description: 'Toezicht op scholen en opleidingen.',
    url: 'https://www.onderwijsinspectie.nl',
  },
  {
    key: 'cao-po',
    title: 'Verder lezen: Cao primair onderwijs',
    description: 'Salaristabellen en afspraken voor basisscholen en speciale scholen.',
    url: 'https://www.poraad.nl',
  },
  {
    key: 'cao-vo',
    title: 'Verder lezen: Cao voortgezet onderwijs',
    description: 'Salaristabellen en afspraken voor middelbare scholen.',
    url: 'https://www.vo-raad.nl',
  },
  {
    key: 'cao-mbo',
    title: 'Verder lezen: Cao mbo',
    description: 'Salaristabellen en afspraken voor het middelbaar beroepsonderwijs.',
    url: 'https://www.mboraad.nl',
  },
  {
    key: 'cao-hbo',
    title: 'Verder lezen: Cao hbo',
    description: 'Salaristabellen en afspraken voor hogescholen.',
    url: 'https://www.vereniginghogescholen.nl',
  },
  {
    key: 'cao-nu',
    title: 'Verder lezen: Cao Nederlandse universiteiten',
    description: 'Salaristabellen en afspraken voor universiteiten.',
    url: 'https://www.universiteitenvannederland.nl',
  },
  {
    key: 'mbo-raad',
    title: 'Verder lezen: MBO Raad',
    description: 'Vereniging van mbo-scholen, met informatie over werken in het mbo.',
    url: 'https://www.mboraad.nl',
  },
  {
    key: 'aob',
    title: 'Verder lezen: Algemene Onderwijsbond',
    description: 'Vakbond met uitleg over cao en rechtspositie.',
    url: 'https://www.aob.nl',
  },
  {
    key: 'cnv-onderwijs',
    title: 'Verder lezen: CNV Onderwijs',
    description: 'Vakbond met uitleg over cao en rechtspositie.',
    url: 'https://www.cnv.nl',
  },
  {
    key: 'dus-i',
    title: 'Verder lezen: DUS-I',
    description: 'Voert subsidies uit, ook die voor zij-instroom.',
    url: 'https://www.dus-i.nl',
  },
  {
    key: 'justis',
    title: 'Verder lezen: Justis',
    description: 'Geeft de verklaring omtrent het gedrag af.',
    url: 'https://www.justis.nl',
  },
  {
    key: 'nuffic',
    title: 'Verder lezen: Nuffic',
    description: 'Waardering van buitenlandse diploma’s en internationaal onderwijs.',
    url: 'https://www.nuffic.nl',
  },
  {
    key: 'abp',
    title: 'Verder lezen: ABP',
    description: 'Pensioenfonds voor overheid en onderwijs.',
    url: 'https://www.abp.nl',
  },
  {
    key: 'uwv',
    title: 'Verder lezen: UWV',
    description: 'Uitkeringen, voorzieningen en werken met een beperking.',
    url: 'https://www.uwv.nl',
  },
  {
    key: 'studiekeuze123',
    title: 'Verder lezen: Studiekeuze123',
    description: 'Onafhankelijke informatie over hbo- en wo-opleidingen.',
    url: 'https://www.studiekeuze123.nl',
  },
  {
    key: 'kiesmbo',
    title: 'Verder lezen: KiesMBO',
    description: 'Onafhankelijke informatie over mbo-opleidingen.',
    url: 'https://www.kiesmbo.nl',
  },
  {
    key: 'sbb',
    title: 'Verder lezen: SBB',
    description: 'Leerbedrijven en kwalificaties in het mbo.',
    url: 'https://www.s-bb.nl',
  },
  {
    key: 'nibud',
    title: 'Verder lezen: Nibud',
    description: 'Rekenhulp voor inkomsten en uitgaven van een huishouden.',
    url: 'https://www.nibud.nl',
  },
]
