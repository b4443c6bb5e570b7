import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { collections } from '#schema/index.ts'
import { editionFile, expireOutdatedPages } from './outdated-pages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  tagsManifest.clear()
})

const buildOf = (edition: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, editionFile), edition)
  return folder
}
const everyTag = Object.keys(collections).toSorted()
const expired = () => [...tagsManifest].flatMap(([tag, { expired = 0 }]) => (expired > 0 ? [tag] : [])).toSorted()

test('pages of a build from another edition expire, those of this edition stay', async () => {
  await expireOutdatedPages(buildOf('spring'), async () => 'spring')
  expect(expired()).toEqual([])
  await expireOutdatedPages(buildOf('spring'), async () => 'summer')
  expect(expired()).toEqual(everyTag)
})

test('a build that knows no edition keeps its pages', async () => {
  await expireOutdatedPages(buildOf(''), async () => 'summer')
  await expireOutdatedPages('/nowhere', async () => 'summer')
  expect(expired()).toEqual([])
})

test('a start waits for a service that starts at the same time', async () => {
  let edition: string | null = null
  const readEdition = vi.fn<() => Promise<string | null>>(async () => edition)
  const done = expireOutdatedPages(buildOf('spring'), readEdition)
  await vi.waitFor(() => expect(readEdition).toHaveBeenCalled())
  expect(expired()).toEqual([])
  edition = 'summer'
  await vi.advanceTimersByTimeAsync(100)
  await done
  expect(expired()).toEqual(everyTag)
})

test('pages stay while the service is away, and expire when it comes back with another edition', async () => {
  let edition: string | null = null
  const readEdition = vi.fn<() => Promise<string | null>>(async () => edition)
  const started = expireOutdatedPages(buildOf('spring'), readEdition)
  await vi.waitFor(() => expect(readEdition).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(4000)
  await started
  await vi.advanceTimersByTimeAsync(20_000)
  expect(expired()).toEqual([])
  edition = 'summer'
  await vi.advanceTimersByTimeAsync(5000)
  expect(expired()).toEqual(everyTag)
})
