import { expect, test } from 'vitest'
import base from './base-map/netherlands.json' with { type: 'json' }
import { shapesOf } from './base-map/shapes.ts'
import { areaPath, country, densest, drawn, frameIn, frameOf, linePath } from './drawing.ts'
import { landmarksIn } from './landmarks.ts'
import { outlineFile } from './outline.ts'

const utrecht = [5.1222, 52.0908] as const
const amsterdam = [4.8897, 52.374] as const

test('north is up, and a unit is 100 m', () => {
  const [[ux, uy], [ax, ay]] = [drawn(utrecht), drawn(amsterdam)]
  expect(ax).toBeLessThan(ux)
  expect(ay).toBeLessThan(uy)
  expect(Math.hypot(ax - ux, ay - uy)).toBeCloseTo(353, -1)
})

test('a line is written in steps; points that fall together take none', () => {
  expect(linePath([])).toBe('')
  expect(linePath([utrecht, [utrecht[0] + 1e-6, utrecht[1]]])).toBe('')
  const [x, y] = drawn(utrecht)
  const [endX, endY] = drawn(amsterdam)
  expect(linePath([utrecht, utrecht, amsterdam])).toBe(`M${x} ${y}l${endX - x}${endY - y}`)
  expect(areaPath([[utrecht, amsterdam, utrecht]])).toMatch(/^M\d+ \d+l[\d -]+z$/)
})

test('a frame holds its points with room round them, and keeps its shape', () => {
  const { x, y, width, height } = frameOf([utrecht, amsterdam], 1.5)
  for (const [px, py] of [drawn(utrecht), drawn(amsterdam)]) {
    expect(px).toBeGreaterThan(x)
    expect(px).toBeLessThan(x + width)
    expect(py).toBeGreaterThan(y)
    expect(py).toBeLessThan(y + height)
  }
  expect(width / height).toBeCloseTo(1.5, 2)
  expect(frameOf([], 1)).toEqual(country)
  expect(frameOf([utrecht], 1).width).toBe(1000)
})

test.each([
  { width: 320, height: 100, margin: { aside: 62, above: 16 } },
  { width: 480, height: 480, margin: { aside: 62, above: 24 } },
])('in a drawing of $width by $height pixels all points lie within the margins', (sheet) => {
  const points = [utrecht, amsterdam, [6.8937, 52.2215], [5.6909, 50.8514]] as const
  const frame = frameIn(points, sheet, 300)
  expect(frame.width / frame.height).toBeCloseTo(sheet.width / sheet.height, 6)
  const unitsPerPixel = frame.width / sheet.width
  for (const [x, y] of points.map(drawn)) {
    const [left, top] = [(x - frame.x) / unitsPerPixel, (y - frame.y) / unitsPerPixel]
    expect(left).toBeGreaterThanOrEqual(sheet.margin.aside - 1e-6)
    expect(left).toBeLessThanOrEqual(sheet.width - sheet.margin.aside + 1e-6)
    expect(top).toBeGreaterThanOrEqual(sheet.margin.above - 1e-6)
    expect(top).toBeLessThanOrEqual(sheet.height - sheet.margin.above + 1e-6)
  }
  expect(frameIn([utrecht], sheet, 300).width).toBe(300)
  expect(frameIn([], sheet, 300)).toBe(country)
})

test('a drawing that is too low for all of its points shows where there is most', () => {
  const sheet = { width: 320, height: 100, margin: { aside: 60, above: 16 } }
  const points = [
    { lng: 6.56, lat: 53.22, count: 30 },
    { lng: amsterdam[0], lat: amsterdam[1], count: 20 },
    { lng: utrecht[0], lat: utrecht[1], count: 15 },
    { lng: 5.69, lat: 50.85, count: 9 },
  ]
  expect(densest(points, sheet, 3400)).toEqual(points.slice(1, 3))
  expect(densest(points, sheet, 34_000)).toEqual(points)
  expect(densest([], sheet, 3400)).toEqual([])
})

test('where there is most is worked out with a few steps for each pair of towns', () => {
  const sheet = { width: 320, height: 100, margin: { aside: 60, above: 16 } }
  let reads = 0
  const towns = Array.from({ length: 300 }, (_, at) => ({
    lng: 4 + ((at * 37) % 97) / 50,
    lat: 51.5 + ((at * 53) % 89) / 100,
    get count() {
      reads += 1
      return 1 + (at % 7)
    },
  }))
  const sum = (some: readonly { readonly count: number }[]) => some.reduce((all, { count }) => all + count, 0)
  const shown = densest(towns, sheet, 1700)
  expect(reads).toBeLessThan(2 * towns.length ** 2)
  // No other frame of that size that begins at a town to the west and one to the north holds more.
  const [wide, high] = [(1700 * 200) / 320, (1700 * 68) / 320]
  const drawnTowns = towns.map((town) => ({ town, at: drawn([town.lng, town.lat]) }))
  const most = Math.max(
    ...drawnTowns.flatMap(({ at: [left] }) =>
      drawnTowns.map(({ at: [, top] }) => {
        const inside = drawnTowns.filter(
          ({ at: [x, y] }) => x >= left && x <= left + wide && y >= top && y <= top + high,
        )
        return sum(inside.map(({ town }) => town))
      }),
    ),
  )
  expect(sum(shown)).toBe(most)
  expect(shown).toEqual(towns.filter((town) => shown.includes(town)))
})

test('names of towns never overlap what is on the map, and no hamlet stands in for a large town', () => {
  const [x, y] = drawn(amsterdam)
  // All that is larger is covered.
  const cover = { x: x + 1100, y: y + 500, width: 2800, height: 6000 }
  expect(landmarksIn(country, [cover], 5)).toEqual([])
  const names = landmarksIn(country, [], 8).map(({ name }) => name)
  expect(names).toContain('Rotterdam')
  // Beside the mark of Nijmegen, 17 km to the north.
  const nijmegen = drawn([5.85, 51.84])
  const mark = { x: nijmegen[0], y: nijmegen[1], width: 400, height: 150 }
  expect(landmarksIn(country, [mark], 30, 7).map(({ name }) => name)).toContain('Arnhem')
})

test('a few large towns name a map, none of them on a mark', () => {
  const names = landmarksIn(country, [drawn(amsterdam)], 5).map(({ name }) => name)
  expect(names).toHaveLength(5)
  expect(names).toContain('Groningen')
  expect(names).not.toContain('Amsterdam')
})

test('the outline is a drawing of every kind of feature, small enough for a page', () => {
  const file = outlineFile(base)
  for (const kind of ['abroad', 'land', 'river', 'province'])
    expect(file).toMatch(new RegExp(`<path id="${kind}" d="M-?\\d`))
  expect(file.length).toBeLessThan(25_000)
})

test('no lake in the country is foreign land', () => {
  // The Veluwemeer, which the data of coasts has as land.
  const [x, y] = [5.72, 52.41]
  const pieces = shapesOf(base, ['abroad']).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flatMap(([outer = []]) => [outer]) : [],
  )
  const around = pieces.filter(
    (ring) =>
      Math.min(...ring.map(([lng = 0]) => lng)) > x - 1 &&
      ring.some(([lng = 0, lat = 0]) => Math.abs(lng - x) < 0.15 && Math.abs(lat - y) < 0.15),
  )
  expect(pieces.length).toBeGreaterThan(3)
  expect(around).toEqual([])
})

test('a base map that is none is refused', () => expect(() => outlineFile({ features: 'none' })).toThrow(TypeError))
