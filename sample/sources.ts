/** What articles refer to: pages that support their sentences, and laws and home pages for further reading. */
import type { sourceKinds } from '#schema/families/knowledge-base.ts'
import { supportingPages } from './supporting-pages.ts'

export type Source = {
  key: string
  title: string
  description: string
  url: string
  kind: (typeof sourceKinds)[number]
  /** The day on which the page was read; null where it supports no sentence. */
  consulted: string | null
}

/** Laws by their number in the national register, and home pages. */
const furtherReading: readonly Omit<Source, 'kind' | 'consulted'>[] = [
  {
    key: 'idw',
    title: 'IDW',
    description: 'Waardering van buitenlandse diploma’s aanvragen.',
    url: 'https://www.idw.nl',
  },
  {
    key: 'duo',
    title: 'DUO',
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
    title: 'Wet educatie en beroepsonderwijs',
    description: 'De wet over het mbo en de volwasseneneducatie.',
    url: 'https://wetten.overheid.nl/BWBR0007625',
  },
  {
    key: 'inspectie',
    title: 'Inspectie van het Onderwijs',
    description: 'Toezicht op scholen en opleidingen.',
    url: 'https://www.onderwijsinspectie.nl',
  },
  {
    key: 'cao-po',
    title: 'Cao primair onderwijs',
    description: 'Salaristabellen en afspraken voor basisscholen en speciale scholen.',
    url: 'https://www.poraad.nl',
  },
  {
    key: 'cao-vo',
    title: 'Cao voortgezet onderwijs',
    description: 'Salaristabellen en afspraken voor middelbare scholen.',
    url: 'https://www.vo-raad.nl',
  },
  {
    key: 'cao-mbo',
    title: 'Cao mbo',
    description: 'Salaristabellen en afspraken voor het middelbaar beroepsonderwijs.',
    url: 'https://www.mboraad.nl',
  },
  {
    key: 'cao-hbo',
    title: 'Cao hbo',
    description: 'Salaristabellen en afspraken voor hogescholen.',
    url: 'https://www.vereniginghogescholen.nl',
  },
  {
    key: 'cao-nu',
    title: 'Cao Nederlandse universiteiten',
    description: 'Salaristabellen en afspraken voor universiteiten.',
    url: 'https://www.universiteitenvannederland.nl',
  },
  {
    key: 'mbo-raad',
    title: 'MBO Raad',
    description: 'Vereniging van mbo-scholen, met informatie over werken in het mbo.',
    url: 'https://www.mboraad.nl',
  },
  {
    key: 'aob',
    title: 'Algemene Onderwijsbond',
    description: 'Vakbond met uitleg over cao en rechtspositie.',
    url: 'https://www.aob.nl',
  },
  {
    key: 'cnv-onderwijs',
    title: 'CNV Onderwijs',
    description: 'Vakbond met uitleg over cao en rechtspositie.',
    url: 'https://www.cnv.nl',
  },
  {
    key: 'dus-i',
    title: 'DUS-I',
    description: 'Voert subsidies uit, ook die voor zij-instroom.',
    url: 'https://www.dus-i.nl',
  },
  {
    key: 'justis',
    title: 'Justis',
    description: 'Geeft de verklaring omtrent het gedrag af.',
    url: 'https://www.justis.nl',
  },
  {
    key: 'nuffic',
    title: 'Nuffic',
    description: 'Waardering van buitenlandse diploma’s en internationaal onderwijs.',
    url: 'https://www.nuffic.nl',
  },
  {
    key: 'abp',
    title: 'ABP',
    description: 'Pensioenfonds voor overheid en onderwijs.',
    url: 'https://www.abp.nl',
  },
  {
    key: 'uwv',
    title: 'UWV',
    description: 'Uitkeringen, voorzieningen en werken met een beperking.',
    url: 'https://www.uwv.nl',
  },
  {
    key: 'studiekeuze123',
    title: 'Studiekeuze123',
    description: 'Onafhankelijke informatie over hbo- en wo-opleidingen.',
    url: 'https://www.studiekeuze123.nl',
  },
  {
    key: 'kiesmbo',
    title: 'KiesMBO',
    description: 'Onafhankelijke informatie over mbo-opleidingen.',
    url: 'https://www.kiesmbo.nl',
  },
  {
    key: 'sbb',
    title: 'SBB',
    description: 'Leerbedrijven en kwalificaties in het mbo.',
    url: 'https://www.s-bb.nl',
  },
  {
    key: 'nibud',
    title: 'Nibud',
    description: 'Rekenhulp voor inkomsten en uitgaven van een huishouden.',
    url: 'https://www.nibud.nl',
  },
]

/** All sources of the sample. */
export const sources: readonly Source[] = [
  ...supportingPages.map((page) => ({ ...page, kind: 'supports' as const })),
  ...furtherReading.map((page) => ({ ...page, kind: 'further_reading' as const, consulted: null })),
]
