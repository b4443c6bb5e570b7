import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const token = { CONTENT_API_TOKEN: 't' }

test('with a token alone the embedded service is meant', () => {
  expect(parseSettings(token)).toMatchObject({
    contentUrl: 'http://localhost:8055',
    searchUrl: 'http://localhost:8055/search',
    mediaUrl: 'http://localhost:8055/media',
    searchTokenField: 'search_token',
    mediaFolder: '',
  })
})

test('a Directus, an Algolia application and a Cloudinary cloud are settings only', () => {
  expect(
    parseSettings({
      ...token,
      CONTENT_API_URL: 'https://content.example/',
      SEARCH_APP_ID: 'ABCDEFGHIJ',
      SEARCH_TOKEN_FIELD: 'algolia_token',
      MEDIA_URL: 'https://res.cloudinary.com/demo',
      MEDIA_FOLDER: '/onderwijs/productie/',
    }),
  ).toMatchObject({
    contentUrl: 'https://content.example',
    searchUrl: null,
    searchAppId: 'ABCDEFGHIJ',
    searchTokenField: 'algolia_token',
    mediaUrl: 'https://res.cloudinary.com/demo',
    mediaFolder: 'onderwijs/productie',
  })
})

test('places and the map are our own unless others are set', () => {
  expect(parseSettings(token)).toMatchObject({ placesUrl: null, mapStyleUrl: null })
  expect(
    parseSettings({
      ...token,
      PLACES_URL: 'https://places.example/v3/',
      MAP_STYLE_URL: 'https://map.example/style?key=1',
    }),
  ).toMatchObject({ placesUrl: 'https://places.example/v3', mapStyleUrl: 'https://map.example/style?key=1' })
  expect(() => parseSettings({ ...token, MAP_STYLE_URL: 'style.json' })).toThrow('MAP_STYLE_URL')
})

test('reactions have a secret and a folder without a setting, and others where they are set', () => {
  const { formsSecret, feedbackFolder } = parseSettings(token)
  expect(formsSecret).toHaveLength(64)
  expect(formsSecret).toBe(parseSettings(token).formsSecret)
  expect(formsSecret).not.toBe(parseSettings({ CONTENT_API_TOKEN: 'u' }).formsSecret)
  expect(feedbackFolder).toBe('.data/feedback')
  expect(parseSettings({ ...token, DATA_FOLDER: '/d' }).tokenCacheFolder).toBe('/d/site')
  expect(parseSettings({ ...token, TOKEN_CACHE_FOLDER: '/t' }).tokenCacheFolder).toBe('/t')
  expect(parseSettings({ ...token, DATA_FOLDER: '/d' }).feedbackFolder).toBe('/d/feedback')
  const own = { FEEDBACK_SECRET: 's'.repeat(32), FEEDBACK_FOLDER: '/f' }
  expect(parseSettings({ ...token, ...own })).toMatchObject({ formsSecret: 's'.repeat(32), feedbackFolder: '/f' })
  expect(() => parseSettings({ ...token, FEEDBACK_SECRET: 'kort' })).toThrow('FEEDBACK_SECRET must have 32 characters')
})

test('bookings and mail have folders below the data folder, and mail stays there without a mail server', () => {
  expect(parseSettings({ ...token, DATA_FOLDER: '/d' })).toMatchObject({
    bookingsFolder: '/d/bookings',
    outboxFolder: '/d/outbox',
    smtpUrl: null,
  })
  const own = { BOOKINGS_FOLDER: '/b', OUTBOX_FOLDER: '/o', SMTP_URL: 'smtp://localhost:25', TEAM_MAIL: 'a@b.example' }
  expect(parseSettings({ ...token, ...own })).toMatchObject({
    bookingsFolder: '/b',
    outboxFolder: '/o',
    smtpUrl: 'smtp://localhost:25',
    teamMail: 'a@b.example',
  })
  expect(() => parseSettings({ ...token, SMTP_URL: 'http://localhost' })).toThrow('SMTP_URL must be smtp')
  expect(() => parseSettings({ ...token, TEAM_MAIL: 'iemand' })).toThrow('TEAM_MAIL must be a mail address')
})

test('the preview of editors is open in development, and elsewhere where it is asked for', () => {
  const isOpen = (environment: Record<string, string>) => parseSettings({ ...token, ...environment }).editorPreview
  expect(isOpen({ NODE_ENV: 'production' })).toBe(false)
  expect(isOpen({})).toBe(false)
  expect(isOpen({ NODE_ENV: 'production', EDITOR_PREVIEW: '1' })).toBe(true)
  expect(isOpen({ NODE_ENV: 'development' })).toBe(true)
  expect(isOpen({ NODE_ENV: 'development', EDITOR_PREVIEW: '0' })).toBe(false)
  expect(() => isOpen({ EDITOR_PREVIEW: 'ja' })).toThrow('EDITOR_PREVIEW')
})

test('instances share a Redis or a Valkey where one is set, and nothing else', () => {
  expect(parseSettings(token).redisUrl).toBeNull()
  expect(parseSettings({ ...token, REDIS_URL: 'rediss://user:pass@cache.example:6380/1' }).redisUrl).toBe(
    'rediss://user:pass@cache.example:6380/1',
  )
  expect(() => parseSettings({ ...token, REDIS_URL: 'http://cache.example' })).toThrow('REDIS_URL must be redis(s)')
})

test('every setting at fault is named at once, no value told', () => {
  const wrong = { CONTENT_API_URL: 'ftp://geheim.example', MEDIA_URL: 'nergens', SEARCH_TOKEN_FIELD: 'a b' }
  const fault = () => parseSettings(wrong)
  for (const name of ['CONTENT_API_URL', 'CONTENT_API_TOKEN', 'MEDIA_URL', 'SEARCH_TOKEN_FIELD'])
    expect(fault).toThrow(name)
  expect(fault).not.toThrow('geheim')
})

test('every setting stands in .env.example', () => {
  const example = readFileSync('.env.example', 'utf8')
  const sources = [
    'platform/settings.ts',
    'lib/settings.ts',
    'service/config.ts',
    'scripts/settings.ts',
    'scripts/chromium.ts',
  ]
  const names = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s+([A-Z][A-Z_]+):|\['([A-Z][A-Z_]+)'\]/gm)].map(
      ([, a, b]) => a ?? b ?? '',
    ),
  )
  expect(names.length).toBeGreaterThan(12)
  // The system and the framework set these.
  const foreign = ['PATH', 'NODE_ENV', 'NEXT_PHASE']
  for (const name of new Set(names).difference(new Set(foreign))) expect(example, name).toContain(`${name}=`)
})
