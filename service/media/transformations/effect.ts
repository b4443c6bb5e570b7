/** `e_`: what is done to the colours and edges of a picture. */
import type { Sharp } from 'sharp'
import { readInteger } from './values.ts'

/** `strength`: standard deviation, in px of the result. */
export type Effect = { readonly name: 'grayscale' } | { readonly name: 'blur'; readonly strength: number }

/**
 * The effect for `grayscale` or `blur:300` (1–2000); null for any other text.
 * Chosen: a twentieth of the number in px, which keeps `e_blur:1000` a wash of colour on a picture of 800 px.
 */
export const readEffect = (value: string): Effect | null => {
  if (value === 'grayscale') return { name: 'grayscale' }
  const [name, number = '100', ...more] = value.split(':')
  const strength = name === 'blur' && more.length === 0 ? readInteger(number, 1, 2000) : null
  return strength === null ? null : { name: 'blur', strength: Math.max(0.3, strength / 20) }
}

/** The picture with the effect. Source: sharp, "Image operations". */
export const applyEffect = (image: Sharp, effect: Effect): Sharp =>
  effect.name === 'grayscale' ? image.grayscale() : image.blur(effect.strength)
