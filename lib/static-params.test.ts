import { globSync, readFileSync } from 'node:fs'
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

test('every page that the build makes from items can be built without any', () => {
  const pages = globSync('{app,components}/**/*.tsx').filter((file) =>
    /generateStaticParams = async/.test(readFileSync(file, 'utf8')),
  )
  expect(pages.length).toBeGreaterThan(12)
  for (const page of pages)
    expect(readFileSync(page, 'utf8'), page).toMatch(
      /generateStaticParams = async \([^=]*\) =>\s+static(?:Params|Slugs)\(/,
    )
})
