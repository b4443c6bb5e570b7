import { expect, test } from 'vitest'
import { deskData } from './desk.ts'
import { institutionData } from './institution.ts'
import { openingHoursData, placeData } from './place.ts'
import { routeData } from './route.ts'

const place = {
  title: 'De Werf',
  address: 'Kade 1',
  zip: '3011 AA',
  city: 'Rotterdam',
  location_geopoint: [4.48, 51.92] as const,
}

test('a place tells what is known of it, and nothing of what is not', () => {
  expect(placeData(place)).toEqual({
    '@type': 'Place',
    name: 'De Werf',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Kade 1',
      postalCode: '3011 AA',
      addressLocality: 'Rotterdam',
      addressCountry: 'NL',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 51.92, longitude: 4.48 },
  })
  expect(placeData({ title: 'Ergens', address: null, zip: null, city: null, location_geopoint: null })).toEqual({
    '@type': 'Place',
    name: 'Ergens',
    address: { '@type': 'PostalAddress', addressCountry: 'NL' },
  })
})

test('opening hours name their day; a day that is none is left out', () => {
  expect(openingHoursData([{ weekday: 7, opens: '09:00', closes: '12:00' }])).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Sunday',
      opens: '09:00',
      closes: '12:00',
    },
  ])
  expect(openingHoursData([{ weekday: 8, opens: '09:00', closes: '12:00' }])).toEqual([])
})

test('an institution of higher education is one', () => {
  const page = 'https://lesroute.example/navigator/instellingen/hu'
  expect(
    institutionData({ title: 'HU', type: 'hogeschool', url: 'https://hu.example', locations: [place] }, page, null),
  ).toMatchObject({
    '@type': 'CollegeOrUniversity',
    url: page,
    sameAs: 'https://hu.example',
    location: [{ name: 'De Werf' }],
  })
  expect(institutionData({ title: 'ROC', type: 'mbo', url: null, locations: [] }, page, null)).toEqual({
    '@type': 'EducationalOrganization',
    name: 'ROC',
    url: page,
  })
})

test('a desk tells how it is reached and whom it serves', () => {
  const page = 'https://lesroute.example/navigator/regioloketten/noord'
  const bare = { title: 'Noord', url: null, email: null, phone: null, cities_municipalities: ['Assen'], location: null }
  expect(deskData(bare, page, null)).toEqual({
    '@type': 'Organization',
    name: 'Noord',
    url: page,
    areaServed: [{ '@type': 'AdministrativeArea', name: 'Assen' }],
  })
  expect(deskData({ ...bare, phone: '+31 88 000 00 01' }, page, null)).toMatchObject({
    contactPoint: { telephone: '+31 88 000 00 01' },
  })
})

test('a route is in the language of its texts', () => {
  const route = { title: 'Become a teacher', language: 'en', description: null, duration_in_months: 0, steps: [] }
  expect(routeData(route, 'https://lesroute.example/en/routes/a')).toMatchObject({ inLanguage: 'en' })
})
