import { expect, test } from 'vitest'
import { textAt } from './facet-names.ts'

const values = { mbo: 'mbo (niveau)', level: { bachelor: 'Bachelor' } }

test('a value that has a message reads as it says', () => {
  expect(textAt(values, 'mbo')).toBe('mbo (niveau)')
  expect(textAt(values, 'level', 'bachelor')).toBe('Bachelor')
})

test('a value of an address that is no name of a message has no text', () => {
  for (const value of ['bestaat niet', 'constructor', 'toString', '__proto__', 'level', 'level.bachelor', ''])
    expect(textAt(values, value), value).toBeUndefined()
  for (const value of ['constructor', 'mbo']) expect(textAt(values, 'level', value), value).toBeUndefined()
  expect(textAt(values, 'mbo', 'length')).toBeUndefined()
})
