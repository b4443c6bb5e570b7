/** Releases as an operator makes them: one beside another, on catalogues with little in them, on a service with less. */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { createDirectus, readItems, rest, staticToken } from '@directus/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contractOnly } from '#service/tests/contract-only.fixture.ts'
import { listen } from '#service/http/serve.ts'
import type { Handler } from '#service/http/message.ts'
import { generateCatalogue } from '#sample/generate.ts'
import { addAccount, importRows, startNginx, startService, startSite, type Rows } from './releases.fixture.ts'

const build = '.next-test-release'
const copy = `${build}-3001`

/** The sample's rows; its pictures and recordings have records and no bytes, which are drawn when the sample is made. */
const sample = (): Rows => {
  const { items, files } = generateCatalogue({ seed: 1, today: new Date('2026-11-01') })
  const records = files.map(({ id, title, filename }) => ({
    id,
    title,
    filename_download: filename,
    type: 'application/octet-stream',
    filesize: 1,
  }))
  return { ...items, directus_files: records }
}

/** A kind of node that no reader of ours knows. */
const unknownNode = {
  type: 'hologram',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'van later' }] }],
}

/** Articles that refer to nothing else; the first holds a node that pages do not know. */
const articlesAlone = (): Rows => ({
  articles: (sample()['articles'] ?? []).map((row, index) => ({
    ...row,
    image: null,
    news_segment: null,
    ...(index === 0
      ? { slug: 'met-onbekend', status: 'published', body: { type: 'doc', content: [unknownNode] } }
      : {}),
  })),
})

/** Pages that list items of every kind, and some that gather them. */
const lists = [
  '/',
  '/kennisbank',
  '/kennisbank/artikelen',
  '/kennisbank/veelgestelde-vragen',
  '/kennisbank/a-z',
  '/sectoren',
  '/rollen',
  '/bevoegdheden',
  '/trajecten',
  '/routes',
  '/navigator',
  '/navigator/opleidingen',
  '/navigator/instellingen',
  '/navigator/regioloketten',
  '/media',
  '/media/podcasts',
  '/media/videos',
  '/media/ervaringsverhalen',
  '/adviesgesprek',
  '/activiteiten',
  '/over-ons',
  '/sitemap',
  '/zoeken?q=leraar',
  '/begrippen',
  '/llms.txt',
  '/feed.xml',
  '/sitemap.xml',
  '/en',
  '/en/knowledge-base',
]

/** The lists that do not answer 200 with a page, each with its status. */
const broken = async (get: (address: string) => Promise<{ status: number; text: string }>): Promise<string[]> => {
  const differences: string[] = []
  for (const address of lists) {
    const { status, text } = await get(address)
    if (status !== 200 || text.length < 30) differences.push(`${address}: ${status}, ${text.length} characters`)
  }
  return differences
}

const remove = () => {
  for (const folder of [build, copy]) rmSync(folder, { recursive: true, force: true })
}
beforeAll(remove)
afterAll(remove)

test('a second release is built beside a copy of the first, and leaves no trace in the sources', async () => {
  const before = readFileSync('tsconfig.json', 'utf8')
  const data = importRows(articlesAlone())
  const first = await startSite({ DATA_FOLDER: data }, build)
  await first.stop()
  cpSync(build, copy, { recursive: true })
  const second = await startSite({ DATA_FOLDER: data, CONTACT_EMAIL: 'second@example.org' }, build)
  try {
    const { status, text } = await second.get('/privacy')
    expect(status).toBe(200)
    expect(text).toContain('second@example.org')
    expect(await broken(second.get)).toEqual([])
    expect((await second.get('/media/videos/-')).status).toBe(404)
    expect((await second.get('/kennisbank/artikelen/met-onbekend')).status).toBe(200)
    expect(second.output()).not.toContain('Internal')
  } finally {
    await second.stop()
  }
  expect(readFileSync('tsconfig.json', 'utf8')).toBe(before)
  expect(existsSync(`${build}-new`)).toBe(false)
})

test('a build that fails leaves the former one', async () => {
  const before = readFileSync(`${build}/BUILD_ID`, 'utf8')
  const refuse: Handler = () => ({ status: 500, headers: {}, body: 'broken' })
  const listener = await listen({ '': refuse }, { host: 'localhost', port: 0, report: () => undefined })
  const settings = { CONTENT_API_URL: `http://localhost:${listener.port}`, CONTENT_API_TOKEN: 'x'.repeat(43) }
  await expect(startSite(settings, build)).rejects.toThrow('The former build is untouched')
  await listener.close()
  expect(readFileSync(`${build}/BUILD_ID`, 'utf8')).toBe(before)
})

test('a site is built on an empty catalogue, and every list stands', async () => {
  const site = await startSite({ DATA_FOLDER: importRows({ articles: [] }) }, build)
  try {
    expect(await broken(site.get)).toEqual([])
  } finally {
    await site.stop()
  }
})

describe('on a service elsewhere', () => {
  let data = ''
  let token = ''
  let service: Awaited<ReturnType<typeof startService>>
  beforeAll(async () => {
    data = importRows(sample())
    token = addAccount(data)
    service = await startService(data)
  })
  afterAll(() => service.stop())

  const settings = (url: string) => ({
    CONTENT_API_URL: url,
    CONTENT_API_TOKEN: token,
    SEARCH_URL: `${service.url}/search`,
    MEDIA_URL: `${service.url}/media`,
    DATA_FOLDER: `${data}-site`,
  })

  test('that has the fields of the contract alone, the site is built and its pages stand', async () => {
    const forward: Handler = async ({ method, path, search, headers, body }) => {
      const { authorization = '', 'content-type': type = 'application/json' } = headers
      const response = await fetch(`${service.url}${path}${search ? `?${search}` : ''}`, {
        method,
        headers: { authorization, 'content-type': type },
        ...(body?.length ? { body: new Uint8Array(body) } : {}),
      })
      return {
        status: response.status,
        headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
        body: await response.text(),
      }
    }
    const listener = await listen(
      { '': contractOnly(forward) },
      { host: 'localhost', port: 0, report: (error) => expect.fail(String(error)) },
    )
    const site = await startSite(settings(`http://localhost:${listener.port}`), build)
    try {
      expect(await broken(site.get)).toEqual([])
    } finally {
      await site.stop()
      await listener.close()
    }
  })

  const hasNginx = spawnSync('nginx', ['-v']).error === undefined
  test.skipIf(!hasNginx)(
    'behind the nginx that is shipped, the site is built and shows its longest article',
    async () => {
      const nginx = await startNginx(readFileSync('.deploy/nginx.conf', 'utf8'), service.url)
      const client = createDirectus(nginx.url).with(staticToken(token)).with(rest())
      const rows: unknown = await client.request(
        readItems('articles' as never, { fields: ['slug', 'title', 'body'], limit: -1 } as never),
      )
      const articles = z.array(z.object({ slug: z.string(), title: z.string(), body: z.unknown() })).parse(rows)
      const [longest] = articles.toSorted((a, b) => JSON.stringify(b.body).length - JSON.stringify(a.body).length)
      const site = await startSite(settings(nginx.url), build)
      try {
        const { status, text } = await site.get(`/kennisbank/artikelen/${longest?.slug}`)
        expect(status).toBe(200)
        expect(text).toContain(longest?.title)
        expect(await broken(site.get)).toEqual([])
      } finally {
        await site.stop()
        await nginx.stop()
      }
    },
  )
})
