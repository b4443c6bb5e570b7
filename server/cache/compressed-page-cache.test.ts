import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCompressedPageCache } from './compressed-page-cache.ts'

test('a page is the same in each of its forms, and is compressed once', async () => {
  const page = createCompressedPageCache().keep('/', '"a"', `<p>${'é'.repeat(2000)}</p>`)
  expect(brotliDecompressSync(await page.encoded('br')).equals(page.body)).toBe(true)
  expect(gunzipSync(await page.encoded('gzip')).equals(page.body)).toBe(true)
  expect(page.encoded('br')).toBe(page.encoded('br'))
})

test('pages that were not asked for longest make room', () => {
  const memory = createCompressedPageCache(3000)
  const page = 'x'.repeat(900)
  for (const path of ['/a', '/b']) memory.keep(path, '"1"', page)
  memory.find('/a', '"1"')
  memory.keep('/c', '"1"', page)
  expect(['/a', '/b', '/c'].map((path) => memory.find(path, '"1"') !== undefined)).toEqual([true, false, true])
  expect(memory.find('/a', '"2"')).toBeUndefined()
})
