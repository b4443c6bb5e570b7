import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkChanges, linkFields, linksIn, storedLinks } from './links.ts'
import { linksShape } from './linkable.ts'

const names = ['topics'] as const
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const row = (n: number, sort: number | null = n) => ({
  id: `row-${n}`,
  sort,
  topics_id: { id: idOf(n), name: `Onderwerp ${n}` },
})
const stored = (...rows: unknown[]) => storedLinks(names, { topics: rows })
const links = (...ids: number[]) => ({ topics: ids.map((n) => ({ id: idOf(n), title: '' })) })

test('links are read in their order with titles; rows of items that are hidden are left alone', () => {
  const read = stored(row(2), { id: 'row-9', sort: 3, topics_id: null }, row(1))
  expect(linksIn(names, read)).toEqual({
    topics: [
      { id: idOf(2), title: 'Onderwerp 2' },
      { id: idOf(1), title: 'Onderwerp 1' },
    ],
  })
  expect(linkChanges(names, read, links())).toEqual({ topics: { create: [], update: [], delete: ['row-2', 'row-1'] } })
  expect(linkFields(names)).toContain('topics.topics_id.name')
})

test('what stays as it is changes nothing, and what is added at the end moves nothing', () => {
  expect(linkChanges(names, stored(row(1), row(2)), links(1, 2))).toEqual({})
  expect(linkChanges(names, stored(row(1), row(2)), links(1, 2, 3))).toEqual({
    topics: { create: [{ topics_id: idOf(3), sort: 3 }], update: [], delete: [] },
  })
})

test('after any change the rows are those that were picked, in that order', () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 8 })
  fc.assert(
    fc.property(some, some, fc.boolean(), (before, after, isSorted) => {
      const rows = before.map((n, index) => row(n, isSorted ? index + 1 : null))
      const { topics: change } = linkChanges(names, stored(...rows), links(...after)) as {
        topics?: {
          create: { topics_id: string; sort: number }[]
          update: { id: string; sort: number }[]
          delete: string[]
        }
      }
      const result = rows
        .filter(({ id }) => !change?.delete.includes(id))
        .map(({ id, sort, topics_id: { id: topic } }) => ({
          topic,
          sort: change?.update.find((one) => one.id === id)?.sort ?? sort ?? 0,
        }))
        .concat((change?.create ?? []).map(({ topics_id: topic, sort }) => ({ topic, sort })))
        .toSorted((one, other) => one.sort - other.sort)
      expect(result.map(({ topic }) => topic)).toEqual(after.map(idOf))
    }),
  )
})

test('only relations that the form has, and ids, are taken', () => {
  expect(linksShape.safeParse(links(1)).success).toBe(true)
  expect(linksShape.safeParse({ directus_users: [] }).success).toBe(false)
  expect(linksShape.safeParse({ topics: [{ id: '../x', title: '' }] }).success).toBe(false)
})
