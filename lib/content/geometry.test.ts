import { expect, test } from 'vitest'
import { optionalPoint, outline } from './geometry.ts'

const ring = [[5, 52], [6, 52], [6, 53], [5, 52]] // prettier-ignore

test('an outline is one polygon, several, or none', () => {
  expect(outline.parse({ type: 'Polygon', coordinates: [ring] })).toEqual([[ring]])
  expect(outline.parse({ type: 'MultiPolygon', coordinates: [[ring], [ring]] })).toEqual([[ring], [ring]])
  expect(outline.parse(null)).toEqual([])
  expect(outline.parse(undefined)).toEqual([])
})

test('a height is dropped, and no point is null', () => {
  expect(optionalPoint.parse({ type: 'Point', coordinates: [5, 52, 3] })).toEqual([5, 52])
  expect(optionalPoint.parse(null)).toBeNull()
})
