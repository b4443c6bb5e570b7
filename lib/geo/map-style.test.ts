import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mapStyle } from './map-style.ts'

test('everything that the map shows comes from this site', () => {
  const addresses = JSON.stringify(mapStyle(false, 'Inter')).match(/(?:https?:)?\/\/[^"]*/g) ?? []
  expect(addresses).toEqual([])
})

test('each layer that filters by kind finds that kind in the shapes', () => {
  const shapes = readFileSync(new URL('../../public/map/netherlands.json', import.meta.url), 'utf8')
  for (const kind of ['land', 'lake', 'river', 'province', 'border']) {
    expect(shapes).toContain(`"kind":"${kind}"`)
    expect(JSON.stringify(mapStyle(true, 'Inter'))).toContain(`["==",["get","kind"],"${kind}"]`)
  }
})
