/** What is known of where the sample comes from: the note of the catalogue, and the data sets of its facts. */
import type { CatalogueBuilder, Draft } from './rows.ts'

/** Of rows that are invented. */
export const invented = { sample: true } as const

/** The day on which the facts of institutions and programmes were copied into these files. */
export const copied = '2026-11-22'

const note: Draft<'catalogue_notes'> = {
  sample: true,
  title: 'Voorbeeldcatalogus van Lesroute',
  source: 'Lesroute',
  licence: 'CC BY 4.0',
  licence_url: 'https://creativecommons.org/licenses/by/4.0/',
  day: '2026-11-23',
}

const duo = {
  publisher: 'Dienst Uitvoering Onderwijs (DUO)',
  url: 'https://duo.nl/open_onderwijsdata/',
  // Source: https://www.duo.nl/open_onderwijsdata/footer/veelgestelde-vragen/, "Mag ik de gegevens gebruiken".
  licence: 'CC0 1.0',
  licence_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  copied_on: copied,
}

export const dataSources = [
  {
    ...duo,
    slug: 'duo-ingeschrevenen',
    title: 'Open onderwijsdata: ingeschrevenen in het hoger onderwijs',
    period: '2015–2019',
    facts: ['offer', 'form'],
    remark:
      'Een geregistreerde hbo- of wo-opleiding staat hier als er in 2018 of 2019 studenten stonden ingeschreven; wat sindsdien begon of stopte, kan ontbreken of er nog staan.',
    remark_en:
      'A registered programme of higher education is listed here when students were enrolled in 2018 or 2019; what began or ended since may be missing or still be listed.',
  },
  {
    ...duo,
    slug: 'duo-adressen',
    title: 'Open onderwijsdata: adressen van instellingen',
    period: '2021',
    facts: ['address'],
    remark: 'Adressen van februari en maart 2021. Een instelling kan sindsdien zijn verhuisd.',
  },
  {
    slug: 'mbo-lijst',
    title: 'Eigen lijst van mbo-scholen met de opleiding onderwijsassistent',
    period: null,
    facts: ['offer', 'form'],
    copied_on: copied,
    remark: 'Uit algemene kennis opgesteld en in geen register nagekeken.',
  },
  {
    slug: 'websites',
    title: 'Eigen lijst van websites',
    period: null,
    facts: ['website'],
    copied_on: copied,
    remark: null,
  },
  {
    slug: 'regel-kortere-trajecten',
    title: 'Regel: kortere trajecten naast een geregistreerde opleiding',
    period: null,
    facts: ['rule'],
    copied_on: null,
    remark:
      'Zij-instroom, kopopleiding, educatieve module, verkorte pabo en PDG staan in geen register. Ze staan hier bij instellingen die een verwante opleiding hebben; of ze er echt zijn, weet alleen de instelling.',
  },
  {
    slug: 'geonames',
    title: 'GeoNames: middelpunten van postcodegebieden en plaatsen',
    publisher: 'GeoNames',
    url: 'https://www.geonames.org/',
    period: null,
    facts: ['position'],
    licence: 'CC BY 4.0',
    licence_url: 'https://creativecommons.org/licenses/by/4.0/',
    copied_on: copied,
    remark: 'Een punt op de kaart ligt in het postcodegebied of in de plaats, niet op het adres.',
  },
] as const satisfies readonly Draft<'data_sources'>[]

export type DataSource = (typeof dataSources)[number]['slug']

/** Adds the note and the data sets; rows name the sets by their slug. */
export const addProvenance = (catalogue: CatalogueBuilder): void => {
  catalogue.add('catalogue_notes', 'note', note)
  for (const source of dataSources) catalogue.add('data_sources', source.slug, { ...source, facts: [...source.facts] })
}
