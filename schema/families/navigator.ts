/** Navigator: institutions, programmes, places and regional desks; rows belong to a vendor, and policies open vendors. */
import {
  boolean,
  collection,
  dateTime,
  file,
  integer,
  json,
  list,
  many,
  manyToMany,
  multiPoint,
  one,
  oneOf,
  point,
  polygon,
  required,
  richText,
  slug,
  text,
  uuid,
} from '../define.ts'
import { standing } from './provenance.ts'

const navigator = ['navigator', 'hovi', 'kiesmbo'] as const
/** Who delivers rows of the navigator; the first is the service itself. */
export const vendors = ['onderwijsloket', 'hovi', 'kiesmbo', 'sodk'] as const

/** Of an item with a page of its own that a vendor delivers. */
const delivered = {
  id: required(uuid()),
  vendor: required(oneOf(vendors)),
  title: required(text()),
  slug: required(slug()),
  path: required(text()),
} as const

export const levels = ['mbo', 'bachelor', 'master', 'phd', 'post-graduate', 'preparatory', 'associate'] as const
export const institutionTypes = ['hogeschool', 'universiteit', 'mbo'] as const
/** Chosen: the spec shows `type` of a programme without values; these are the kinds of study a chooser tells apart. */
export const programTypes = [
  'lerarenopleiding',
  'educatieve master',
  'zij-instroom',
  'pdg',
  'kopopleiding',
  'professionalisering',
  'ondersteunend',
] as const

export const educational_institutions = collection({
  family: 'navigator',
  policies: navigator,
  fields: {
    ...delivered,
    date_created: dateTime(),
    date_updated: dateTime(),
    description: richText(),
    logo: file(),
    type: required(oneOf(institutionTypes)),
    url: text(),
    hovi_id: text(),
    kiesmbo_id: text(),
    brin_code: text(),
    ...standing,
    data_sources: manyToMany('data_sources'),
    programs: manyToMany('programs'),
    locations: manyToMany('locations'),
  },
  search: {
    facets: ['type'],
    searchable: ['title', 'type', 'bodyString'],
    exclude: ['hovi_id', 'kiesmbo_id', 'brin_code'],
    ranking: ['asc(title)'],
  },
  embed: { many: ['id', 'title', 'path', 'logo', 'type'] },
})

export const programs = collection({
  family: 'navigator',
  policies: navigator,
  fields: {
    ...delivered,
    date_created: dateTime(),
    date_updated: dateTime(),
    level: required(oneOf(levels)),
    type: oneOf(programTypes),
    degree: text(),
    /** Months of study at nominal pace. */
    duration_in_months: integer(),
    hovi_id: text(),
    kiesmbo_id: text(),
    study_number: text(),
    ...standing,
    /** True: in no register; it follows by a rule from a programme that is. */
    derived: boolean(),
    data_sources: manyToMany('data_sources'),
    qualifications: manyToMany('qualifications'),
    educational_institutions: manyToMany('educational_institutions', 'educational_institutions_programs'),
    roles: manyToMany('roles'),
    sectors: manyToMany('sectors'),
    school_subjects: manyToMany('school_subjects'),
    /** Chosen: an institution with several places does not teach each programme in all of them. */
    locations: manyToMany('locations'),
    program_forms: many('program_forms', 'program', 'sort'),
    /** Chosen: what people call this kind of study; searched, never shown. */
    search_terms: list(),
  },
  search: {
    facets: [
      'qualifications.name',
      'roles.name',
      'sectors.title',
      'educational_institutions.title',
      'type',
      'level',
      'degree',
      'program_forms.tracks.name',
      /** Chosen: whether a location teaches the programme, so that a search by distance can tell. */
      'has_location',
    ],
    searchable: [
      'title',
      'search_terms',
      'program_forms.bodyString',
      'qualifications.name',
      'educational_institutions.title',
      'type',
      'level',
      'degree',
    ],
    exclude: ['hovi_id', 'kiesmbo_id', 'study_number', 'program_forms.description'],
  },
  embed: { many: ['id', 'title', 'path', 'educational_institutions.title', 'educational_institutions.logo'] },
})

