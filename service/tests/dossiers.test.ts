/**
 * Pages of roles and sectors on a whole catalogue: each begins with what is about it, not with what is about everything.
 * @module-tag full
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { createContentHandler } from '../content/handler.ts'
import { listen, type Listener } from '../http/serve.ts'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import { openTestStore } from '../store/test-store.fixture.ts'

// The framework's cache and its mark of server code need its server.
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))

const store = await openTestStore()
let listener: Listener

beforeAll(async () => {
  await store.catalogue.replace(sampleCatalogue().items, 'test')
  const token = await store.accounts.add('dossiers@example.org', ['content-read', 'read-published-media', 'navigator'])
  const report = (error: unknown) => {
    throw error
  }
  const now = () => new Date('2026-11-01')
  const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
  listener = await listen(
    { '': createContentHandler({ store, auth, now, report }) },
    { host: 'localhost', port: 0, report },
  )
  vi.stubEnv('CONTENT_API_URL', `http://localhost:${listener.port}`)
  vi.stubEnv('CONTENT_API_TOKEN', token)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await listener.close()
  await store.close()
})

test('no article is among the first of more than a fifth of the pages of roles and sectors', async () => {
  const { listRelatedTo } = await import('#lib/content/related-content.ts')
  const { listSectors, listTerms } = await import('#lib/content/taxonomy.ts')
  const pages = [
    ...(await listTerms('roles')).map(({ id }) => listRelatedTo('roles', id, false)),
    ...(await listSectors()).map(({ id }) => listRelatedTo('sectors', id, false)),
  ]
  const firsts = (await Promise.all(pages)).map(({ articles }) => articles.items.slice(0, 6).map(({ slug }) => slug))
  const shown = firsts.filter(({ length }) => length > 0)
  expect(shown.length).toBeGreaterThan(15)
  const counts = Map.groupBy(shown.flat(), (slug) => slug)
  const often = [...counts].filter(([, { length }]) => length > shown.length / 5)
  expect(often.map(([slug, { length }]) => `${slug}: ${length} of ${shown.length}`)).toEqual([])
})

test('every answer names a page that exists, in both languages', async () => {
  const { getRouteMap } = await import('#lib/content/career-routes.ts')
  const { listSectors, listTerms } = await import('#lib/content/taxonomy.ts')
  const pages = new Set([
    ...(await listTerms('roles')).map(({ slug }) => `/rollen/${slug}`),
    ...(await listTerms('qualifications')).map(({ slug }) => `/bevoegdheden/${slug}`),
    ...(await listSectors()).map(({ slug }) => `/werken-in-het-${slug}`),
  ])
  for (const locale of ['nl', 'en'] as const) {
    const { questions } = await getRouteMap(locale)
    const named = questions.flatMap(({ answers }) => answers).flatMap(({ about }) => about ?? [])
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((path) => !pages.has(path))).toEqual([])
  }
})

test('a role has an example of a day in the language of the page, and pay where its figures are known', async () => {
  const { getRoleFacts } = await import('#lib/content/role-facts.ts')
  const { listTerms } = await import('#lib/content/taxonomy.ts')
  const roles = await listTerms('roles')
  const facts = async (slug: string, locale: 'nl' | 'en') =>
    getRoleFacts(roles.find((role) => role.slug === slug)?.id ?? '', locale)
  const teacher = await facts('leraar-basisonderwijs', 'en')
  expect(teacher).toMatchObject({ language: 'en', scales: [{ scale: 'LB' }, { scale: 'LC' }] })
  expect(teacher.day[0]).toEqual({
    from: '07:45',
    until: '08:30',
    title: 'Preparing the classroom, coffee with colleagues',
  })
  expect((await facts('leraar-basisonderwijs', 'nl')).day[0]?.title).toBe('Lokaal klaarzetten, koffie met collega’s')
  expect((await facts('docent-mbo', 'nl')).scales).toEqual([])
  expect(await facts('gastdocent', 'nl')).toEqual({ day: [], language: 'nl', scales: [] })
})

test('no day of a role runs backwards or has two things at once', async () => {
  const { getRoleFacts } = await import('#lib/content/role-facts.ts')
  const { listTerms } = await import('#lib/content/taxonomy.ts')
  const days = await Promise.all(
    (await listTerms('roles')).map(async ({ id, name }) => ({ name, ...(await getRoleFacts(id, 'nl')) })),
  )
  expect(days.filter(({ day }) => day.length).length).toBeGreaterThan(12)
  for (const { name, day } of days)
    for (const [index, { until }] of day.entries())
      expect(until <= (day[index + 1]?.from ?? '24:00'), `${name}, ${until}`).toBe(true)
})

test('what a service has in the field of a day is shown only where it is a day', async () => {
  const { getRoleFacts } = await import('#lib/content/role-facts.ts')
  const { listTerms } = await import('#lib/content/taxonomy.ts')
  const items = sampleCatalogue().items
  const [role] = await listTerms('roles')
  const wrong = [null, 'x', { from: '9:00', until: '10:00', title: 'a' }, { from: '10:00', until: '09:00', title: 'b' }]
  const right = { from: '11:00', until: '12:00', title: 'c' }
  const rows = (items['roles'] ?? []).map((row) =>
    row['id'] === role?.id ? { ...row, day: [...wrong, right], pay: 'LB' } : row,
  )
  await store.catalogue.replace({ ...items, roles: rows }, 'test')
  expect(await getRoleFacts(role?.id ?? '', 'nl')).toEqual({ day: [right], language: 'nl', scales: [] })
})

test('a plan has the dates that are meant for its answers', async () => {
  const { listPlanDates } = await import('#lib/content/plan-dates.ts')
  const slugs = async (answers: readonly string[]) =>
    (await listPlanDates([], answers, new Date('2026-11-01'))).map(({ slug }) => slug)
  const [mbo, abroad] = ['webinar-werken-in-het-mbo', 'webinar-teaching-with-a-foreign-diploma']
  expect(await slugs([])).toEqual(expect.arrayContaining([mbo, abroad]))
  expect(await slugs(['school-basisonderwijs', 'diploma-hbo'])).not.toContain(mbo)
  expect(await slugs(['school-basisonderwijs', 'diploma-hbo'])).not.toContain(abroad)
  expect(await slugs(['school-mbo', 'diploma-hbo'])).toContain(mbo)
  expect(await slugs(['diploma-buitenland'])).toContain(abroad)
})

test.each(['nl', 'en'] as const)('a route read alone is told apart from others of its title, in %s', async (locale) => {
  const { getRoute } = await import('#lib/content/career-routes.ts')
  const start = 'een-onderwijstraineeship-vo-leraar-vo'
  const titles = [
    (await getRoute(`${start}-tweedegraads-wo`, locale))?.title,
    (await getRoute(`${start}-eerstegraads-wo`, locale))?.title,
  ]
  expect(titles.map((title) => title?.split(' · ')[1])).toEqual(
    locale === 'nl' ? ['Tweedegraads', 'Eerstegraads'] : ['Grade two (tweedegraads)', 'Grade one (eerstegraads)'],
  )
})
