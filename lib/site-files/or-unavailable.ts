/** The response to programs, such as readers of feeds, while the content API fails. */
import { unstable_rethrow } from 'next/navigation'
import { ContentError } from '../content/errors.ts'
import { reasonOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'

/**
 * The response, or 503 with `Retry-After` and an explanation: an agent would read the framework's error page as content.
 * Chosen: a minute; content stays cached for a month, so that this is rare.
 */
export const orUnavailable = async (answer: () => Promise<Response>): Promise<Response> => {
  try {
    return await answer()
  } catch (error) {
    // Rethrows the framework's own control-flow errors.
    unstable_rethrow(error)
    warn(
      error instanceof ContentError
        ? 'a file of the site could not be written, since the content API (CONTENT_API_URL) could not be read; answered 503'
        : 'a file of the site could not be written, by a fault of its own; answered 503',
      { reason: reasonOf(error) },
    )
    return new Response('The content of this site cannot be read right now. Try again in a minute.\n', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60', 'cache-control': 'no-store' },
    })
  }
}
