/** What a program gets while content cannot be read. */
import { unstable_rethrow } from 'next/navigation'
import { warn } from '#platform/log.ts'

/**
 * The answer, or 503 with `Retry-After` and words for it: an agent would take the framework's page for the text.
 * Chosen: a minute; what was read before is kept for a month, so that this is rare.
 */
export const orUnavailable = async (answer: () => Promise<Response>): Promise<Response> => {
  try {
    return await answer()
  } catch (error) {
    // What the framework throws to steer a render is not ours.
    unstable_rethrow(error)
    warn('Markdown: a page could not be written, since content could not be read; answered 503', {
      reason: error instanceof Error ? error.name : 'unknown',
    })
    return new Response('The content of this site cannot be read right now. Try again in a minute.\n', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60', 'cache-control': 'no-store' },
    })
  }
}
