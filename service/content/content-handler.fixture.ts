/** The content API over the small catalogue, on a fixed day; a failure of its own fails the test. */
import { afterAll } from 'vitest'
import { openFixture } from './catalogue.fixture.ts'
import { createContentHandler } from './handler.ts'

/** The catalogue, its tokens and the handler over it; the store is closed after the tests of the file. */
export const openContentHandler = async () => {
  const fixture = await openFixture()
  afterAll(() => fixture.store.close())
  const handle = createContentHandler({
    ...fixture,
    now: () => new Date('2026-06-01T00:00:00Z'),
    report: (error) => {
      throw error
    },
  })
  return { fixture, handle }
}
