/** From a passage of a transcript to the moment at which it is said. */
import { foldWords } from '../../search/fold.ts'
import type { Line } from './lines.ts'

/** Letters that a line needs to be told apart from others: shorter ones match nothing; a passage may begin in its middle. */
const enough = 12

const isIn = (passage: string, line: string): boolean => {
  for (let start = 0; start + enough <= line.length; start += 1)
    if (passage.includes(line.slice(start, start + enough))) return true
  return false
}

/** The second at which the first line of the passage begins; null when no line with a time is in it. */
export const momentOf = (lines: readonly Line[], passage: string): number | null => {
  const wanted = foldWords(passage)
  const line = lines.find(({ start, text }) => start !== null && isIn(wanted, foldWords(text)))
  return line?.start ?? null
}
