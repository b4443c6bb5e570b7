import { expect, test } from 'vitest'
import { problemsInWords } from './problems-in-words.ts'

const words = (key: string) => key
const textOf = (name: string, value?: string) =>
  problemsInWords([name], words, words, value === undefined ? {} : { [name]: value })[0]?.text

test('of an empty name it is said that it is empty, of a written one what is wrong with it', () => {
  expect(textOf('name')).toBe('problem.nameEmpty')
  expect(textOf('name', '  ')).toBe('problem.nameEmpty')
  expect(textOf('name', 'https://example.org')).toBe('problem.name')
  expect(textOf('organisation', '')).toBe('problem.organisationEmpty')
  expect(textOf('organisation', '<b>')).toBe('problem.organisation')
})

test('other problems have one sentence', () => {
  expect(textOf('email', '')).toBe('problem.email')
  expect(textOf('remark', '')).toBe('problem.remark')
})

test('a form that came back without its text says so beside its button', () => {
  expect(problemsInWords(['notKept'], words, words, {})).toEqual([{ field: 'versturen', text: 'notKept' }])
})
