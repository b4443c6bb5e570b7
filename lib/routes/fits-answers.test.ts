import { expect, test } from 'vitest'
import { fitsAnswers } from './fits-answers.ts'

const questions = [
  { answers: [{ slug: 'primary' }, { slug: 'vocational' }] },
  { answers: [{ slug: 'bachelor' }, { slug: 'abroad' }] },
]

test.each([
  ['for everybody', [], ['primary'], true],
  ['for what was answered', ['primary'], ['primary', 'bachelor'], true],
  ['for one of several', ['primary', 'vocational'], ['vocational'], true],
  ['for another answer to a question', ['vocational'], ['primary'], false],
  ['for another answer to one of two questions', ['primary', 'abroad'], ['primary', 'bachelor'], false],
  ['about a question that was left open', ['abroad'], ['primary'], true],
  ['for an answer that does not exist any more', ['gone'], ['primary'], true],
])('an event %s', (_, required, answers, fits) => {
  expect(fitsAnswers(required, answers, questions)).toBe(fits)
})
