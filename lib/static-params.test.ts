import { expect, test } from 'vitest'
import { staticParams, staticSlugs } from './static-params.ts'

test('given parameters stay; without any there is one that no item has', () => {
  expect(staticParams([{ slug: 'a' }, { slug: 'b' }], ['slug'])).toEqual([{ slug: 'a' }, { slug: 'b' }])
  expect(staticParams([], ['show', 'slug'])).toEqual([{ show: '-', slug: '-' }])
  expect(staticSlugs(['a', 'b'])).toEqual([{ slug: 'a' }, { slug: 'b' }])
  expect(staticSlugs([])).toEqual([{ slug: '-' }])
})

test('a long list is not prerendered whole', () => {
  const slugs = Array.from({ length: 25 }, (_, index) => `item-${index}`)
  expect(staticSlugs(slugs)).toEqual(slugs.slice(0, 12).map((slug) => ({ slug })))
  expect(staticSlugs(slugs, Infinity)).toHaveLength(25)
})
