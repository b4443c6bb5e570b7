import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pruneNotFoundPages } from './prune-not-found.ts'

test('pages that are not there go with all their parts; others stay', async () => {
  const build = await mkdtemp(path.join(tmpdir(), 'lesroute-'))
  onTestFinished(() => rm(build, { recursive: true }))
  const folder = path.join(build, 'server', 'route-cache', 'APP_PAGE', 'x', '$', 'nl')
  await mkdir(path.join(folder, '%2F%00.segments'), { recursive: true })
  const files = {
    '%2F%00.meta': '{"status":404}',
    '%2F%00.html': '',
    '%2F%00.rsc': '',
    'utrecht.meta': '{"headers":{}}',
    'utrecht.html': '',
    'half.meta': '{"sta',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  expect(await pruneNotFoundPages(build)).toBe(1)
  expect((await readdir(folder)).toSorted()).toEqual(['half.meta', 'utrecht.html', 'utrecht.meta'])
  expect(await pruneNotFoundPages(build)).toBe(0)
  expect(await pruneNotFoundPages(path.join(build, 'none'))).toBe(0)
})
