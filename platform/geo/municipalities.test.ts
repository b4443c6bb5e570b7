import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInside, type Area } from './area.ts'
import { areaOf, municipalities, municipalityAt, municipalityOf, municipalLines, provinces } from './municipalities.ts'

const codes = municipalities.map(({ code }) => code)
const named = (name: string) => municipalities.find((one) => one.name === name)?.code ?? ''
/** In square degrees: the outer rings without the holes. */
const surface = (areas: readonly Area[]): number => {
  const sizes = areas.map((area) =>
    area.map((ring) =>
      Math.abs(
        ring.reduce((sum, [x, y], index) => {
          const former = ring[index - 1]
          return former ? sum + former[0] * y - x * former[1] : sum
        }, 0) / 2,
      ),
    ),
  )
  return sizes.reduce((sum, [outer = 0, ...holes]) => sum + outer - holes.reduce((all, hole) => all + hole, 0), 0)
}

test('there are 342 municipalities, each with a name of its own and in one of twelve provinces', () => {
  expect(municipalities.length).toBe(342)
  expect(new Set(municipalities.map(({ name }) => name)).size).toBe(342)
  expect(provinces.length).toBe(12)
  expect(provinces.flatMap((one) => one.municipalities).toSorted()).toEqual(codes.toSorted())
  expect(municipalityOf('GM0363')).toEqual({ code: 'GM0363', name: 'Amsterdam', province: 'Noord-Holland' })
  expect(municipalityOf('GM9999')).toBeNull()
})

test('rings are closed, and neighbours together are one area without the border between them', () => {
  const together = areaOf([named('Almere'), named('Zeewolde')])
  expect(together.length).toBe(1)
  for (const ring of areaOf(codes).flat()) expect(ring.at(-1)).toEqual(ring[0])
})

test('a union is as large as its parts', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1, maxLength: 30 }), (some) => {
      const parts = some.reduce((sum, code) => sum + surface(areaOf([code])), 0)
      expect(surface(areaOf(some)) / parts).toBeCloseTo(1, 6)
    }),
    { numRuns: 100 },
  )
})

test('islands are parts of their own, and no code means no area', () => {
  expect(areaOf([named('Texel'), named('Vlieland')]).length).toBeGreaterThan(1)
  expect(areaOf([])).toEqual([])
  expect(() => areaOf(['GM9999'])).toThrow('GM9999')
})

test('points in each municipality are in it alone', () => {
  for (const { code } of municipalities) {
    const [area = []] = areaOf([code]).toSorted((one, other) => surface([other]) - surface([one]))
    const [lngs, lats] = [area.flat().map(([lng]) => lng), area.flat().map(([, lat]) => lat)]
    const [west, south] = [Math.min(...lngs), Math.min(...lats)]
    const [width, height] = [Math.max(...lngs) - west, Math.max(...lats) - south]
    const grid = Array.from({ length: 81 }, (_, at) => {
      const point = [west + (width * ((at % 9) + 0.5)) / 9, south + (height * (Math.floor(at / 9) + 0.5)) / 9] as const
      return point
    }).filter((point) => isInside(point, area))
    expect(grid.length, code).toBeGreaterThan(0)
    expect(new Set(grid.map((point) => municipalityAt(point)?.code)), code).toEqual(new Set([code]))
  }
})

test('a beach belongs to its municipality; the sea and other countries to none', () => {
  expect(municipalityAt([4.8936, 52.3731])?.name).toBe('Amsterdam')
  expect(municipalityAt([4.529, 52.3795])?.name).toBe('Zandvoort')
  expect(municipalityAt([4, 52.6])).toBeNull()
  expect(municipalityAt([4.3517, 50.8466])).toBeNull()
  expect(municipalityAt([Number.NaN, 0])).toBeNull()
})

test('lines between municipalities are part of their borders, without the coast', () => {
  const lines = municipalLines().flat()
  const corners = municipalities.flatMap(({ code }) => areaOf([code]).flat(2)).map(String)
  const known = new Set(corners)
  expect(lines.filter((corner) => !known.has(String(corner)))).toEqual([])
  expect(lines.length).toBeGreaterThan(1000)
  expect(lines.length).toBeLessThan(corners.length / 2)
})
