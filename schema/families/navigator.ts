/** Navigator: institutions, programmes, places and regional desks; rows belong to a vendor, and policies open vendors. */
import * as f from '../define.ts'
import { standing } from './provenance.ts'

const collection = f.family('navigator')

const navigator = ['navigator', 'hovi', 'kiesmbo'] as const
/** Who delivers rows of the navigator; the first is the service itself. */
export const vendors = ['onderwijsloket', 'hovi', 'kiesmbo', 'sodk'] as const

/** Of an item with a page of its own that a vendor delivers. */
const delivered = {
  vendor: f.required(f.oneOf(vendors)),
  title: f.required(f.text()),
  slug: f.required(f.slug()),
  path: f.required(f.text()),
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
  policies: navigator,
  fields: {
    ...delivered,
    date_created: f.dateTime(),
    date_updated: f.dateTime(),
    description: f.richText(),
    logo: f.file(),
    type: f.required(f.oneOf(institutionTypes)),
    url: f.text(),
    hovi_id: f.text(),
    kiesmbo_id: f.text(),
    brin_code: f.text(),
    ...standing,
    data_sources: f.manyToMany('data_sources'),
    programs: f.manyToMany('programs'),
    locations: f.manyToMany('locations'),
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
  policies: navigator,
  fields: {
    ...delivered,
    date_created: f.dateTime(),
    date_updated: f.dateTime(),
    level: f.required(f.oneOf(levels)),
    type: f.oneOf(programTypes),
    degree: f.text(),
    /** Months of study at nominal pace. */
    duration_in_months: f.integer(),
    hovi_id: f.text(),
    kiesmbo_id: f.text(),
    study_number: f.text(),
    ...standing,
    /** True: in no register; it follows by a rule from a programme that is. */
    derived: f.boolean(),
    data_sources: f.manyToMany('data_sources'),
    qualifications: f.manyToMany('qualifications'),
    educational_institutions: f.manyToMany('educational_institutions', 'educational_institutions_programs'),
    roles: f.manyToMany('roles'),
    sectors: f.manyToMany('sectors'),
    school_subjects: f.manyToMany('school_subjects'),
    /** Chosen: an institution with several places does not teach each programme in all of them. */
    locations: f.manyToMany('locations'),
    program_forms: f.many('program_forms', 'program', 'sort'),
    /** Chosen: what people call this kind of study; searched, never shown. */
    search_terms: f.list(),
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
    /** Chosen: what a register has stands before what follows from a rule, among equals. */
    ranking: ['asc(derived)'],
  },
  embed: { many: ['id', 'title', 'path', 'educational_institutions.title', 'educational_institutions.logo'] },
})

export const program_forms = collection({
  policies: navigator,
  fields: {
    program: f.one('programs'),
    sort: f.integer(),
    url: f.text(),
    description: f.richText(),
    track: f.one('tracks'),
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
  policies: [...navigator, 'sodk'],
  fields: { title: f.text(), days: f.json<readonly OpeningDay[]>(), note: f.text() },
})

export const locations = collection({
  policies: [...navigator, 'sodk'],
  fields: {
    vendor: f.required(f.oneOf(vendors)),
    title: f.required(f.text()),
    url: f.text(),
    address: f.text(),
    zip: f.text(),
    city: f.text(),
    country: f.text(),
    location_geopoint: f.point(),
    ...standing,
    /** True: the address is not known, and the point follows by a rule from the town. */
    derived: f.boolean(),
    opening_hours: f.one('opening_hours'),
    educational_institutions: f.manyToMany('educational_institutions', 'educational_institutions_locations'),
    programs: f.manyToMany('programs', 'programs_locations'),
    regional_education_desks: f.many('regional_education_desks', 'location'),
    schools: f.many('schools', 'location'),
  },
  search: { facets: ['has_programs', 'has_educational_institutions', 'has_regional_education_desks'], searchable: [] },
  embed: {
    many: ['id', 'title', 'url', 'address', 'zip', 'city', 'country', 'location_geopoint'],
    one: ['id', 'title', 'url', 'address', 'zip', 'city', 'country', 'location_geopoint', 'opening_hours.id'],
  },
})

export const areas = collection({
  policies: ['navigator'],
  fields: {
    title: f.required(f.text()),
    area_center: f.point(),
    area_bounds: f.polygon(),
    area_inner: f.multiPoint(),
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
  policies: ['navigator'],
  fields: {
    ...delivered,
    logo: f.file(),
    description: f.richText(),
    url: f.text(),
    email: f.text(),
    phone: f.text(),
    regions: f.list(),
    cities_municipalities: f.list(),
    has_consultation_service: f.boolean(),
    consultation_service_description: f.richText(),
    phone_availability: f.text(),
    orientation_activity_types: f.list(orientationActivityTypes),
    content_types: f.list(deskContentTypes),
    sectors: f.manyToMany('sectors'),
    area: f.one('areas'),
    location: f.one('locations'),
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
  policies: ['sodk'],
  fields: {
    vendor: f.required(f.oneOf(vendors)),
    title: f.required(f.text()),
    url: f.text(),
    school_type: f.text(),
    brin_code: f.text(),
    sector: f.one('sectors'),
    location: f.one('locations'),
    ...standing,
  },
})
