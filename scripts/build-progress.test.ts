import { expect, test } from 'vitest'
import { readBuildProgress } from './build-progress.ts'

test('a build says how many pages are made, and how long the others take', () => {
  let time = 5000
  const read = readBuildProgress(() => time)
  expect(read('  Creating an optimized production build ...\n')).toBe(null)
  expect(read('✓ Compiled successfully in 26.2s\n  Collecting page data using 2 workers ...\n')).toBe('site: compiled')
  expect(read('  Generating static pages using 2 workers (0/800) ...\n')).toBe('site: 0 of 800 pages')
  time += 6000
  expect(read('  Generating static pages using 2 workers (200/800) \n')).toBe('site: 200 of 800 pages, some 18 s left')
  expect(read('✓ Generating static pages using 2 workers (800/800) in 24s\n')).toBe('site: 800 of 800 pages')
})
