import { expect, test } from 'vitest'
import { canBeMessage } from './facet-names.ts'

test('a value of an address that is no name of a message is shown as it is', () => {
  for (const value of ['mbo', 'true', 'Primair onderwijs', 'bestaat niet']) expect(canBeMessage(value)).toBe(true)
  for (const value of ['constructor', 'toString', '__proto__', 'has_consultation_service', 'a.b'])
    expect(canBeMessage(value), value).toBe(false)
})
