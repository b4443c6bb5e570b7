import { expect, test, vi } from 'vitest'
import { createHealth, type Check, type Reason } from './check.ts'

const limits = { warn: 1000, error: 2000 }
const part = (name: string, probe: Check['probe'], own = limits): Check => ({ name, limits: own, probe })
const well = part('well', () => Promise.resolve(null))
const reporting = (reason: Exclude<Reason, 'slow' | 'timeout'>) => part(reason, () => Promise.resolve(reason))

test('the whole is as well as the worst of its parts', async () => {
  const statusOf = async (...checks: Check[]) => (await createHealth(checks)()).status
  expect(await statusOf(well)).toBe('ok')
  expect(await statusOf(well, reporting('busy'))).toBe('warn')
  expect(await statusOf(reporting('refused'), well)).toBe('warn')
  expect(await statusOf(reporting('busy'), reporting('failed'), well)).toBe('error')
})

test('a part is judged by its time as well', async () => {
  const slow = part('slow', () => Promise.resolve(null), { warn: 0, error: 1000 })
  const slower = part('slower', () => Promise.resolve(null), { warn: 0, error: 0 })
  expect((await createHealth([slow, slower])()).components).toMatchObject([
    { name: 'slow', status: 'warn', reason: 'slow' },
    { name: 'slower', status: 'error', reason: 'slow' },
  ])
})

test('a part that throws counts as failed, one that never responds times out, and both are reported as such', async () => {
  const signals: string[] = []
  const throws = part('throws', () => Promise.reject(new Error('http://secret.example')))
  const hangs = part('hangs', () => new Promise(() => {}))
  const health = await createHealth([throws, hangs], {
    timeout: 20,
    onFailure: (name, error) => signals.push(`${name}: ${String(error)}`),
  })()
  expect(health.components).toMatchObject([
    { status: 'error', reason: 'failed' },
    { status: 'error', reason: 'timeout' },
  ])
  expect(JSON.stringify(health)).not.toContain('secret')
  expect(signals).toEqual(['throws: Error: http://secret.example'])
})

test('a flood of questions is one round of checks, and its answer serves for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  try {
    const probe = vi.fn<Check['probe']>(() => Promise.resolve(null))
    const health = createHealth([part('counted', probe)], { shared: 1000 })
    await Promise.all(Array.from({ length: 100 }, health))
    await health()
    expect(probe).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1001)
    await health()
    expect(probe).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
