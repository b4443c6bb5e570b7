import { expect, test } from 'vitest'
import { findRedirect, readRules } from '#server/not-found/redirects.ts'
import { articlePath, redirectsFor } from './former-address.ts'

/** The rows after these moves, each of which replaces what it names. */
const after = (...slugs: readonly string[]) =>
  slugs.slice(1).reduce<ReturnType<typeof redirectsFor>['rows']>((rows, slug, index) => {
    const { rows: added, replaced } = redirectsFor(slugs[index] ?? '', slug)
    return [...rows.filter(({ origin }) => !replaced.includes(origin)), ...added]
  }, [])

test('former addresses lead to the present one in one step, in both languages', () => {
  const rules = readRules(after('een', 'twee', 'drie'))
  expect(findRedirect(rules, '/kennisbank/artikelen/een')).toEqual({ status: 308, location: articlePath('drie') })
  expect(findRedirect(rules, '/kennisbank/artikelen/twee')).toEqual({ status: 308, location: articlePath('drie') })
  expect(findRedirect(rules, '/en/knowledge-base/articles/een')).toEqual({
    status: 308,
    location: '/en/knowledge-base/articles/drie',
  })
})

test('an article that gets a former address back does not lead in circles', () => {
  const rules = readRules(after('een', 'twee', 'een'))
  expect(findRedirect(rules, '/kennisbank/artikelen/twee')).toEqual({ status: 308, location: articlePath('een') })
  expect(findRedirect(rules, '/kennisbank/artikelen/een')).toBeNull()
})
