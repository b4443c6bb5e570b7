/** `q_`: how much of a picture may be lost to make it small. */
import type { Format } from '../formats.ts'
import { readInteger } from './values.ts'

const levels = { auto: 'auto', 'auto:best': 'best', 'auto:good': 'good', 'auto:eco': 'eco', 'auto:low': 'low' } as const

/** 1–100, or a level that each format has a number for. */
export type Quality = number | (typeof levels)[keyof typeof levels]

/** The quality a text stands for; null when it is none. Source: the public convention. */
export const readQuality = (value: string): Quality | null =>
  isLevel(value) ? levels[value] : readInteger(value, 1, 100)

const isLevel = (name: string): name is keyof typeof levels => Object.hasOwn(levels, name)

const nudges = { auto: 0, good: 0, best: 10, eco: -10, low: -25 } as const

/** The quality as a number, for an encoder whose `auto` is `base`. Chosen: the distances between the levels. */
export const qualityNumber = (quality: Quality, base: number): number =>
  typeof quality === 'number' ? quality : base + nudges[quality]

/** What `q_auto` is for each format. Chosen: numbers at which those that lose something look alike. */
export const usualQuality: Readonly<Record<Format, number>> = { jpg: 80, webp: 76, avif: 52, png: 100, gif: 100 }
