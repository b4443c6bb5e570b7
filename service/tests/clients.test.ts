/** The public clients, unmodified, against the whole sample catalogue: what the site and others really ask. */
import { createDirectus, readItems, rest, staticToken } from '@directus/sdk'
import { liteClient } from 'algoliasearch/lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { collections, isCollectionName, type CatalogueSchema } from '#schema/index.ts'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { createContentHandler } from '../content/handler.ts'
import { listen, type Listener } from '../http/serve.ts'
import { openSearchSurface, type SearchSurface } from '../search-surface.ts'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import { openTestStore } from '../store/test-store.fixture.ts'

const store = await openTestStore()
let listener: Listener
let surface: SearchSurface
let address = ''
let token = ''
let searchToken = ''

beforeAll(async () => {
  const { items, files } = sampleCatalogue()
  const records = files.map(({ id, title, filename }) => ({
    id,
    title,
    filename_download: filename,
    type: 'image/jpeg',
  }))
  await store.catalogue.replace({ ...items, directus_files: records }, 'test')
  token = await store.accounts.add('client@example.org', ['navigator', 'search-token'])
  searchToken = (await store.accounts.byEmail('client@example.org'))?.searchToken ?? ''
  const report = (error: unknown) => {
    throw error
  }
  const auth = await openAuth({ store, settings: readConfig({}).auth, now: () => new Date(), report })
  const content = createContentHandler({ store, auth, now: () => new Date('2026-11-01'), report })
  surface = await openSearchSurface({ store, report })
  listener = await listen({ '': content, '/search': surface.handler }, { host: 'localhost', port: 0, report })
  address = `http://localhost:${listener.port}`
})

afterAll(async () => {
  await listener.close()
  await surface.close()
  await store.close()
})

const content = () => createDirectus<CatalogueSchema>(address).with(staticToken(token)).with(rest())
const search = (key: string) =>
  liteClient('LESROUTE', key, {
    hosts: [{ url: `localhost:${listener.port}/search`, protocol: 'http', accept: 'readWrite' }],
  })

test('@directus/sdk reads an article with all its relations', async () => {
  const [article] = await content().request(
    readItems('articles', {
      filter: { slug: { _eq: 'routes-naar-het-leraarschap' } },
      fields: [
        '*',
        { image: ['*'] },
        { news_segment: ['title'] },
        { authors: [{ authors_id: ['name', { image: ['id'] }] }] },
        { documents: [{ documents_id: ['title', { asset: ['id', 'filesize', 'type'] }] }] },
        { sources: [{ sources_id: ['title', 'url'] }] },
        { topics: [{ topics_id: ['name'] }] },
        { sectors: [{ sectors_id: ['title'] }] },
        { roles: [{ roles_id: ['name'] }] },
        { tracks: [{ tracks_id: ['name'] }] },
        { qualifications: [{ qualifications_id: ['name'] }] },
        { faqs: [{ faqs_id: ['question'] }] },
        {
          editor_nodes: [
            'id',
            'collection',
            {
              item: {
                buttons: ['*'],
                callouts: ['*', { editor_nodes: ['*', { item: { mentions: ['title'] } }] }],
                images: ['*'],
                content_lists: ['*', { items: ['title'] }],
                related_content_lists: ['*', { items: ['collection', { item: { articles: ['title'] } }] }],
                mediaplayers: ['*'],
                mentions: ['*', { item: ['collection', { item: { articles: ['title', 'path'] } }] }],
              },
            },
          ],
        },
      ],
    }),
  )
  const shape = z.object({
    editor_nodes: z.array(z.object({ collection: z.string(), item: z.record(z.string(), z.unknown()) })),
    ...Object.fromEntries(
      ['documents', 'sources', 'topics', 'sectors', 'faqs'].map((name) => [name, z.array(z.object({})).min(1)]),
    ),
    authors: z
      .array(z.object({ authors_id: z.object({ name: z.string(), image: z.object({ id: z.string() }) }) }))
      .min(1),
  })
  const kinds = new Set(shape.parse(article).editor_nodes.map(({ collection }) => collection))
  const blocks = ['buttons', 'callouts', 'images', 'content_lists', 'related_content_lists', 'mediaplayers', 'mentions']
  expect(kinds).toEqual(new Set(blocks))
})

test('@directus/sdk finds the routes that fit a set of answers', async () => {
  const answers = await content().request(readItems('route_answers', { fields: ['id'], limit: -1 }))
  const all = answers.map(({ id }) => id)
  const fitting = (ids: readonly string[]) =>
    content().request(
      readItems('routes', {
        fields: ['title', 'duration_in_months'],
        // The client's types know fewer operators than the wire.
        filter: { requires_answers: { _none: { route_answers_id: { _nin: [...ids] } } } } as never,
        sort: ['duration_in_months'],
        limit: -1,
      }),
    )
  const every = await fitting(all)
  expect(every.length).toBeGreaterThan(10)
  const durations = every.map(({ duration_in_months: months }) => months)
  expect(durations).toEqual(durations.toSorted((a, b) => a - b))
  expect((await fitting(all.slice(0, 1))).length).toBeLessThan(every.length)
})

test('every readable collection lists its items to an account that may', async () => {
  for (const name of Object.keys(collections)) {
    if (!isCollectionName(name) || name.startsWith('directus_')) continue
    const answer = await fetch(`${address}/items/${name}?limit=2`, { headers: { authorization: `Bearer ${token}` } })
    const closed = ['schools', 'applicants', 'applicant_activity'].includes(name)
    expect(answer.status, name).toBe(closed ? 403 : 200)
  }
})

test('algoliasearch/lite searches seven indexes at once', async () => {
  const names = [
    'articles',
    'faqs',
    'programs',
    'regional_education_desks',
    'podcast_episodes',
    'testimonials',
    'videos',
  ]
  const { results } = await search(searchToken).search({
    requests: names.map((indexName) => ({
      indexName,
      query: 'le',
      hitsPerPage: 3,
      attributesToSnippet: ['bodyString:10'],
    })),
  })
  expect(results.map((result) => ('index' in result ? result.index : null))).toEqual(names)
  for (const result of results)
    expect('hits' in result && result.hits.length, JSON.stringify(result)).toBeGreaterThan(0)
})

test('algoliasearch/lite finds locations round Utrecht, and gets 403 with an unknown key', async () => {
  const { results } = await search(searchToken).search([
    {
      indexName: 'locations',
      params: {
        filters: 'has_programs:true',
        aroundLatLng: '52.09,5.12',
        aroundRadius: 25_000,
        getRankingInfo: true,
        hitsPerPage: 500,
      },
    },
  ])
  const near = z.object({ hits: z.array(z.object({ _rankingInfo: z.object({ geoDistance: z.number() }) })) })
  const distances = near.parse(results[0]).hits.map(({ _rankingInfo: info }) => info.geoDistance)
  expect(distances.length).toBeGreaterThan(5)
  expect(Math.max(...distances)).toBeLessThanOrEqual(25_000)
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  await expect(search('nobody').search([{ indexName: 'locations' }])).rejects.toMatchObject({ status: 403 })
})
