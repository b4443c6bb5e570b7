import { expect, test } from 'vitest'
import { flood } from './media-flood.ts'

test(
  '64 pictures of 20 megapixels asked for at once all come, within a bounded memory',
  { tags: ['full'], timeout: 120_000 },
  async () => {
    const { delivered, megabytes } = await flood('ours')
    expect(delivered).toBe(64)
    // Without the queue, 64 decoded originals of 60 MB each would be held.
    expect(megabytes).toBeLessThan(800)
  },
)
