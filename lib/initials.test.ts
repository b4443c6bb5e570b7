import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Hogeschool van Amsterdam', 'HA'],
  ['NHL Stenden Hogeschool', 'NSH'],
  ['Fontys', 'Fo'],
  ['HAN', 'HAN'],
  ['Vrije Universiteit Amsterdam', 'VUA'],
  ['', ''],
])('%s has the initials %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
