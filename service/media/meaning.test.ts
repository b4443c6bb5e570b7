import { expect, test } from 'vitest'
import type { Format } from './formats.ts'
import { defaultLimits } from './limits.ts'
import { pictureMeaning } from './meaning.ts'
import { readStep } from './transformations/picture.ts'

const meaning = (address: string, format: Format = 'jpg') =>
  pictureMeaning(
    address.split('/').map((group) => readStep(group.split(','), defaultLimits)),
    format,
  )

test.each([
  ['w_300', 'w_300,q_auto:good'],
  ['w_300', 'dpr_auto,w_300'],
  ['w_300', 'w_300,q_80'],
  ['w_300', 'w_300,c_scale'],
  ['w_300', 'w_300/q_auto'],
  ['w_300,h_200', 'h_200,w_300'],
  ['w_300,h_200,c_fill', 'c_fill,g_center,w_300,h_200,dpr_1'],
  ['w_300,c_limit', 'w_300,c_limit,g_north'],
  ['w_300,h_200,c_fill,g_auto', 'w_300,h_200,c_fill,g_face'],
  ['q_50,w_300', 'w_300/q_50'],
])('%s and %s are one picture', (one, other) => {
  expect(meaning(one)).toEqual(meaning(other))
})

test.each([
  ['w_300', 'w_300,q_auto:best'],
  ['w_300', 'w_300,dpr_2'],
  ['w_300', 'h_300'],
  ['w_300,h_200,c_fill', 'w_300,h_200,c_fill,g_north'],
  ['w_300,h_200,c_fill', 'w_300,h_200,c_pad'],
  ['w_300,h_200,c_crop,x_1', 'w_300,h_200,c_crop,x_1,g_center'],
  ['w_300/w_200', 'w_200/w_300'],
])('%s and %s are two pictures', (one, other) => {
  expect(meaning(one)).not.toEqual(meaning(other))
})
