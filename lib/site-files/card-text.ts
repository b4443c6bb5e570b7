/** Words as the fonts of the share card can draw them. */

/** What the two files of the font hold of Latin letters and of punctuation. */
const drawn =
  /^[ -~\u00A0-£¥-¬®-ÿĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĨĩĪīĮįİıĲĳĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŒœŔŕŖŗŘřŚśŞşŠšŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț–—‘’‚“”„†•…′″‹›€™]$/u

const lettersOf = (character: string): string => {
  if (drawn.test(character)) return character
  if (/[\u2190-\u21FF]/.test(character)) return '–'
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(bare).every((letter) => drawn.test(letter)) ? bare : ''
}

/**
 * The text with letters of other scripts and emoji left out, arrows as dashes, and accents that the font lacks removed. The renderer would
 * load a font for them from another server (https://github.com/vercel/satori#dynamically-load-emojis-and-fonts).
 */
export const drawableText = (text: string): string =>
  Array.from(text.normalize('NFC'), lettersOf).join('').replace(/\s+/g, ' ').trim()
