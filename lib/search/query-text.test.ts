import { expect, test } from 'vitest'
import { isPutAsQuestion } from './query-text.ts'

test.each([
  ['wat verdient een juf', true],
  ['Kan ik zonder diploma voor de klas', true],
  ['pabo zonder havo?', true],
  ['how long is the pabo', true],
  ['ik wil van de pabo naar het voortgezet onderwijs', false],
  ['watersport docent', false],
  ['pabo', false],
  ['', false],
])('“%s” is put as a question: %j', (query, isQuestion) => expect(isPutAsQuestion(query)).toBe(isQuestion))
