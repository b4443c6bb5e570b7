import { expect, test } from 'vitest'
import { itemHref, safeHref } from './paths.ts'

test.each([
  ['/kennisbank/artikelen/de-pabo', '/kennisbank/artikelen/de-pabo'],
  ['/en/knowledge-base/articles/x#kosten', '/en/knowledge-base/articles/x#kosten'],
  ['/navigator/opleidingen?bevoegdheid=Primair+onderwijs', '/navigator/opleidingen?bevoegdheid=Primair+onderwijs'],
  ['/', '/'],
  ['/en', '/en'],
  ['/en/', '/en/'],
  ['#kosten', '#kosten'],
  ['https://duo.nl', 'https://duo.nl'],
  ['mailto:hallo@example.org', 'mailto:hallo@example.org'],
  ['tel:+31880000000', 'tel:+31880000000'],
])('%s may be linked to', (href, expected) => expect(safeHref(href)).toBe(expected))

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/een-pagina-die-er-niet-is',
  'geen adres',
  '',
  null,
  42,
])('%s is no link', (href) => expect(safeHref(href)).toBeNull())

test('an item leads to its own page, by slug or by the end of its path', () => {
  const page = { pathname: '/kennisbank/artikelen/[slug]', params: { slug: 'de-pabo' } }
  expect(itemHref('articles', { slug: 'de-pabo' })).toEqual(page)
  expect(itemHref('articles', { path: '/kennisbank/artikelen/de-pabo' })).toEqual(page)
  expect(itemHref('articles', {})).toBeNull()
  expect(itemHref('sectors', { slug: 'po' })).toBeNull()
})
