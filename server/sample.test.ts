import { expect, test } from 'vitest'
import { ContentError } from '#lib/content/errors.ts'
import { parseSettings } from '#lib/settings.ts'
import { answerWith, requestTo } from './request.fixture.ts'
import { createNoIndex, refusalOfSample } from './sample.ts'

const settings = (more: Readonly<Record<string, string>> = {}) =>
  parseSettings({ CONTENT_API_TOKEN: 't', SITE_URL: 'https://lesroute.example', ...more })

type Rows = Readonly<Record<string, readonly unknown[]>>
/** A content API with those rows, whatever is asked of them. */
const clientWith =
  (rows: Rows): NonNullable<Parameters<typeof refusalOfSample>[1]> =>
  async (command) => {
    const { path } = command()
    return rows[path.replace('/items/', '')] ?? []
  }
const failing = async () => {
  throw new ContentError('UNREACHABLE', 0, 'gone')
}
const sample = { catalogue_notes: [{ sample: true }], authors: [{ id: 'a' }] }

// ASVS 14.2.2
test('a site that refuses samples does not start on one, and says what is marked', async () => {
  const refuse = settings({ SAMPLE_DATA: 'refuse' })
  expect(await refusalOfSample(refuse, clientWith(sample))).toMatch(/catalogue_notes, authors.*SAMPLE_DATA=allow/)
  expect(await refusalOfSample(refuse, clientWith({ catalogue_notes: [{ sample: false }] }))).toBeNull()
  expect(await refusalOfSample(refuse, clientWith({}))).toBeNull()
  expect(await refusalOfSample(refuse, failing)).toContain('UNREACHABLE')
})

test('other sites show a sample with its marks', async () => {
  expect(await refusalOfSample(settings(), clientWith(sample))).toBeNull()
})

const robotsOf = async (more: Readonly<Record<string, string>>, rows: Rows) => {
  const step = createNoIndex(settings(more), { client: clientWith(rows) })
  return (await step(requestTo('/feed.xml'), answerWith('x'))).headers['x-robots-tag']
}

test('a sample at a public address asks not to be listed, and so does a site that is tried out', async () => {
  expect(await robotsOf({}, sample)).toBe('noindex, nofollow')
  expect(await robotsOf({}, {})).toBeUndefined()
  expect(await robotsOf({ SITE_URL: 'http://localhost:3000' }, sample)).toBeUndefined()
  expect(await robotsOf({ SITE_INDEX: '0' }, {})).toBe('noindex, nofollow')
})

test('what was known last holds while the catalogue cannot be read', async () => {
  let time = 0
  let rows: Rows | null = {}
  const step = createNoIndex(settings(), {
    client: (command) => (rows ? clientWith(rows)(command) : failing()),
    now: () => time,
  })
  const ask = async () => (await step(requestTo('/'), answerWith('x'))).headers['x-robots-tag']
  expect(await ask()).toBeUndefined()
  rows = null
  time += 120_000
  expect(await ask()).toBeUndefined()
  // Nor while it holds what it should not.
  rows = { catalogue_notes: [{ sample: 'yes' }] }
  time += 120_000
  expect(await ask()).toBeUndefined()
  rows = sample
  time += 120_000
  expect(await ask()).toBe('noindex, nofollow')
})
