/** Rows of institutions, their places, and what they teach where. */
import type { Point } from '#schema/index.ts'
import type { Workshop } from './blocks.ts'
import { institutions, towns, type Institution } from './institutions.ts'
import { markdownToDocument } from './markdown.ts'
import { offers } from './offers.ts'
import { programmesOf, type Programme } from './programmes.ts'
import { copied, type DataSource } from './provenance.ts'
import { fractionOf, slugOf } from './rows.ts'
import { programmeTerms } from './search-terms.ts'
import { formFacts, kindFacts } from './study-kinds.ts'

const metresPerDegree = 111_320
/** Farthest that a place without a known address is moved from the town's centre, in metres. */
const jitter = 600
const added = `${copied}T09:00:00.000Z`

/**
 * Returns a point within 600 m of a town's centre, the same for the same words.
 * Chosen: places whose address is unknown must not cover each other on the map.
 */
export const pointNear = ([longitude, latitude]: readonly [number, number], words: string): Point => {
  const angle = fractionOf(`${words}/angle`) * 2 * Math.PI
  const metres = Math.sqrt(fractionOf(`${words}/distance`)) * jitter
  const north = (metres * Math.cos(angle)) / metresPerDegree
  const east = (metres * Math.sin(angle)) / (metresPerDegree * Math.cos((latitude * Math.PI) / 180))
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return { type: 'Point', coordinates: [round(longitude + east), round(latitude + north)] }
}

const placeKey = (institution: Institution, city: string) => `${institution.name}, ${city}`
const inWords = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} en ${names.at(-1)}` : (names[0] ?? '')

/**
 * Adds every institution with its places and programmes; a programme item is one study at one institution.
 * Source: docs/contract.md 2.2 `educational_institutions`, `programs`, `program_forms`, `locations`; facts from DUO open onderwijsdata.
 */
export const addNavigator = (workshop: Workshop): void => {
  for (const institution of institutions) {
    const own = programmesOf(offers[institution.name] ?? [])
    addInstitution(institution, own, workshop)
    for (const city of institution.places) addPlace(institution, city, workshop)
    const slugs = own.map((programme) => addProgramme(institution, programme, workshop))
    workshop.catalogue.link('educational_institutions', institution.name, 'programs', slugs)
    const places = institution.places.map((city) => placeKey(institution, city))
    workshop.catalogue.link('educational_institutions', institution.name, 'locations', places)
  }
}

/**
 * Returns what a school's page says of it, in Markdown. Chosen: only what follows from the facts in this catalogue.
 */
const describeInstitution = (institution: Institution, own: readonly Programme[]): string => {
  const kind = { hogeschool: 'een hogeschool', universiteit: 'een universiteit', mbo: 'een mbo-school' }[
    institution.type
  ]
  const kinds = [...new Set(own.map(({ study }) => kindFacts[study.kind].plural))]
  const where = inWords(institution.places)
  const spread =
    institution.places.length > 1
      ? `Opleidingen voor het onderwijs volg je in ${where}. Niet elke opleiding wordt overal gegeven; bij de opleiding zelf staat waar je terechtkunt.`
      : `Opleidingen voor het onderwijs volg je in ${where}.`
  const list = kinds.map((name) => `- ${name}`).join('\n')
  return `**${institution.name}** is ${kind}. ${spread}\n\nJe vindt er:\n\n${list}\n\nToelating, startmomenten en open dagen verschillen per opleiding en per jaar. Kijk daarvoor op [de site van ${institution.name}](${institution.website}).`
}

/** The data sets of what is said of an institution and of its programmes; first that of which programmes it offers. */
const sourcesOf = ({ type, address }: Institution): [offer: DataSource, ...DataSource[]] => [
  type === 'mbo' ? 'mbo-lijst' : 'duo-ingeschrevenen',
  ...(address === null ? [] : (['duo-adressen'] as const)),
  'websites',
  'geonames',
]

/** Chosen: no mark is drawn for an institution that exists; pages show its initials. */
const addInstitution = (institution: Institution, own: readonly Programme[], { catalogue }: Workshop): void => {
  const slug = slugOf(institution.name)
  catalogue.add('educational_institutions', institution.name, {
    vendor: 'onderwijsloket',
    title: institution.name,
    slug,
    path: `/navigator/instellingen/${slug}`,
    date_created: added,
    description: markdownToDocument(describeInstitution(institution, own), { where: institution.name }),
    type: institution.type,
    url: institution.website,
    brin_code: institution.brin,
  })
  catalogue.link('educational_institutions', institution.name, 'data_sources', sourcesOf(institution))
}

const addPlace = (institution: Institution, city: string, { catalogue }: Workshop): void => {
  const key = placeKey(institution, city)
  const atAddress = city === institution.city && institution.address !== null
  const centre = towns[city] ?? institution.point
  catalogue.add('locations', key, {
    vendor: 'onderwijsloket',
    title: key,
    url: institution.website,
    address: atAddress ? institution.address : null,
    zip: atAddress ? institution.zip : null,
    city,
    country: 'Nederland',
    // Known only to the postcode area, so places in one area would coincide without a small shift as well.
    location_geopoint: pointNear(atAddress ? institution.point : centre, key),
    derived: !atAddress,
  })
}

const addProgramme = (institution: Institution, programme: Programme, { catalogue }: Workshop): string => {
  const { study, number, forms, towns: cities } = programme
  const kind = kindFacts[study.kind]
  const slug = `${slugOf(study.title)}-${slugOf(institution.name)}`
  catalogue.add('programs', slug, {
    vendor: 'onderwijsloket',
    title: study.title,
    slug,
    path: `/navigator/opleidingen/${slug}`,
    date_created: added,
    derived: programme.derived,
    level: kind.level,
    type: kind.type,
    degree: study.degree,
    duration_in_months: kind.months,
    study_number: number,
    search_terms: programmeTerms(study.kind, study.subjects, study.besides ?? study.title),
  })
  const [offer, ...others] = sourcesOf(institution)
  catalogue.link('programs', slug, 'data_sources', [programme.derived ? 'regel-kortere-trajecten' : offer, ...others])
  catalogue.link('programs', slug, 'qualifications', kind.qualifications)
  catalogue.link('programs', slug, 'roles', study.roles ?? kind.roles)
  catalogue.link('programs', slug, 'sectors', kind.sectors)
  catalogue.link('programs', slug, 'school_subjects', study.subjects)
  catalogue.link(
    'programs',
    slug,
    'locations',
    cities.map((city) => placeKey(institution, city)),
  )
  const where = cities.length
    ? `in ${inWords(cities)}`
    : 'op afstand\n\nDe lessen zijn online: er is **geen vaste lesplaats**. Een werkplek zoek je op een school in je eigen buurt.'
  for (const [index, code] of forms.entries()) {
    const { track, texts } = formFacts[code]
    const wording = texts[Math.floor(fractionOf(`${slug}/${code}`) * texts.length)] ?? texts[0]
    const text = `### ${track} ${where}\n\n${wording}\n\n${kind.about}\n\nKijk op [de site van ${institution.name}](${institution.website}) voor toelating, kosten en startmomenten.`
    catalogue.add('program_forms', `${slug}/${code}`, {
      program: catalogue.refer('programs', slug, slug),
      sort: index + 1,
      url: institution.website,
      description: markdownToDocument(text, { where: slug }),
      track: catalogue.refer('tracks', track, slug),
    })
  }
  return slug
}
