/** Reads of content that add to results of search or to a page, which can be shown without them. */
import { reasonOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'

/** What was read; `none`, and a line in the log, when the content API fails. */
export const orNone = async <T>(read: () => Promise<T>, none: T): Promise<T> => {
  try {
    return await read()
  } catch (error) {
    warn(
      'content: what results or a page show in addition could not be read from the content API (CONTENT_API_URL); they are shown without it',
      { reason: reasonOf(error) },
    )
    return none
  }
}
