/** What stays in memory between searches has bounds in bytes, not only in numbers. */
import { expect, test, vi } from 'vitest'
import { createSearchEngine } from '../engine.ts'
import { packRecords, recordReader } from './packed-records.ts'

test('opened records stay open up to a number of bytes', { tags: ['full'] }, () => {
  const records = Array.from({ length: 40 }, (_, at) => ({ objectID: String(at), text: 'x'.repeat(1_000_000) }))
  const read = recordReader(packRecords(records))
  const first = read(0)
  expect(read(0)).toBe(first)
  for (let doc = 1; doc < records.length; doc += 1) read(doc)
  expect(read(0)).not.toBe(first)
  expect(read(0)).toEqual(first)
})

test.each([
  ['a short filter', 1, 1],
  ['a long one', 1000, 2],
])('%s of %i values is worked out %i times for two searches', (_name, values, times) => {
  const engine = createSearchEngine()
  engine.replaceIndex('texts', { attributesForFaceting: ['kind'] }, [{ objectID: '1', kind: 'a' }])
  const [view] = engine.index('texts').view().segments
  if (!view) throw new Error('no segment')
  const facet = vi.spyOn(view, 'facet')
  for (let search = 0; search < 2; search += 1)
    engine.search('texts', { facetFilters: [Array.from({ length: values }, (_, at) => `kind:${at}`)] })
  expect(facet).toHaveBeenCalledTimes(times)
})
