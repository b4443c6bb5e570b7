/** What a player plays, and the words it says; plain data, so that it can go from server to browser. */
import type { Chapter } from '#lib/media/transcript/chapters.ts'

/** When one of the speakers talks, by their place among them; -1 for somebody who is not named. Seconds. */
export type Voice = { readonly start: number; readonly end: number; readonly speaker: number }

export type PlayerItem = {
  readonly id: string
  readonly kind: 'audio' | 'video'
  readonly src: string
  readonly type: string | null
  readonly title: string
  /** Of title, byline and chapters, where it is another than that of the page or text around them. */
  readonly language?: 'nl' | undefined
  /** Show, artist: what stands under the title. */
  readonly byline: string | null
  /** The page of the recording; null when it has none of its own. */
  readonly href: string | null
  /** Address of a still or cover for the page, and of a square one for the system's own controls. */
  readonly poster: string | null
  readonly artwork: string | null
  /** Seconds; 0 when it is not known before the recording loads. */
  readonly duration: number
  readonly chapters: readonly Chapter[]
  readonly speakers: readonly string[]
  readonly voices: readonly Voice[]
  /** Address of captions in Dutch. */
  readonly captions: string | null
}

const wordKeys = [
  'locale',
  'play',
  'pause',
  'seek',
  'minute',
  'minutes',
  'second',
  'seconds',
  'back',
  'forward',
  'speed',
  'captions',
  'fullscreen',
  'chapters',
  'voices',
  'share',
  'shared',
  'failed',
  'waiting',
  'dock',
  'close',
  'keys',
] as const
/** Words with a gap, `{time}` and the like, that the browser fills. */
const gapKeys = ['position', 'resume', 'dockLink', 'player'] as const

export type PlayerWords = Readonly<Record<(typeof wordKeys)[number] | (typeof gapKeys)[number], string>>

type Translate = (key: (typeof wordKeys)[number] | (typeof gapKeys)[number], values?: Record<string, string>) => string

/** The words of a player out of the messages `player`; gaps stay open. */
export const playerWords = (t: Translate): PlayerWords => {
  const open = { time: '{time}', duration: '{duration}', title: '{title}' }
  return Object.fromEntries([...wordKeys, ...gapKeys].map((key) => [key, t(key, open)])) as PlayerWords
}

/** A text with its gaps filled. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap)

/** A moment as it is said: `3 minuten 12 seconden`. */
export const spoken = (time: number, words: PlayerWords): string => {
  const [minutes, seconds] = [Math.floor(time / 60), Math.floor(time % 60)]
  const rest = `${seconds} ${seconds === 1 ? words.second : words.seconds}`
  return minutes ? `${minutes} ${minutes === 1 ? words.minute : words.minutes} ${rest}` : rest
}
