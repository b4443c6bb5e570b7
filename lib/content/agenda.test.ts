import { expect, test, vi } from 'vitest'

const row = (id: string, starts_at: string) => ({
  id,
  title: id,
  slug: id,
  starts_at,
  ends_at: '2026-11-22T13:00:00Z',
})
vi.mock('next/cache', () => ({ cacheTag: () => undefined }))
vi.mock('./api.ts', () => ({
  content: () =>
    Promise.resolve([
      row('right', '2026-11-22T12:00:00.000Z'),
      row('offset', '2026-11-22T13:00:00+01:00'),
      // Without an offset it is the Dutch clock, whichever one the server has.
      row('winter', '2026-11-22T13:00:00'),
      row('summer', '2026-07-22T14:00'),
      row('wrong', '22 november, 12 uur'),
      row('never', '2026-02-30T12:00:00Z'),
    ]),
}))
const { listEvents } = await import('./agenda.ts')

test('an event whose moment cannot be read is left out, with a line in the log, and the others stay', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const events = await listEvents()
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockRestore()
  expect(events.map(({ slug, start }) => [slug, start])).toEqual([
    ['right', Date.UTC(2026, 10, 22, 12)],
    ['offset', Date.UTC(2026, 10, 22, 12)],
    ['winter', Date.UTC(2026, 10, 22, 12)],
    ['summer', Date.UTC(2026, 6, 22, 12)],
  ])
  expect(lines).toEqual([expect.stringMatching(/scheduled_events.*wrong/)])
})
