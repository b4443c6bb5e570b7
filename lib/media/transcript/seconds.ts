import { z } from 'zod'

/** A moment in seconds from the start. What is empty is none: `z.coerce.number()` alone would make it the start. */
export const seconds = z
  .union([z.number(), z.string().trim().min(1)])
  .transform(Number)
  .pipe(z.number().min(0))
