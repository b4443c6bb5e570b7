import { expect, test } from 'vitest'
import { findPlace } from './places.ts'
import { regionsWithLead } from './prepositions.ts'

test.each([
  ['de Veluwe', 'op de'],
  ['Texel', 'op'],
  ['Walcheren', 'op'],
  ['Achterhoek', 'in de'],
  ['het Gooi', 'in het'],
  ['Twente', undefined],
  ['Utrecht', undefined],
  ['Gelderland', undefined],
])('%s is led to by %s', (name, lead) => expect(findPlace(name)?.lead).toBe(lead))

test('every region with a preposition is in the table', () => {
  for (const name of regionsWithLead) expect(findPlace(name), name).toMatchObject({ name, kind: 'region' })
})
