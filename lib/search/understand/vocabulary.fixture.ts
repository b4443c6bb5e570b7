/** The vocabulary of the finder, for tests. */
import { findPlace } from '../../geo/places.ts'
import { isNearlyPlace } from '../../geo/place-suggestions.ts'
import { vocabularyOf } from './vocabulary.ts'

/** The facets of the finder over the sample catalogue, less the many institutions that are alike. */
export const facets = {
  level: ['post-graduate', 'bachelor', 'master', 'mbo', 'associate'],
  type: ['lerarenopleiding', 'zij-instroom', 'kopopleiding'],
  'program_forms.tracks.name': [
    'Deeltijdopleiding',
    'Voltijdopleiding',
    'Zij-instroom',
    'Kopopleiding',
    'Educatieve module',
    'Mbo bbl',
    'Mbo bol',
    'Duale opleiding',
  ],
  'sectors.title': [
    'Voortgezet onderwijs',
    'Middelbaar beroepsonderwijs',
    'Gespecialiseerd onderwijs',
    'Primair onderwijs',
  ],
  'qualifications.name': ['Tweedegraads', 'Eerstegraads', 'Beperkt tweedegraads', 'Primair onderwijs'],
  'educational_institutions.title': [
    'Fontys Hogeschool',
    'Hogeschool van Amsterdam',
    'Universiteit Utrecht',
    'Hogeschool Utrecht',
    'Hogeschool Rotterdam',
    'Vrije Universiteit Amsterdam',
    'Technische Universiteit Delft',
    'Hogeschool de Kempel',
    'Regio College',
    'Hogeschool Windesheim',
  ],
}
export const isPlace = (name: string) => findPlace(name) !== null
export const finder = vocabularyOf({ facets, isPlace, isNearly: isNearlyPlace })
