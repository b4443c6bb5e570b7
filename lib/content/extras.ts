/** Fields of our own choosing: pages show them where the service has them, and do without where it does not. */
import { warn } from '../log.ts'
import { ContentError } from './errors.ts'

/** How a service says that it does not know a field, or does not show it. Source: spec 7.1; Directus answers FORBIDDEN. */
const unknownField: ReadonlySet<string> = new Set(['FORBIDDEN', 'INVALID_QUERY'])

/**
 * What `read` finds with the chosen fields, or without them when the service refuses the query for their sake.
 * @throws ContentError as `read` does, when it fails without them too, or for another reason.
 */
export const withExtras = async <T>(read: (extras: boolean) => Promise<T>): Promise<T> => {
  try {
    return await read(true)
  } catch (error) {
    if (!(error instanceof ContentError) || !unknownField.has(error.code)) throw error
    warn('content: asked again without the fields that the contract does not name', { code: error.code })
    return read(false)
  }
}
