/** Captions and chapters as WebVTT. */
import type { Chapter } from './chapters.ts'
import type { TimedLine } from './lines.ts'
import { cueTime } from './time.ts'

/** Letters that fit on two lines of captions. Source: the usual broadcast limit, 2 × 42. */
const captionLength = 84

/** A turn in pieces that can be read at a glance, cut between words, after a sentence where there is one. */
const pieces = (text: string): string[] => {
  const found: string[] = []
  let rest = text
  while (rest.length > captionLength) {
    const head = rest.slice(0, captionLength + 1)
    const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('? '), head.lastIndexOf('! ')) + 1
    const cut = sentence > captionLength / 3 ? sentence : head.lastIndexOf(' ')
    const at = cut > 0 ? cut : captionLength
    found.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return [...found, rest]
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
  file(chapters.filter(({ start, end }) => end > start).map(({ start, end, label }) => cue(start, end, cueText(label))))
