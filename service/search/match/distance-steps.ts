/** How far records are from a place, as steps that ranking compares. */
import { geoStep } from '../index/geo.ts'
import { scratchFloats } from '../index/scratch.ts'
import type { SearchOptions } from '../query/search-params.ts'

/** Metres that no two places are apart. */
const farthest = 20_100_000

/**
 * The share of the best relevance below which a hit is not what was asked for, however near. Chosen on the half for tuning of
 * `bench/relevance/needs.json`.
 */
const leastNear = 0.4

type Near = { readonly docs: Uint32Array; readonly distances: Float64Array }

/** By record, null without one; `best` over all segments. */
type Relevance = { readonly relevance: Float64Array | null; readonly best: number }

/**
 * The step of each of these records, by its distance in metres: less is nearer. In bands of distance, hits of little relevance come behind all
 * others.
 */
export const distanceSteps = (
  { docs, distances }: Near,
  precision: SearchOptions['aroundPrecision'],
  { relevance, best }: Relevance,
): Float64Array => {
  const steps = scratchFloats(distances.length)
  const behind = relevance && typeof precision !== 'number' ? geoStep(farthest, precision).step : 0
  for (let entry = 0; entry < steps.length; entry += 1) {
    const { step } = geoStep(distances[entry] ?? 0, precision)
    const isWeak = behind > 0 && (relevance?.[docs[entry] ?? 0] ?? 0) < leastNear * best
    steps[entry] = isWeak ? behind + step : step
  }
  return steps
}
