/**
 * Capitals drawn as lines, so that a logo needs no font.
 *
 *    0,0 ┌──────┐ 60,0      every letter stands in a box of 60 × 100; the pen is 20 wide and round
 *        │ A … Z│
 *  0,100 └──────┘ 60,100
 */
const letters: Readonly<Record<string, string>> = {
  A: 'M0 100L30 0L60 100M12 64H48',
  B: 'M0 0V100H32C52 100 60 88 60 74C60 60 50 50 32 50C48 50 55 38 55 26C55 10 46 0 30 0ZM0 50H32',
  C: 'M58 18C52 6 42 0 31 0C12 0 0 18 0 50C0 82 12 100 31 100C42 100 52 94 58 82',
  D: 'M0 0V100H22C46 100 60 82 60 50C60 18 46 0 22 0Z',
  E: 'M56 0H0V100H56M0 49H46',
  F: 'M56 0H0V100M0 51H46',
  G: 'M58 18C52 6 42 0 31 0C12 0 0 18 0 50C0 82 12 100 31 100C48 100 60 90 60 56H36',
  H: 'M0 0V100M60 0V100M0 50H60',
  I: 'M0 0V100',
  J: 'M52 0V72C52 90 42 100 26 100C12 100 2 92 0 78',
  K: 'M0 0V100M58 0L2 58M20 42L60 100',
  L: 'M0 0V100H54',
  M: 'M0 100V0L30 60L60 0V100',
  N: 'M0 100V0L60 100V0',
  O: 'M30 0C10 0 0 20 0 50C0 80 10 100 30 100C50 100 60 80 60 50C60 20 50 0 30 0Z',
  P: 'M0 100V0H32C50 0 60 12 60 29C60 46 50 58 32 58H0',
  Q: 'M30 0C10 0 0 20 0 50C0 80 10 100 30 100C50 100 60 80 60 50C60 20 50 0 30 0ZM38 76L62 104',
  R: 'M0 100V0H32C50 0 60 12 60 28C60 44 50 54 32 54H0M30 54L60 100',
  S: 'M56 16C50 5 42 0 30 0C14 0 3 10 3 25C3 58 58 42 58 75C58 90 46 100 30 100C16 100 6 94 0 82',
  T: 'M0 0H60M30 0V100',
  U: 'M0 0V66C0 88 12 100 30 100C48 100 60 88 60 66V0',
  V: 'M0 0L30 100L60 0',
  W: 'M-6 0L14 100L30 34L46 100L66 0',
  X: 'M0 0L60 100M60 0L0 100',
  Y: 'M0 0L30 50L60 0M30 50V100',
  Z: 'M2 0H58L0 100H60',
}

/** How wide a capital is, in the units of its box: an I needs less room than an O. */
export const letterWidth = (letter: string): number => (letter === 'I' ? 0 : 60)

/** The line of a capital; null for what is not a letter from A to Z. */
export const letterPath = (letter: string): string | null => letters[letter] ?? null

/**
 * One to three capitals that stand for a name: those of its weighty words, or the first two letters of a single word.
 */
export const initialsOf = (name: string): string => {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const words = plain.split(/[^A-Za-z]+/).filter((word) => word !== '' && !small.has(word.toLowerCase()))
  const [only = 'X'] = words
  const initials = words.length === 1 ? only.slice(0, 2) : words.map((word) => word[0] ?? '').join('')
  return initials.slice(0, 3).toUpperCase()
}

const small = new Set([
  'de',
  'het',
  'een',
  'van',
  'der',
  'den',
  'voor',
  'en',
  'in',
  'of',
  'the',
  'for',
  'and',
  'te',
  'aan',
  's',
  't',
])
