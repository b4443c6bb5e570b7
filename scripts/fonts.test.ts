import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faces, fileOf, makeFace } from './fonts.ts'

test.each(Object.entries(faces))('the font file of %s is made of the installed package', async (name, face) => {
  const made = await makeFace(face)
  expect(made.equals(readFileSync(fileOf(name))), 'run node scripts/fonts.ts, and commit the result').toBe(true)
})
