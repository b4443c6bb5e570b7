import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { expect, test } from 'vitest'
import handler, { lastStaleRead } from './data-handler.ts'

test('a read of what was renewed since is noted, and no other', async () => {
  const start = Date.now()
  const entry = { tags: ['faqs'], timestamp: start - 1000, stale: 300, revalidate: 3600, expire: 86_400 }
  await handler.set('questions', Promise.resolve({ ...entry, value: new Blob(['[]']).stream() }))
  const read = async () => (await handler.get('questions', []))?.tags
  tagsManifest.set('articles', { stale: start })
  expect(await read()).toEqual(['faqs'])
  expect(lastStaleRead()).toBe(0)
  tagsManifest.set('faqs', { stale: start })
  expect(await read()).toEqual(['faqs'])
  expect(lastStaleRead()).toBeGreaterThanOrEqual(start)
})
