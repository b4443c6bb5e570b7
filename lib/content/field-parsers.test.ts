import { expect, test } from 'vitest'
import { named, placedThrough, through, titled } from './field-parsers.ts'

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
