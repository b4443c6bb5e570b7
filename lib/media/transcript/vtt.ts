/** Captions and chapters as WebVTT. */
import type { Chapter } from './chapters.ts'
import type { TimedLine } from './lines.ts'
import { cueTime } from './time.ts'

/** Letters that fit on two lines of captions. Source: the usual broadcast limit, 2 × 42. */
const captionLength = 84
/** How many letters off an even share a piece may be, so that it ends where a sentence does, or a part of one. */
const worth = (sign: string): number => (/[.?!]/.test(sign) ? 20 : /[,;:]/.test(sign) ? 10 : 0)

/** Where the first piece of a text best ends: after a word, near its share of the whole, rather after a sentence. */
const cutOf = (text: string): number => {
  const share = text.length / Math.ceil(text.length / captionLength)
  const rate = ({ index }: { readonly index: number }) => Math.abs(index - share) - worth(text.charAt(index - 1))
  const spaces = [...text.slice(0, captionLength + 1).matchAll(/ /g)].filter(({ index }) => index > 0)
  const [best] = spaces.sort((one, other) => rate(one) - rate(other))
  return best?.index ?? captionLength
}

/** A turn in pieces that can be read at a glance. */
const pieces = (text: string): string[] => {
  const words = text.trim()
  if (words.length <= captionLength) return [words]
  const cut = cutOf(words)
  return [words.slice(0, cut).trim(), ...pieces(words.slice(cut))]
}

/** Text of a cue: no tags, no entities, nothing that ends the cue or looks like its times. Source: WebVTT, "cue text". */
const cueText = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const cue = (start: number, end: number, text: string) => `${cueTime(start)} --> ${cueTime(end)}\n${text}\n`

const file = (cues: readonly string[]) => `WEBVTT\n\n${cues.join('\n')}`

/** A turn as cues; each piece gets its share of the time by its length. */
const cuesOf = ({ start, end, speaker, text }: TimedLine): string[] => {
  const parts = pieces(text)
  const pace = (end - start) / parts.reduce((sum, part) => sum + part.length, 0)
  let time = start
  return parts.map((part) => {
    const from = time
    time += part.length * pace
    return cue(from, time, speaker ? `<v ${cueText(speaker)}>${cueText(part)}</v>` : cueText(part))
  })
}

/** Lines as captions, with their speakers as voices. Source: https://www.w3.org/TR/webvtt1/ */
export const captionsVtt = (lines: readonly TimedLine[]): string =>
  file(lines.filter(({ start, end }) => end > start).flatMap(cuesOf))

/** Chapters as a track of kind `chapters`. */
export const chaptersVtt = (chapters: readonly Chapter[]): string =>
  file(
    chapters.flatMap(({ start, end, label }) => (end !== null && end > start ? [cue(start, end, cueText(label))] : [])),
  )
