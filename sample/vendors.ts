/** A few invented rows of other vendors, so that policies which open a vendor's rows have something to open. */
import type { Workshop } from './blocks.ts'
import { pointNear } from './add-navigator.ts'
import { towns } from './institutions.ts'
import { invented } from './provenance.ts'
import { idOf, slugOf } from './rows.ts'

const suppliers = [
  {
    vendor: 'hovi',
    school: 'Hogeschool De Singel',
    type: 'hogeschool',
    town: 'Utrecht',
    level: 'bachelor',
    titles: ['Leraar basisonderwijs', 'Leraar wiskunde', 'Leraar Nederlands'],
  },
  {
    vendor: 'kiesmbo',
    school: 'Vakcollege De Werf',
    type: 'mbo',
    town: 'Rotterdam',
    level: 'mbo',
    titles: ['Onderwijsassistent', 'Instructeur bouw'],
  },
] as const

const schools = [
  { title: 'Basisschool De Lindeboom', kind: 'basisonderwijs', sector: 'po', town: 'Amersfoort' },
  { title: 'Basisschool Het Sterrenpad', kind: 'basisonderwijs', sector: 'po', town: 'Groningen' },
  { title: 'Scholengemeenschap Waterland', kind: 'havo en vwo', sector: 'vo', town: 'Zaandam' },
  { title: 'Vakschool De Brug', kind: 'vmbo', sector: 'vo', town: 'Tilburg' },
  { title: 'Praktijkschool Het Anker', kind: 'praktijkonderwijs', sector: 'vo', town: 'Vlissingen' },
  { title: 'Speciale school De Vuurtoren', kind: 'speciaal onderwijs', sector: 'go', town: 'Leeuwarden' },
  { title: 'Vso-school De Springplank', kind: 'voortgezet speciaal onderwijs', sector: 'go', town: 'Heerlen' },
  { title: 'Basisschool De Regenboogvlieger', kind: 'basisonderwijs', sector: 'po', town: 'Ede' },
] as const

const centreOf = (town: string): [number, number] => {
  const centre = towns[town]
  if (!centre) throw new Error(`unknown town ${town}`)
  return centre
}

/** Adds the rows of the vendors hovi, kiesmbo and sodk. Source: docs/contract.md 10.3. */
export const addVendors = ({ catalogue }: Workshop): void => {
  for (const { vendor, school, type, town, level, titles } of suppliers) {
    const slug = slugOf(school)
    const foreign = (number: number) =>
      vendor === 'hovi' ? { hovi_id: `H${1000 + number}` } : { kiesmbo_id: `K${1000 + number}` }
    const path = `/navigator/instellingen/${slug}`
    catalogue.add('educational_institutions', school, {
      vendor,
      title: school,
      slug,
      path,
      type,
      ...foreign(0),
      ...invented,
    })
    const place = `${school}, ${town}`
    const point = pointNear(centreOf(town), place)
    catalogue.add('locations', place, {
      vendor,
      title: place,
      city: town,
      country: 'Nederland',
      location_geopoint: point,
      ...invented,
    })
    const keys = titles.map((title, index) => {
      const key = `${slugOf(title)}-${slug}`
      const programme = { vendor, title, slug: key, path: `/navigator/opleidingen/${key}`, level }
      catalogue.add('programs', key, { ...programme, type: 'lerarenopleiding', ...foreign(index + 1), ...invented })
      catalogue.link('programs', key, 'locations', [place])
      return key
    })
    catalogue.link('educational_institutions', school, 'programs', keys)
    catalogue.link('educational_institutions', school, 'locations', [place])
  }
  for (const { title, kind, sector, town } of schools) {
    const point = pointNear(centreOf(town), title)
    catalogue.add('locations', title, {
      vendor: 'sodk',
      title,
      city: town,
      country: 'Nederland',
      location_geopoint: point,
      ...invented,
    })
    const location = idOf('locations', title)
    catalogue.add('schools', title, {
      vendor: 'sodk',
      title,
      school_type: kind,
      sector: idOf('sectors', sector),
      location,
      ...invented,
    })
  }
}
