import { expect, test } from 'vitest'
import { collections } from '#schema/index.ts'
import { searchPages } from './pages.ts'

test.each(Object.entries(searchPages))('%s offers every facet of its index, each by a key of its own', (_, page) => {
  const { facets } = collections[page.index].search
  expect(page.facets.map(({ attribute }) => attribute).toSorted()).toEqual([...facets].toSorted())
  const keys = page.facets.map(({ key }) => key)
  expect(new Set([...keys, 'q', 'pagina', 'tot', 'plaats', 'straal']).size).toBe(keys.length + 5)
})
