import { expect, test } from 'vitest'
import { toLinkPage } from './link-button.ts'

test('the address of a button opened as a page leads to the page of its link, and changes nothing', () => {
  const locationOf = (query: string, headers: Readonly<Record<string, string>> = {}) =>
    toLinkPage(new Request(`http://localhost/api/advice/cancel${query}`, { headers }), 'cancel').headers.get('location')
  expect(locationOf('?afspraak=a.b%26c')).toBe('/adviesgesprek/afzeggen?afspraak=a.b%26c')
  expect(locationOf('?afspraak=a.b', { 'accept-language': 'en' })).toBe('/en/advice/cancel?afspraak=a.b')
  expect(locationOf('')).toBe('/adviesgesprek')
})
