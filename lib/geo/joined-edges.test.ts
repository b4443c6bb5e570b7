import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInside, type Position } from '#platform/geo/area.ts'
import { joinedEdges } from './joined-edges.ts'
import { circleAround } from './projection.ts'

const square = (x: number, y: number, size = 2): [Position[]] => [
  [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ],
]

test('areas that lie apart keep their rings', () => {
  expect(joinedEdges([square(0, 0), square(5, 5)])).toEqual([square(0, 0)[0], square(5, 5)[0]])
})

test('what lies inside another area is no edge, and two that are equal are one', () => {
  expect(joinedEdges([square(0, 0, 4), square(1, 1), square(0, 0, 4)])).toEqual([square(0, 0, 4)[0]])
})

test('areas that overlap have the edge of both together', () => {
  expect(joinedEdges([square(0, 0), square(1, 1)])).toEqual([
    [
      [0, 0],
      [2, 0],
      [2, 1],
    ],
    [
      [1, 2],
      [0, 2],
      [0, 0],
    ],
    [
      [2, 1],
      [3, 1],
      [3, 3],
      [1, 3],
      [1, 2],
    ],
  ])
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

test('no line enters an area and no outer corner is left out, whatever circles there are', () => {
  const circle = fc.tuple(
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 1, max: 9 }),
  )
  fc.assert(
    fc.property(fc.array(circle, { maxLength: 25 }), (circles) => {
      const areasOf = (share: number) =>
        circles.map(([x, y, km]) => [circleAround({ lng: 5 + x / 100, lat: 52 + y / 100 }, km * share)])
      // A line lies on the edge of its own circle, and so outside a smaller one.
      const [inner, wider] = [areasOf(0.99), areasOf(1.01)]
      const drawn = joinedEdges(areasOf(1))
      // What is outside all others is on a line: each corner of a circle that lies in no circle that is a little larger.
      const corners = new Set(drawn.flat().map(String))
      for (const [index, area] of areasOf(1).entries())
        for (const corner of area[0] ?? [])
          if (!wider.some((other, at) => !isSame(circles[at], circles[index]) && isInside(corner, other)))
            expect(corners).toContain(String(corner))
      for (const line of drawn)
        for (const [index, [x, y]] of line.slice(1).entries()) {
          const [fromX, fromY] = line[index] ?? [x, y]
          const middle: Position = [(x + fromX) / 2, (y + fromY) / 2]
          expect(inner.some((area) => isInside(middle, area))).toBe(false)
        }
    }),
  )
})
