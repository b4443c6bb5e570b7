import { expect, test } from 'vitest'
import { toForm } from './to-form.ts'

test.each([
  [{}, '/contact'],
  [{ 'accept-language': 'en-GB,en;q=0.9,nl;q=0.8' }, '/en/contact'],
  [{ 'accept-language': 'nl,en;q=0.8' }, '/contact'],
  [{ 'accept-language': 'en', referer: 'https://lesroute.example/contact' }, '/contact'],
  [{ 'accept-language': 'nl', referer: 'https://lesroute.example/en/contact' }, '/en/contact'],
] as const)('the address of a form opened as a page with %o leads to %s', (headers, page) => {
  const request = new Request('https://lesroute.example/api/contact', { headers })
  const { status, headers: sent } = toForm(request, { nl: '/contact', en: '/en/contact' })
  expect([status, sent.get('location')]).toEqual([303, page])
})
