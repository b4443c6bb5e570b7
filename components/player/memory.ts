/** What a player remembers, in this browser only: where someone stopped, how fast they listen, whether they read along. */
import { attempt } from '#lib/visitor/storage.ts'

const keys = {
  position: (id: string) => `lesroute:position:${id}`,
  speed: 'lesroute:speed',
  captions: 'lesroute:captions',
} as const

const read = (key: string): string | null => attempt(() => localStorage.getItem(key))
const write = (key: string, value: string | null) =>
  attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)))

const number = (text: string | null, least: number, most: number): number | null => {
  const value = Number(text ?? Number.NaN)
  return value >= least && value <= most ? value : null
}

/** The speeds on offer, as multiples of the recording's own. */
export const speeds = [0.8, 1, 1.25, 1.5, 1.75, 2] as const

export const memory = {
  /** Seconds at which this recording was left; null when it was not, or was heard to the end. */
  position: (id: string): number | null => number(read(keys.position(id)), 1, 1e6),
  keepPosition: (id: string, seconds: number | null) =>
    write(keys.position(id), seconds === null ? null : seconds.toFixed(1)),
  /** Whether a change of storage wipes that position: with everything, or in another tab. */
  isWipe: (id: string, key: string | null, value: string | null): boolean =>
    key === null || (key === keys.position(id) && value === null),
  speed: (): number => number(read(keys.speed), 0.8, 2) ?? 1,
  keepSpeed: (speed: number) => write(keys.speed, String(speed)),
  captions: (): boolean => read(keys.captions) === '1',
  keepCaptions: (on: boolean) => write(keys.captions, on ? '1' : null),
}
