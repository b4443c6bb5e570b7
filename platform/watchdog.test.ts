import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

/** Runs that code in a process with a watchdog; answers the signal that ended it, what it wrote, and milliseconds. */
const runWatched = (code: string) =>
  new Promise<{ readonly signal: string | null; readonly log: string; readonly took: number }>((resolve) => {
    const start = performance.now()
    const script = `import { startWatchdog } from '#platform/watchdog.ts'\nconst watchdog = startWatchdog(500)\n${code}`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let log = ''
    child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()))
    child.on('exit', (_code, signal) => resolve({ signal, log, took: performance.now() - start }))
  })

// ASVS 7.4.3
test('a process whose event loop is blocked is ended, and says so', async () => {
  const { signal, log, took } = await runWatched('setTimeout(() => { for (;;); }, 300)')
  expect(signal).toBe('SIGKILL')
  expect(JSON.parse(log)).toMatchObject({ event: expect.stringContaining('the event loop was blocked'), seconds: 0.5 })
  expect(took).toBeLessThan(15_000)
})

test('a process that works in pieces is left alone, and ends by itself', async () => {
  const busy = `const end = Date.now() + 2000
    const piece = () => {
      const until = Date.now() + 150
      while (Date.now() < until);
      if (Date.now() < end) setTimeout(piece)
    }
    piece()`
  expect(await runWatched(busy)).toMatchObject({ signal: null, log: '' })
})

test('a process that gets no processor is given more time', { tags: ['full'] }, async () => {
  const wait = (duration: number) => `setTimeout(() => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${duration})
  }, 300)`
  expect(await runWatched(wait(1500))).toMatchObject({ signal: null, log: '' })
  expect(await runWatched(wait(20_000))).toMatchObject({ signal: 'SIGKILL' })
})

test('a watchdog that was stopped ends nothing', async () => {
  const code = 'await watchdog.stop(); const until = Date.now() + 1500; while (Date.now() < until);'
  expect(await runWatched(code)).toMatchObject({ signal: null, log: '' })
})
