/** The call by which the content service, or an editor, has pages renewed after a change. */
import { z } from 'zod'
import { collections } from '#schema/index.ts'
import { isSitePath } from '#platform/request-path.ts'
import { isSigned } from './signature.ts'

/** Milliseconds by which the clocks of caller and site may differ; a call that was overheard is worth nothing later. */
const window = 300_000

const shape = z.object({
  /** Milliseconds since 1970. */
  sent: z.number(),
  /** Cache tags to renew, collections first of all; every collection when absent, since pages show items of many. */
  tags: z.array(z.string().min(1).max(256)).min(1).max(100).default(Object.keys(collections)),
  /** Pages to make again at once, so that the first visitor sees the change. */
  paths: z.array(z.string().refine(isSitePath)).max(20).default([]),
})

export type Revalidation = { readonly tags: readonly string[]; readonly paths: readonly string[] }

/** What a call asks for; null when it is not signed by us, not of this moment, or not of this shape. */
export const readRevalidation = (secret: string, body: string, signature: string, now: number): Revalidation | null => {
  if (!isSigned(secret, 'revalidate', body, signature)) return null
  try {
    const { sent, tags, paths } = shape.parse(JSON.parse(body))
    return Math.abs(now - sent) <= window ? { tags, paths } : null
  } catch {
    // Neither JSON nor of this shape: refused like a call of somebody else.
    return null
  }
}
