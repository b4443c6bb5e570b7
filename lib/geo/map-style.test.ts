import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { kinds, shapesOf } from './base-map/shapes.ts'
import { attribution, mapStyle } from './map-style.ts'

const file = readFileSync(new URL('base-map/netherlands.json', import.meta.url))
const shapes = shapesOf(JSON.parse(file.toString()))

test('everything that the map shows comes from this site', () => {
  const addresses = JSON.stringify(mapStyle(false, 'Inter', shapes)).match(/(?:https?:)?\/\/[^"]*/g) ?? []
  expect(addresses).toEqual([])
})

test('the base map has shapes of each kind, and each is drawn', () => {
  const style = JSON.stringify(mapStyle(true, 'Inter', shapes).layers)
  for (const kind of kinds) {
    expect(shapes.features.some(({ properties }) => properties?.['kind'] === kind)).toBe(true)
    expect(style).toContain(`["==",["get","kind"],"${kind}"]`)
  }
})

test('the base map is small: 350 kB as it is, 90 kB compressed', () => {
  expect(file.length).toBeLessThan(350_000)
  expect(gzipSync(file).length).toBeLessThan(90_000)
})

test('the whole country is drawn, and every source is named', () => {
  const towns = shapes.features.filter(({ properties }) => properties?.['kind'] === 'town')
  for (const name of ['Groningen', 'Middelburg', 'Maastricht', 'Den Helder', 'Enschede'])
    expect(towns.map(({ properties }) => String(properties?.['name']))).toContain(name)
  expect(attribution.join()).toMatch(/CBS.*GeoNames.*Rijden de Treinen.*NDOV.*GSHHG/)
})

test('a file that is no base map is refused', () => {
  for (const value of [null, 'none', { objects: { land: {} } }]) expect(() => shapesOf(value)).toThrow(TypeError)
})
