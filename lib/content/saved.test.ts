import { expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { referenceOf, type SavedKind } from '../visitor/item.ts'
import { describeItems } from './saved.ts'

const ids = { translated: '00000000-0000-4000-8000-000000000001', dutch: '00000000-0000-4000-8000-000000000002' }
const rows: Partial<Record<SavedKind, readonly unknown[]>> = {
  routes: [
    {
      id: ids.translated,
      title: 'Zij-instroom in het vo',
      slug: 'zij-instroom',
      translations: [{ languages_code: 'en-GB', title: 'Teach while you train' }],
    },
    { id: ids.dutch, title: 'Voltijdstudie', slug: 'voltijd' },
  ],
  articles: [
    { id: ids.translated, title: 'Teaching with a foreign diploma', slug: 'foreign', english: true },
    { id: ids.dutch, title: 'Wat kost de pabo?', slug: 'kosten', english: false },
  ],
}
vi.mock('./reading.ts', () => ({
  readRows: async (kind: SavedKind, parser: z.ZodType) => rows[kind]?.map((row) => parser.parse(row)),
}))

const references = (['routes', 'articles'] as const).flatMap((kind) =>
  Object.values(ids).map((id) => ({ ref: referenceOf(kind, id), kind, id })),
)
const titles = async (locale: 'nl' | 'en') =>
  (await describeItems(references, locale)).map(({ title, language }) => [language, title])

test('saved items have the titles of the page in its language, and say which language each title has', async () => {
  expect(await titles('en')).toEqual([
    ['en', 'Teach while you train'],
    ['nl', 'Voltijdstudie'],
    ['en', 'Teaching with a foreign diploma'],
    ['nl', 'Wat kost de pabo?'],
  ])
  expect((await titles('nl')).slice(0, 3)).toEqual([
    ['nl', 'Zij-instroom in het vo'],
    ['nl', 'Voltijdstudie'],
    ['en', 'Teaching with a foreign diploma'],
  ])
})
