import { expect, test } from 'vitest'
import { findRedirect, readRules } from './redirects.ts'

const row = (origin: string, destination: string, response_code: unknown = '301') => ({
  origin,
  destination,
  response_code,
})
const rules = readRules([
  row('/kennisbank/*', '/kennisbank/artikelen/*'),
  row('/kennisbank/faq-archief', '/kennisbank/veelgestelde-vragen'),
  row('/gidsen/*', '/kennisbank/artikelen', '308'),
  row('/opleidingen/', '/navigator/opleidingen', '302'),
  row('/een', '/twee', '307'),
  row('/twee', '/drie?van=twee'),
  row('/rond', '/om'),
  row('/om', '/rond'),
  row('/zelf', '/zelf'),
  row('/elders', 'https://elders.example/x'),
  row('/search/results?collection=4', '/navigator/opleidingen'),
  row('/search/results', '/zoeken'),
  row('/lijst.md', '/kennisbank'),
  row('/vreemd', 'javascript:alert(1)'),
  row('/dubbel', '//elders.example'),
])

test.each([
  ['/kennisbank/faq-archief', 301, '/kennisbank/veelgestelde-vragen'],
  ['/kennisbank/faq-archief/', 301, '/kennisbank/veelgestelde-vragen'],
  ['/kennisbank/faq-archief?utm_source=x&q=pabo', 301, '/kennisbank/veelgestelde-vragen?utm_source=x&q=pabo'],
  ['/kennisbank/de-pabo', 301, '/kennisbank/artikelen/de-pabo'],
  ['/gidsen/geld/beurs', 308, '/kennisbank/artikelen'],
  ['/opleidingen', 302, '/navigator/opleidingen'],
  ['/een', 307, '/drie?van=twee'],
  ['/een?van=mij&a=1', 307, '/drie?van=twee&a=1'],
  ['/elders?a=1', 301, 'https://elders.example/x?a=1'],
  ['/search/results?collection=4&limit=30', 301, '/navigator/opleidingen?limit=30'],
  ['/search/results?collection=5', 301, '/zoeken?collection=5'],
  ['/kennisbank/faq-archief.md', 301, '/kennisbank/veelgestelde-vragen.md'],
  ['/kennisbank/de-pabo.md?van=mail', 301, '/kennisbank/artikelen/de-pabo.md?van=mail'],
  ['/gidsen/geld/beurs.md', 308, '/kennisbank/artikelen.md'],
  ['/opleidingen.md', 302, '/navigator/opleidingen.md'],
  ['/elders.md', 301, 'https://elders.example/x'],
  ['/search/results.md', 301, '/zoeken'],
  ['/lijst.md', 301, '/kennisbank'],
])('%s answers %i to %s', (address, status, location) =>
  expect(findRedirect(rules, address)).toEqual({ status, location }),
)

test.each([
  '/',
  '/onbekend',
  '/rond',
  '/zelf',
  '/kennisbank/artikelen/weg',
  '/kennisbank/artikelen/weg.md',
  '/vreemd',
  '/dubbel',
  '//elders.example/een',
  'geen adres',
])('%s leads nowhere', (address) => expect(findRedirect(rules, address)).toBeNull())

// ASVS 5.1.5
test('what a pattern carries over stays a path of this site', () =>
  expect(findRedirect(readRules([row('/uit/*', '/*')]), '/uit//elders.example/%2f%2fx')?.location).toBe(
    '/elders.example/%2f%2fx',
  ))

test('rows that cannot be followed are told, the others count', () => {
  const problems: string[] = []
  const rules = readRules([row('/a', 'ftp://x'), row('b', '/c'), row('/d', '/e')], (origin) => problems.push(origin))
  expect(problems).toEqual(['/a', 'b'])
  expect(findRedirect(rules, '/d')?.location).toBe('/e')
})

test('a row that cannot be read is reported, and the others count', () => {
  const reported: string[] = []
  const broken = [row('/a', '/b', '200'), { ...row('/c', '/d'), destination: null }, 'words']
  const read = readRules([...broken, row('/e', '/f')], (origin) => reported.push(origin))
  expect(read).toHaveLength(1)
  expect(reported).toEqual(['/a', '/c', 'a row without an origin'])
  expect(() => readRules('words')).toThrow()
})
