import { expect, test } from 'vitest'
import { brandIn, contrast, parseColour } from './colour.ts'

test('a colour is six hexadecimal digits and nothing else', () => {
  expect(parseColour('#C2185B')).toBe('#c2185b')
  expect(parseColour('c2185b')).toBe('#c2185b')
  for (const text of [null, '', 'red', '#fff', '#c2185b;', 'url(x)', '#c2185g']) expect(parseColour(text)).toBeNull()
})

const pair = (text: string | undefined) => [...(text ?? '').matchAll(/#[\da-f]{6}/g)].map(([hex]) => hex)

test.each(['#ffffff', '#000000', '#ffff00', '#c2185b', '#00b8d4', '#808080', '#123456', '#f3ede0'])(
  'words in %s, and words on it, are read well on every paper',
  (colour) => {
    const brand = brandIn(colour)
    const papers = [
      ['#fbf8f1', '#ffffff', '#f3ede0'],
      ['#0f1c17', '#16271f', '#0b1511'],
    ]
    for (const [mode, papersOfMode] of papers.entries()) {
      const [main = '', strong = '', soft = '', on = ''] = ['brand', 'brand-strong', 'brand-soft', 'on-brand'].map(
        (name) => pair(brand[`--color-${name}`])[mode],
      )
      for (const paper of papersOfMode) expect(contrast(main, paper)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(main, on)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(strong, on)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(strong, soft)).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('a colour that is read well stays as it is', () => {
  expect(pair(brandIn('#0e5b45')['--color-brand'])[0]).toBe('#0e5b45')
})
