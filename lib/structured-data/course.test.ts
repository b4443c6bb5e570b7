import { expect, test } from 'vitest'
import { courseData } from './course.ts'

const program = {
  title: 'Lerarenopleiding basisonderwijs',
  degree: 'Bachelor of Education',
  duration_in_months: 48,
  qualifications: [{ id: 'q', name: 'Primair onderwijs', path: null }],
  educational_institutions: [{ id: 'i', title: 'Hogeschool Voorbeeld', logo: null }],
  locations: [{ id: 'l', title: 'Campus', address: 'Weg 1', zip: '1234 AB', city: 'Zwolle' }],
  program_forms: [
    { id: 'a', url: 'https://school.example/', description: null, track: { name: 'Voltijdopleiding' } },
    { id: 'b', url: null, description: null, track: { name: 'Deeltijdopleiding' } },
    { id: 'd', url: null, description: null, track: { name: 'Duale opleiding' } },
    { id: 'c', url: null, description: null, track: null },
  ],
}

test('a programme is a course with an instance for each form', () => {
  const data = courseData(program, 'https://lesroute.example/p')
  expect(data).toMatchObject({
    '@type': 'Course',
    provider: [{ name: 'Hogeschool Voorbeeld' }],
    educationalCredentialAwarded: ['Bachelor of Education', 'Primair onderwijs'],
    timeRequired: 'P48M',
  })
  expect(data.hasCourseInstance.map(({ courseMode }) => courseMode)).toEqual([
    'full-time',
    'part-time',
    'part-time',
    undefined,
  ])
  expect(data.hasCourseInstance[0]).toMatchObject({
    url: 'https://school.example/',
    location: [{ address: { addressLocality: 'Zwolle' } }],
  })
})
