import { expect, test } from 'vitest'
import { itemHref, questionSlug, safeHref } from './paths.ts'

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

// ASVS 5.2.1 5.3.3
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

test.each([
  ['articles', { slug: 'de-pabo' }, '/kennisbank/artikelen/[slug]', { slug: 'de-pabo' }],
  ['articles', { path: '/kennisbank/artikelen/de-pabo' }, '/kennisbank/artikelen/[slug]', { slug: 'de-pabo' }],
  ['sectors', { slug: 'hoger-onderwijs' }, '/sectoren/[slug]', { slug: 'hoger-onderwijs' }],
  ['sectors', { path: '/werken-in-het-hoger-onderwijs' }, '/sectoren/[slug]', { slug: 'hoger-onderwijs' }],
  ['podcast_shows', { path: '/media/podcasts/pauze' }, '/media/podcasts/[show]', { show: 'pauze' }],
  [
    'podcast_episodes',
    { slug: 'een', path: '/media/podcasts/pauze/een' },
    '/media/podcasts/[show]/[slug]',
    { show: 'pauze', slug: 'een' },
  ],
  [
    'educational_institutions',
    { path: '/navigator/instellingen/hu' },
    '/navigator/instellingen/[slug]',
    { slug: 'hu' },
  ],
  ['regional_education_desks', { slug: 'noord' }, '/navigator/regioloketten/[slug]', { slug: 'noord' }],
  ['locations', { id: '15c56f69' }, '/navigator/locaties/[id]', { id: '15c56f69' }],
  [
    'faqs',
    { id: '15c56f69-98f4-49d4-a52a-ec484dd3667c', question: 'Hoeveel uur?' },
    '/kennisbank/veelgestelde-vragen/[slug]',
    { slug: 'hoeveel-uur-15c56f69' },
  ],
] as const)('of %s, %o leads to %s', (collection, item, pathname, params) =>
  expect(itemHref(collection, item)).toEqual({ pathname, params }),
)

test('what has no page, or says not which, leads nowhere', () => {
  expect(itemHref('articles', {})).toBeNull()
  expect(itemHref('news_segments', { slug: 'mei' })).toBeNull()
  expect(itemHref('locations', { slug: 'utrecht' })).toBeNull()
})

test('a long question keeps its id in its address', () =>
  expect(questionSlug({ id: '15c56f69-98f4-49d4', question: 'en '.repeat(60) })).toMatch(/^[a-z-]{1,80}-15c56f69$/))
