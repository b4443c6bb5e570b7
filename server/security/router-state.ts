/** The state of the framework's router in the browser, which its requests for parts of a page bear in a header. */
import { z } from 'zod'

const segment = z.union([z.string(), z.tuple([z.string(), z.string(), z.string(), z.array(z.string()).nullable()])])

type RouterState = [z.infer<typeof segment>, Record<string, RouterState>, ...unknown[]]

const routerState: z.ZodType<RouterState> = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), routerState),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
)

/**
 * Whether the framework can read the header `next-router-state-tree`: it answers 500 to any other.
 * The form is that of `flightRouterStateSchema` in Next.js 16 (next/dist/server/app-render/types). A browser whose state is
 * refused loads the whole page instead, so that a form that is not known here costs a reload.
 */
export const isRouterState = (header: string): boolean => {
  if (header.length > 40_000) return false
  try {
    return routerState.safeParse(JSON.parse(decodeURIComponent(header))).success
  } catch {
    // No JSON, broken encoding, or nested more deeply than can be walked.
    return false
  }
}
