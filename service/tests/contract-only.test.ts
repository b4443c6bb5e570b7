/** The site's reads on a service that has the fields of the contract alone: fewer things to show, nothing broken. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { createContentHandler } from '../content/handler.ts'
import { contractOnly } from './contract-only.fixture.ts'
import { listen, type Listener } from '../http/serve.ts'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import { openTestStore } from '../store/test-store.fixture.ts'

// The framework's cache and its mark of server code need its server.
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))

const store = await openTestStore()
const untouched = 'Een artikel dat nog nooit is gewijzigd'
let listener: Listener

beforeAll(async () => {
  const { items } = sampleCatalogue()
  // As Directus leaves it until the first change.
  const articles = items['articles']?.map((row) =>
    row['id'] === items['articles']?.find(({ english, status }) => !english && status === 'published')?.['id']
      ? { ...row, title: untouched, date_created: '2030-01-01T09:00:00.000Z', date_updated: null }
      : row,
  )
  await store.catalogue.replace({ ...items, ...(articles ? { articles } : {}) }, 'test')
  const token = await store.accounts.add('contract@example.org', ['content-read', 'read-published-media', 'navigator'])
  const report = (error: unknown) => {
    throw error
  }
  const now = () => new Date('2026-11-01')
  const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
  const content = contractOnly(createContentHandler({ store, auth, now, report }))
  listener = await listen({ '': content }, { host: 'localhost', port: 0, report })
  vi.stubEnv('CONTENT_API_URL', `http://localhost:${listener.port}`)
  vi.stubEnv('CONTENT_API_TOKEN', token)
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await listener.close()
  await store.close()
})

test('articles come with what the contract names of them', async () => {
  const { getArticle, listArticleSlugs, listNewestArticles, listRelatedArticles } =
    await import('#lib/content/articles.ts')
  const slugs = await listArticleSlugs('nl')
  expect(slugs.length).toBeGreaterThan(50)
  const articles = await Promise.all(slugs.map(getArticle))
  expect(articles.every((article) => article?.body)).toBe(true)
  expect(articles.some((article) => article?.editor_nodes.length)).toBe(true)
  expect(articles.every((article) => article?.image === null && article.date_reviewed === null)).toBe(true)
  const [first] = await listNewestArticles(false, 3)
  expect(first?.title).toBe(untouched)
  const related = await listRelatedArticles(
    first?.id ?? '',
    (first?.topics ?? []).map(({ id }) => id),
    false,
    3,
  )
  expect(related.length).toBeGreaterThan(0)
})

test('a catalogue without a note is no sample, has no licence, and none of its rows is marked', async () => {
  const { getCatalogueNote } = await import('#lib/content/catalogue.ts')
  expect(await getCatalogueNote()).toEqual({ isSample: false, title: null, source: null, licence: null, day: null })
  const { SampleBanner } = await import('#components/site/sample-banner.tsx')
  expect(await SampleBanner({})).toBeNull()
  const { listDesks } = await import('#lib/content/desks.ts')
  expect((await listDesks()).some(({ sample }) => sample)).toBe(false)
  const { firstProgramSlug, getProgram } = await import('#lib/content/programs.ts')
  const [slug = ''] = await firstProgramSlug()
  expect(await getProgram(slug)).toMatchObject({ derived: false, sample: false, data_sources: [] })
})

test('questions come without their popularity', async () => {
  const { getFaq, listFaqSlugs, listQuestions } = await import('#lib/content/faqs.ts')
  expect((await listQuestions()).length).toBeGreaterThan(100)
  const [slug = ''] = await listFaqSlugs('nl')
  const faq = await getFaq(slug)
  expect(faq).toMatchObject({ articles: [], date_updated: null })
  expect(faq?.answer).not.toBeNull()
})

test('terms without slugs go by their paths, desks by their titles', async () => {
  const { getTerm, listSectors, listTerms, listThemes, taxonomies } = await import('#lib/content/taxonomy.ts')
  for (const taxonomy of taxonomies) {
    const terms = await listTerms(taxonomy)
    expect(terms.length, taxonomy).toBeGreaterThan(0)
    expect(new Set(terms.map(({ slug }) => slug)).size, taxonomy).toBe(terms.length)
    expect(await getTerm(taxonomy, terms[0]?.slug ?? ''), taxonomy).toEqual(terms[0])
  }
  expect((await listSectors()).every(({ slug, introduction }) => slug && introduction === null)).toBe(true)
  expect(await listThemes()).toEqual([])
  const { getDesk, listDesks } = await import('#lib/content/desks.ts')
  const [desk] = await listDesks()
  expect(desk?.slug).toMatch(/^[\p{L}\p{N}-]+$/u)
  expect(await getDesk(desk?.slug ?? '')).toEqual(desk)
})

test('the navigator has programmes, institutions and places', async () => {
  const { firstProgramSlug, getProgram } = await import('#lib/content/programs.ts')
  const { getInstitution, listInstitutions } = await import('#lib/content/institutions.ts')
  const { getLocation, listTaughtPlaces } = await import('#lib/content/locations.ts')
  const [slug = ''] = await firstProgramSlug()
  expect(await getProgram(slug)).toMatchObject({ slug, locations: [], vendor: null })
  const [institution] = await listInstitutions()
  expect((await getInstitution(institution?.slug ?? ''))?.locations).toEqual([])
  const [place] = await listTaughtPlaces()
  expect(await getLocation(place?.id ?? '')).toMatchObject({ id: place?.id, programs: [] })
})

test('recordings play, and kinds without named fields are not there', async () => {
  const { listEpisodes, listShows, getEpisode } = await import('#lib/content/podcasts.ts')
  const { listMedia } = await import('#lib/content/media-lists.ts')
  const { getVideo } = await import('#lib/content/videos.ts')
  const { getProfile, listProfilePaths } = await import('#lib/content/profiles.ts')
  expect((await listShows()).length).toBeGreaterThan(0)
  const episodes = await listEpisodes()
  const [show = '', slug = ''] = episodes.at(-1)?.path.split('/').slice(-2) ?? []
  expect(await getEpisode(show, slug)).toMatchObject({ file: null, description: null })
  const videos = await listMedia('videos')
  expect((await getVideo(videos.at(-1)?.path.split('/').at(-1) ?? ''))?.lines.length).toBeGreaterThan(0)
  const [path = ''] = await listProfilePaths()
  expect(await getProfile(path.split('/').at(-1) ?? '')).toMatchObject({ body: null, roles: [] })
  const [{ listEvents }, { listSchedulingLinks }, { listTeam }, { listAuthors }] = await Promise.all([
    import('#lib/content/agenda.ts'),
    import('#lib/content/scheduling.ts'),
    import('#lib/content/team.ts'),
    import('#lib/content/authors.ts'),
  ])
  expect(await listMedia('testimonials')).toEqual([])
  for (const list of [listEvents, listSchedulingLinks, listTeam, listAuthors]) expect(await list()).toEqual([])
})

test('lists that gather from many collections stand', async () => {
  const { listAddresses, pageFamilies } = await import('#lib/content/addresses.ts')
  const { listRelatedTo } = await import('#lib/content/related-content.ts')
  const { listNews } = await import('#lib/content/news.ts')
  const { listTerms, taxonomies } = await import('#lib/content/taxonomy.ts')
  const { describeItems } = await import('#lib/content/saved.ts')
  const { listAround } = await import('#lib/content/programs.ts')
  const { listRelatedMedia } = await import('#lib/content/media-lists.ts')
  const { listAppearances } = await import('#lib/content/profiles.ts')
  for (const family of pageFamilies) expect(Array.isArray(await listAddresses(family)), family).toBe(true)
  for (const taxonomy of taxonomies) {
    const [term] = await listTerms(taxonomy)
    expect((await listRelatedTo(taxonomy, term?.id ?? '', false)).articles.count, taxonomy).toBeGreaterThanOrEqual(0)
  }
  expect((await listNews(null)).length).toBeGreaterThan(0)
  const [topic] = await listTerms('topics')
  for (const kind of ['videos', 'testimonials', 'podcast_episodes'] as const)
    expect(await listRelatedMedia(kind, 'topics', [topic?.id ?? ''], 1), kind).toEqual([])
  expect((await listAround([topic?.id ?? ''], [topic?.id ?? ''], 'nl')).stories).toEqual([])
  expect(await listAppearances(topic?.id ?? '')).toEqual([])
  expect(await describeItems([{ ref: 'r', kind: 'routes', id: topic?.id ?? '' }], 'en')).toEqual([])
})

test('routes come without families and stages, and are grouped by the first words of their titles', async () => {
  const { content } = await import('#lib/content/api.ts')
  const { readRouteMap } = await import('#lib/content/read-route-map.ts')
  const map = await readRouteMap(content, 'en')
  expect(map.routes.length).toBeGreaterThan(100)
  expect(map.routes.every(({ family, qualifies }) => family === null && qualifies === null)).toBe(true)
  expect([...map.routes, ...map.questions].every(({ language }) => language === 'nl')).toBe(true)
  expect(map.steps.every(({ stage }) => stage === null)).toBe(true)
  expect(map.questions.some(({ isFact }) => isFact)).toBe(false)
  const { familiesOf } = await import('#lib/routes/families.ts')
  const families = familiesOf(map.routes)
  expect(families.length).toBeLessThan(map.routes.length / 4)
  expect(families.every(({ title }) => title !== '')).toBe(true)
})
