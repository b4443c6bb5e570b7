/** `af_`: samples of sound a second. */
/** Samples a second that some encoder here writes. */
export const rates = [8000, 11_025, 16_000, 22_050, 32_000, 44_100, 48_000] as const

/** Samples a second; null when no encoder here writes so many. Source: the public convention. */
export function readSampleRate(value: string): number | null {
  return rates.find((rate) => String(rate) === value) ?? null
}
