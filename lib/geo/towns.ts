/** Towns by size, for maps and counts that name a few of them. Data: GeoNames, CC BY 4.0. */
import { z } from 'zod'
import type { Position } from './area.ts'
import table from './places.json' with { type: 'json' }

export type Town = { readonly name: string; readonly position: Position }

/** Largest first. */
export const towns: readonly Town[] = z
  .array(z.tuple([z.string(), z.number(), z.number()]).rest(z.unknown()))
  .parse(table)
  .map(([name, lat, lng]) => ({ name, position: [lng, lat] }))
