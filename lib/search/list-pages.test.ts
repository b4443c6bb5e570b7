import { expect, test } from 'vitest'
import { collections } from '#schema/index.ts'
import { besideKey, besideRadiusKey, locationKeys } from './change-location.ts'
import { orderKey } from './order.ts'
import { lastPage, searchPages } from './list-pages.ts'
import { viewKey } from './view.ts'

test.each(Object.entries(searchPages))('%s offers every facet of its index, each by a key of its own', (_, page) => {
  const { facets }: { readonly facets: readonly string[] } = collections[page.index].search
  // The field for a place filters programmes by location.
  const offered = facets.filter((attribute) => attribute !== 'has_location')
  expect(page.facets.map(({ attribute }) => attribute).toSorted()).toEqual(offered.toSorted())
  const keys = page.facets.map(({ key }) => key)
  const taken = [
    'q',
    'pagina',
    'tot',
    'letterlijk',
    ...Object.values(locationKeys),
    besideKey,
    besideRadiusKey,
    viewKey,
    orderKey,
  ]
  expect(new Set([...keys, ...taken]).size).toBe(keys.length + taken.length)
})

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
  [1007, 50],
])('the last page of %i hits is %i', (hits, page) => expect(lastPage(hits, { hitsPerPage: 20 })).toBe(page))
