/** Reads the bodies of the `/auth` endpoints. */
import { z } from 'zod'
import { invalidPayload } from '../http/errors.ts'

/** How a caller gets its tokens: both in the body, the refresh token in a cookie, or one cookie. */
export const mode = z.enum(['json', 'cookie', 'session'])
export type Mode = z.infer<typeof mode>

/** @throws ApiError INVALID_PAYLOAD that names the field at fault. */
export const parsed = <Shape extends z.ZodType>(shape: Shape, body: unknown): z.infer<Shape> => {
  const result = shape.safeParse(body)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw invalidPayload(`"${String(issue?.path[0] ?? 'body')}": ${issue?.message ?? 'not right'}`)
}
