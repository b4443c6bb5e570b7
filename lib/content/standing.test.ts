import { expect, test } from 'vitest'
import { remarkIn } from './standing.ts'

test('the limits of a data set come in the language of the page where it has them, and else in Dutch', () => {
  const both = { remark: 'Van 2018.', remark_en: 'From 2018.' }
  expect(remarkIn(both, 'nl')).toEqual({ text: 'Van 2018.', language: 'nl' })
  expect(remarkIn(both, 'en')).toEqual({ text: 'From 2018.', language: 'en' })
  expect(remarkIn({ ...both, remark_en: null }, 'en')).toEqual({ text: 'Van 2018.', language: 'nl' })
  expect(remarkIn({ remark: null, remark_en: null }, 'en')).toBeNull()
})
