import { expect, test } from 'vitest'
import { voiceColour } from './voices.ts'

test('each of five speakers has a colour, the sixth that of the first, and who is not named that of nobody', () => {
  const [first, ...others] = [0, 1, 2, 3, 4].map((speaker) => voiceColour(speaker).back)
  expect(new Set([first, ...others, voiceColour(-1).back]).size).toBe(6)
  expect(voiceColour(5).back).toBe(first)
})
