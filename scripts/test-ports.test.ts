import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testPorts } from './test-ports.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lesroute-'))
  file = path.join(folder, 'data', 'ports.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the ports of the last run are used again while both are free', async () => {
  const first = await testPorts(file)
  expect(await testPorts(file)).toEqual(first)
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(first[1], () => resolve()))
  const next = await testPorts(file)
  expect(next).not.toEqual(first)
  await new Promise((resolve) => other.close(resolve))
  expect(await testPorts(file)).toEqual(next)
})

test('a file that was not written to its end is written anew', async () => {
  const first = await testPorts(file)
  writeFileSync(file, JSON.stringify(first).slice(0, 4))
  const next = await testPorts(file)
  expect(await testPorts(file)).toEqual(next)
})
