import { afterEach, expect, test, vi } from 'vitest'
import { warn } from './log.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// ASVS 7.3.4
test('a line tells the time without asking for the current date, which would end a prerender', () => {
  const Original = Date
  // As the framework's prerender: the current time is not to be had.
  class Prerendered extends Original {
    constructor(...given: readonly number[]) {
      if (!given.length) throw new Error('the current time was asked for')
      super(given[0] ?? 0)
    }
    static override now(): number {
      throw new Error('the current time was asked for')
    }
  }
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.stubGlobal('Date', Prerendered)
  warn('rich text: unknown node', { type: 'hologram' })
  vi.unstubAllGlobals()
  const line: unknown = JSON.parse(String(write.mock.calls[0]?.[0]))
  expect(line).toMatchObject({ level: 'warn', event: 'rich text: unknown node', type: 'hologram' })
  const time = Date.parse(String(Reflect.get(Object(line), 'time')))
  expect(Math.abs(time - Date.now())).toBeLessThan(60_000)
})
