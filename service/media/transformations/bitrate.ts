/** `br_`: bits a second of film, or of sound where there is no film. */
import { readDecimal } from './numbers.ts'

const units = { k: 1000, m: 1_000_000 } as const

/** Bits a second for `128k`, `1.5m` or `128000`, 8 thousand to 20 million; null for any other text. Source: the public convention. */
export function readBitrate(value: string): number | null {
  const unit = value.endsWith('k') ? units.k : value.endsWith('m') ? units.m : null
  const number =
    unit === null ? (/^\d{4,8}$/.test(value) ? Number(value) : null) : readDecimal(value.slice(0, -1), 0, 9999)
  if (number === null) return null
  const bits = Math.round(number * (unit ?? 1))
  return bits >= 8000 && bits <= 20_000_000 ? bits : null
}
