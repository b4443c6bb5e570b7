import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReference, readReferences, referenceOf, savedKinds, writeReferences } from './item.ts'
import { mergeLists, moveItem, noteItem, parseList, writeList, type SavedItem } from './list.ts'

const uuid = fc.uuid()
const kind = fc.constantFrom(...savedKinds)

const item = (ref: string, note?: string): SavedItem => {
  const reference = readReference(ref)
  if (!reference) throw new Error(`no item ${ref}`)
  return { ...reference, title: `Titel ${ref.slice(-2)}`, at: '2026-11-02T10:00:00.000Z', ...(note ? { note } : {}) }
}
const ref = (code: string, number: number) => code + String(number).padStart(32, '0')

test('an item is the same after its short word', () => {
  fc.assert(
    fc.property(kind, uuid, (name, id) => {
      expect(readReference(referenceOf(name, id))).toMatchObject({ kind: name, id })
    }),
  )
})

test('an address names each item once, a hundred at most, and nothing else', () => {
  const refs = Array.from({ length: 120 }, (_, index) => ref('a', index))
  expect(readReferences(writeReferences(refs)).map((one) => one.ref)).toEqual(refs.slice(0, 100))
  expect(readReferences(`${ref('p', 1)}.${ref('p', 1)}.x${'0'.repeat(32)}.<script>.`).map((one) => one.ref)).toEqual([
    ref('p', 1),
  ])
})

test('a list is the same after it was stored', () => {
  const items = [item(ref('a', 3), 'Bellen'), item(ref('p', 2)), item(ref('a', 1))]
  expect(parseList(writeList(items))).toEqual(items)
})

test('what is not ours is passed over, whatever it is', () => {
  expect(parseList(JSON.stringify({ [ref('a', 1)]: { title: 5 }, onzin: item(ref('a', 1)) }))).toEqual([])
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(parseList(text))).toBe(true)
    }),
  )
})

test('an item moves among its own kind alone', () => {
  const [a3, p2, a1] = [item(ref('a', 3)), item(ref('p', 2)), item(ref('a', 1))]
  const items = [a3, p2, a1]
  expect(moveItem(items, a1.ref, -1)).toEqual([a1, p2, a3])
  expect(moveItem(items, a1.ref, 1)).toEqual(items)
  expect(moveItem(items, p2.ref, -1)).toEqual(items)
})

test('a note is added, truncated where it is too long, and removed', () => {
  const items = [item(ref('a', 1)), item(ref('a', 2), 'Oud')]
  expect(noteItem(items, ref('a', 1), 'Nieuw').map(({ note }) => note)).toEqual(['Nieuw', 'Oud'])
  expect(noteItem(items, ref('a', 1), 'x'.repeat(5000))[0]?.note).toHaveLength(2000)
  expect(noteItem(items, ref('a', 2), '  ')[1]).not.toHaveProperty('note')
})

test('a shared list never overwrites the visitor’s own note', () => {
  const mine = [item(ref('a', 1), 'Van mij')]
  expect(mergeLists(mine, [item(ref('a', 1), 'Van jou'), item(ref('p', 2))])).toEqual([...mine, item(ref('p', 2))])
})
