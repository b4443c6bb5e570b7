import { expect, test } from 'vitest'
import { named, placedThrough, requiredThrough, through, titled } from './field-parsers.ts'

const item = (id: string) => ({ id, title: id })
const rows = [{ sources_id: item('a') }, { sources_id: null }, { sources_id: item('c') }]

test('a hidden item drops out of a relation; those after it keep their places', () => {
  expect(through('sources_id', titled).parse(rows)).toEqual([item('a'), item('c')])
  expect(placedThrough('sources_id', titled).parse(rows)).toEqual([
    { ...item('a'), place: 1 },
    { ...item('c'), place: 3 },
  ])
  expect(placedThrough('sources_id', named).parse(null)).toEqual([])
})

test('a related item with a field of the wrong kind drops out and does not hide the item that refers to it', () => {
  const withWrong = [...rows, { sources_id: { id: 'd', title: null } }, { sources_id: item('e') }]
  expect(placedThrough('sources_id', titled).parse(withWrong)).toEqual([
    { ...item('a'), place: 1 },
    { ...item('c'), place: 3 },
    { ...item('e'), place: 5 },
  ])
})

test('a condition with a field of the wrong kind makes its item wrong, so that none counts as without conditions', () => {
  const conditions = requiredThrough('sources_id', titled)
  expect(conditions.parse(rows)).toEqual([item('a'), item('c')])
  expect(conditions.parse(null)).toEqual([])
  expect(conditions.safeParse([...rows, { sources_id: { id: 'd', title: null } }]).success).toBe(false)
})