export const program_forms = collection({
  family: 'navigator',
  policies: navigator,
  fields: {
    id: required(uuid()),
    program: one('programs'),
    sort: integer(),
    url: text(),
    description: richText(),
    track: one('tracks'),
  },
  embed: { one: ['id', 'url', 'description', 'track.name'] },
})

export type OpeningDay = {
  /** 1 = Monday … 7 = Sunday. */
  readonly weekday: number
  /** Local time in Europe/Amsterdam, `HH:MM`. */
  readonly opens: string
  readonly closes: string
}

/** Chosen: the spec names `opening_hours` as a relation of locations without its fields. */
export const opening_hours = collection({
  family: 'navigator',
  policies: [...navigator, 'sodk'],
  fields: { id: required(uuid()), title: text(), days: json<readonly OpeningDay[]>(), note: text() },
})

export const locations = collection({
  family: 'navigator',
  policies: [...navigator, 'sodk'],
  fields: {
    id: required(uuid()),
    vendor: required(oneOf(vendors)),
    title: required(text()),
    url: text(),
    address: text(),
    zip: text(),
    city: text(),
    country: text(),
    location_geopoint: point(),
    ...standing,
    /** True: the address is not known, and the point follows by a rule from the town. */
    derived: boolean(),
    opening_hours: one('opening_hours'),
    educational_institutions: manyToMany('educational_institutions', 'educational_institutions_locations'),
    programs: manyToMany('programs', 'programs_locations'),
    regional_education_desks: many('regional_education_desks', 'location'),
    schools: many('schools', 'location'),
  },
  search: { facets: ['has_programs', 'has_educational_institutions', 'has_regional_education_desks'], searchable: [] },
  embed: {
    many: ['id', 'title', 'url', 'address', 'zip', 'city', 'country', 'location_geopoint'],
    one: ['id', 'title', 'url', 'address', 'zip', 'city', 'country', 'location_geopoint', 'opening_hours.id'],
  },
})

export const areas = collection({
  family: 'navigator',
  policies: ['navigator'],
  fields: {
    id: required(uuid()),
    title: required(text()),
    area_center: point(),
    area_bounds: polygon(),
    area_inner: multiPoint(),
  },
  embed: { one: ['id', 'title', 'area_center', 'area_bounds', 'area_inner'] },
})

/** Chosen: the kinds of activity and of content that a desk offers; the spec shows the fields only. */
export const orientationActivityTypes = [
  'meeloopdag',
  'informatiebijeenkomst',
  'oriëntatietraject',
  'adviesgesprek',
  'proefles',
] as const
export const deskContentTypes = ['vacatures', 'ervaringsverhalen', 'opleidingen', 'agenda', 'regelingen'] as const

export const regional_education_desks = collection({
  family: 'navigator',
  policies: ['navigator'],
  fields: {
    ...delivered,
    logo: file(),
    description: richText(),
    url: text(),
    email: text(),
    phone: text(),
    regions: list(),
    cities_municipalities: list(),
    has_consultation_service: boolean(),
    consultation_service_description: richText(),
    phone_availability: text(),
    orientation_activity_types: list(orientationActivityTypes),
    content_types: list(deskContentTypes),
    sectors: manyToMany('sectors'),
    area: one('areas'),
    location: one('locations'),
    ...standing,
  },
  search: {
    facets: ['sectors.title', 'has_consultation_service', 'orientation_activity_types', 'content_types'],
    searchable: ['title', 'regions', 'cities_municipalities', 'bodyString'],
    exclude: ['phone_availability', 'consultation_service_description'],
    ranking: ['asc(title)'],
  },
})

export const schools = collection({
  family: 'navigator',
  policies: ['sodk'],
  fields: {
    id: required(uuid()),
    vendor: required(oneOf(vendors)),
    title: required(text()),
    url: text(),
    school_type: text(),
    brin_code: text(),
    sector: one('sectors'),
    location: one('locations'),
    ...standing,
  },
})
