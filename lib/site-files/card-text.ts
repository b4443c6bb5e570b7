/** Words as the fonts of the share card can draw them. */

/** What the two files of the font hold of Latin letters and of punctuation. */
const drawn =
  /^[ -~\u00A0-£¥-¬®-ÿĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĨĩĪīĮįİıĲĳĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŒœŔŕŖŗŘřŚśŞşŠšŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț–—‘’‚“”„†•…′″‹›€™]$/u

/** Characters that the font lacks and that mean what one of its own does. */
const alike: ReadonlyMap<string, string> = new Map([
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2212', '-'],
])

const lettersOf = (character: string): string => {
  if (drawn.test(character)) return character
  const same = alike.get(character)
  if (same !== undefined) return same
  if (/[\u2190-\u21FF]/.test(character)) return '–'
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(bare).every((letter) => drawn.test(letter)) ? bare : ''
}

/**
 * The text with letters of other scripts and emoji left out, arrows as dashes, and accents that the font lacks removed; empty when nothing
 * remains. The renderer would load a font for them from another server (https://github.com/vercel/satori#dynamically-load-emojis-and-fonts).
 */
export const drawableText = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s+/g, ' '), lettersOf).join('').replace(/ +/g, ' ').trim()
