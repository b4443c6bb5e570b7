import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSupervisor, type Program } from './supervise.ts'
import { freePort } from '#platform/free-port.ts'

/** A program that answers requests with its process id, and stops on SIGTERM. */
const setUp = async (code = '', stopTimes?: { first: number; all: number }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'supervise-'))
  const [file, starts] = [path.join(folder, 'program.mjs'), path.join(folder, 'starts')]
  const port = await freePort()
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
     import { createServer } from 'node:http'
     appendFileSync(${JSON.stringify(starts)}, 'x')
     ${code}
     createServer((_, response) => response.end(String(process.pid))).listen(${port})`,
  )
  const failed: string[] = []
  const supervisor = createSupervisor((name) => failed.push(name), stopTimes)
  onTestFinished(() => supervisor.stop())
  const program: Program = { name: 'teller', args: [file], environment: {}, ready: `http://localhost:${port}/` }
  const pid = () =>
    fetch(program.ready).then(
      async (response) => Number(await response.text()),
      () => null,
    )
  return { supervisor, program, pid, failed, starts: () => readFileSync(starts, 'utf8').length }
}

test('a program that is killed is there again, as another process', async () => {
  const { supervisor, program, pid, failed } = await setUp()
  expect(await supervisor.start(program)).toBe(true)
  const first = (await pid()) ?? 0
  process.kill(first, 'SIGKILL')
  await expect.poll(async () => ![null, first].includes(await pid()), { timeout: 5000 }).toBe(true)
  expect(failed).toEqual([])
  await supervisor.stop()
  expect(await pid()).toBeNull()
})

test('a program that fails again and again is reported and not started again', { tags: ['full'] }, async () => {
  const { supervisor, program, failed, starts } = await setUp('process.exit(1)')
  expect(await supervisor.start(program)).toBe(false)
  await expect.poll(() => failed, { timeout: 50_000 }).toEqual(['teller'])
  expect(starts()).toBe(5)
})

test('programs that do not stop are killed in a time that all have together', async () => {
  const { supervisor, program, pid } = await setUp(`process.on('SIGTERM', () => {})`, { first: 1000, all: 2000 })
  const other = await setUp(`process.on('SIGTERM', () => {})`)
  expect([await supervisor.start(program), await supervisor.start(other.program)]).toEqual([true, true])
  const started = performance.now()
  await supervisor.stop()
  expect(performance.now() - started).toBeLessThan(2900)
  await expect.poll(async () => [await pid(), await other.pid()]).toEqual([null, null])
})
