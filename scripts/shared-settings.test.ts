import { expect, test } from 'vitest'
import { parseSettings } from '#lib/settings.ts'
import { readConfig } from '../service/config.ts'

const halves = [
  (environment: Record<string, string>) => parseSettings({ CONTENT_API_TOKEN: 't', ...environment }),
  readConfig,
]

test('both halves refuse the same values of a shared setting, for the same reason', () => {
  const wrong = {
    SITE_URL: 'lesroute.example',
    STUDIO_SECRET: 'kort',
    DATABASE_URL: 'mysql://localhost',
    REDIS_URL: 'http://localhost',
    SMTP_URL: 'http://localhost',
    MAIL_FROM: 'x',
    TRUSTED_PROXIES: '10.0.0.0/8, hier',
    METRICS_TOKEN: 'kort',
    LOG_REQUESTS: 'ja',
  }
  const reasons = halves.map((read) => {
    try {
      read(wrong)
    } catch (error) {
      return String(error)
        .replace(/^.*?: /, '')
        .replace(/^Invalid settings of the \w+: /, '')
    }
    return null
  })
  expect(new Set(reasons).size).toBe(1)
  for (const name of Object.keys(wrong)) expect(reasons[0]).toContain(name)
  expect(reasons[0]).toContain('TRUSTED_PROXIES, number 2 must be an address or a network; ')
  expect(reasons[0]).toContain('METRICS_TOKEN must have 16 characters at least; ')
  expect(reasons[0]).toMatch(/Correct them in the environment or in \.env; \.env\.example describes each\.$/)
  expect(reasons[0]).not.toMatch(/kort|mysql|hier|Invalid input|Too small/)
})

test('a bad value gets a reason in words, not one of the library of rules', () => {
  const wrong = {
    SERVICE_PORT: '99999',
    RATE_LIMIT: '-1',
    DIRECTUS_URL: 'x',
    MEDIA_SIGNING_SECRET: 'x',
    AUTH_PROVIDERS: '[{}]',
  }
  const fault = () => readConfig(wrong)
  expect(fault).toThrow('SERVICE_PORT must be a whole number, 0 to 65535; ')
  expect(fault).toThrow('RATE_LIMIT must be a number, 0 or more; ')
  expect(fault).toThrow('DIRECTUS_URL must be an http(s) address; ')
  expect(fault).toThrow(
    'AUTH_PROVIDERS, number 1, name must be lower-case letters, digits and dashes, such as school; ',
  )
  const everyReason =
    /^Invalid settings of the service: (?:AUTH_PROVIDERS,? [^;]*must [^;]*(?:such as|nothing else)[^;]*(?:; |$))+/
  const issuers = ['http://id.example', 'id.example', ''].map((issuer) => `[{"name":"","issuer":"${issuer}"}]`)
  for (const text of ['school', '{}', '[1]', '[{"naam":"x"}]', ...issuers])
    expect(() => readConfig({ AUTH_PROVIDERS: text })).toThrow(everyReason)
  expect(() => parseSettings({ CONTENT_API_TOKEN: 't', EMBED_HOSTS: 'loket.example, a b' })).toThrow(
    'EMBED_HOSTS, number 2 must be a host, such as https://loket.example or *.regio.example. ',
  )
})

test('slashes at the end of an address of the site make no difference', () => {
  expect(parseSettings({ CONTENT_API_TOKEN: 't', SITE_URL: 'https://a.example/' }).siteUrl).toBe('https://a.example')
  expect(readConfig({ SITE_URL: 'https://a.example/', STUDIO_SECRET: 's'.repeat(16) }).renewedSite?.address).toBe(
    'https://a.example',
  )
})
