import { expect, test, vi } from 'vitest'

const link = (id: string, address: string | null) => ({ id, title: id, link: address })
vi.mock('next/cache', () => ({ cacheTag: () => undefined }))
vi.mock('./api.ts', () => ({
  content: () =>
    Promise.resolve([
      link('own', null),
      link('safe', 'https://planner.example'),
      link('plain', 'http://planner.example'),
    ]),
}))
const { listSchedulingLinks } = await import('./scheduling.ts')

test('a scheduler with an address that cannot be used is named in the log', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const links = await listSchedulingLinks()
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockRestore()
  expect(links).toHaveLength(3)
  expect(lines).toEqual([expect.stringMatching(/https:.*"id":"plain"/)])
})

test('a conversation of which nobody said how long it takes has no duration', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  expect((await listSchedulingLinks()).map(({ duration }) => duration)).toEqual([null, null, null])
  written.mockRestore()
})
