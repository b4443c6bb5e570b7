import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const site = (PASSKEY_ORIGINS: string, SITE_URL = '') => readConfig({ PASSKEY_ORIGINS, SITE_URL }).auth.passkeySite

test('passkeys are bound to the host of the first origin, or to that of the site', () => {
  expect(site('')).toBeNull()
  expect(site('', 'https://site.example.org/')).toEqual({
    domain: 'site.example.org',
    origins: ['https://site.example.org'],
  })
  expect(site('', 'http://localhost:3000')).toEqual({ domain: 'localhost', origins: ['http://localhost:3000'] })
  expect(site('https://a.example.org, https://b.a.example.org/x', 'https://c.example.org')).toEqual({
    domain: 'a.example.org',
    origins: ['https://a.example.org', 'https://b.a.example.org'],
  })
})

test('origins on which browsers offer none count for nothing', () => {
  expect(site('', 'http://site.example.org')).toBeNull()
  expect(site('', 'https://192.0.2.1')).toBeNull()
  expect(site('', 'https://[2001:db8::1]')).toBeNull()
})
