import { expect, test } from 'vitest'
import {
  variesByAccept,
  prefersMarkdown,
  readAlternatePath,
  alternatePath,
  alternateRewrites,
} from './alternate-addresses.ts'

test.each([
  ['/', '/index.md'],
  ['/en', '/en.md'],
  ['/kennisbank/artikelen/de-pabo?van=mail#kop', '/kennisbank/artikelen/de-pabo.md'],
])('the alternate of %s is at %s', (path, alternate) => expect(alternatePath(path)).toBe(alternate))

test.each([
  ['/index.md', '/', 'nl', {}],
  ['/en/index.md', '/', 'en', {}],
  ['/en.md', '/', 'en', {}],
  ['/werken-in-het-onderwijs.md', '/sectoren', 'nl', {}],
  ['/werken-in-het-mbo.md', '/sectoren/[slug]', 'nl', { slug: 'mbo' }],
  ['/en/knowledge-base/articles/a%20b', '/kennisbank/artikelen/[slug]', 'en', { slug: 'a b' }],
  ['/media/podcasts/reeks/deel.md', '/media/podcasts/[show]/[slug]', 'nl', { show: 'reeks', slug: 'deel' }],
  ['/routes/', '/routes', 'nl', {}],
])('%s is the page %s in %s', (path, pathname, locale, params) =>
  expect(readAlternatePath(path)).toEqual({ pathname, locale, params }),
)

test.each([
  '/zoeken.md',
  '/jouw-situatie.md',
  '/routes/resultaat.md',
  '/bestaat/niet.md',
  '/kennisbank/artikelen/%E0%A4%A.md',
  '.md/x',
])('%s has no alternate', (path) => expect(readAlternatePath(path)).toBeNull())

const accepts = (value: string) => {
  const [condition] = alternateRewrites().flatMap((rule) => ('has' in rule ? rule.has : []))
  return new RegExp(`^${condition?.value}$`).test(value)
}

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown;q=1.0, text/html;q=0.7', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/html, text/markdown;charset=utf-8;q=0.1', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['*/*', false],
])('who accepts %j prefers Markdown: %s', (accept, prefers) =>
  expect([accepts(accept), prefersMarkdown(accept)]).toEqual([prefers, prefers]),
)

test.each([
  ...['/', '/en', '/kennisbank/artikelen/de-pabo', '/en/working-in-mbo', '/routes/eerst-pabo'].map((path) => [
    path,
    true,
  ]),
  ...['/zoeken', '/routes/resultaat', '/en/routes/result', '/sitemap.xml', '/api/places', '/kennisbank.md'].map(
    (path) => [path, false],
  ),
  ['/media/podcasts/reeks/feed.xml', false],
] as [string, boolean][])('%s answers in two forms: %s', (path, forms) => expect(variesByAccept(path)).toBe(forms))

test('an address of many slashes costs no more than its length', () => {
  const start = process.cpuUsage()
  expect(readAlternatePath(`/kennisbank${'/'.repeat(300_000)}x`)).toBeNull()
  expect(readAlternatePath(`/kennisbank${'/'.repeat(300_000)}`)).toMatchObject({ pathname: '/kennisbank' })
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(500)
})
