import { expect, test } from 'vitest'
import { atomFeed } from './atom-feed.ts'
import type { PageAddress } from '../content/addresses.ts'
import { getPathname } from '../i18n/pathname.ts'
import { sitemap, sitemapIndex } from './sitemap.ts'

const addressOf: Parameters<typeof sitemap>[1] = (href, locale) =>
  `https://lesroute.example${getPathname({ href, locale })}`

test('a page in two languages stands in the sitemap twice, each time with both alternates', () => {
  const pages: PageAddress[] = [
    { href: '/kennisbank', title: 'Kennisbank', language: 'nl', languages: ['nl', 'en'], changed: null },
  ]
  const text = sitemap(pages, addressOf)
  expect([...text.matchAll(/<loc>([^<]*)/g)].map(([, url]) => url)).toEqual([
    'https://lesroute.example/kennisbank',
    'https://lesroute.example/en/knowledge-base',
  ])
  expect(text.match(/hreflang="en" href="https:\/\/lesroute\.example\/en\/knowledge-base"/g)).toHaveLength(2)
  expect(text.match(/hreflang="x-default" href="https:\/\/lesroute\.example\/kennisbank"/g)).toHaveLength(2)
  expect(text).not.toContain('<lastmod>')
})

test('a page in one language has no alternates, and its own day', () => {
  const href = { pathname: '/kennisbank/artikelen/[slug]', params: { slug: 'a&b' } } as const
  const text = sitemap(
    [{ href, title: '', language: 'nl', languages: ['nl'], changed: '2026-01-02T03:04:05.000Z' }],
    addressOf,
  )
  expect(text).toContain(
    '<url><loc>https://lesroute.example/kennisbank/artikelen/a%26b</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod></url>',
  )
})

test('the index names each sitemap', () =>
  expect(sitemapIndex(['https://x.example/a.xml'])).toContain('<sitemap><loc>https://x.example/a.xml</loc></sitemap>'))

test('a feed has its entries newest first, and is as new as the first', () => {
  const entry = { url: 'https://x.example/', title: 'Één & twee', summary: null, language: 'nl', authors: ['Noor'] }
  const text = atomFeed({
    url: 'https://x.example/feed.xml',
    page: 'https://x.example/',
    title: 'X',
    language: 'nl',
    publisher: 'X',
    entries: [
      { ...entry, updated: '2026-01-01T00:00:00.000Z' },
      { ...entry, updated: '2026-02-01T00:00:00.000Z' },
    ],
  })
  expect([...text.matchAll(/<updated>([^<]*)/g)].map(([, at]) => at?.slice(0, 10))).toEqual([
    '2026-02-01',
    '2026-02-01',
    '2026-01-01',
  ])
  expect(text).toContain('<title>Één &amp; twee</title>')
  expect(text).toContain('<author><name>Noor</name></author>')
})
