/** What is not right with a save that this site does not take. */
import type { z } from 'zod'
import type { Problem } from './content-call.ts'
import { editable, isEditable, type EditableName } from './editable.ts'

/** The field of the content API at which the form shows a fault in its values; null for one that the form has no field for. */
const fieldOf = (collection: EditableName, [value, part]: readonly PropertyKey[]): string | null => {
  const { title, body } = editable[collection]
  if (value === 'title') return title
  if (value === 'body' || value === 'blocks') return body
  if (value === 'review') return 'date_next_review'
  if (value === 'publishAt') return 'date_publish'
  if (value === 'links') return part === undefined ? null : `${String(part)}_id`
  return value === undefined ? null : String(value)
}

/** The first fault of a body that is no save, at its field where it is about one of the values. */
export const saveProblem = (body: unknown, { issues: [issue] }: z.ZodError): Problem => {
  const { collection }: { collection?: unknown } = Object(body)
  const [place, ...path] = issue?.path ?? []
  if (!issue || place !== 'values' || typeof collection !== 'string' || !isEditable(collection))
    return { kind: 'invalid', field: null, message: 'The body is not that of a save.' }
  const isTooLong = issue.code === 'too_big'
  return {
    kind: isTooLong ? 'tooLong' : 'invalid',
    field: fieldOf(collection, path),
    message: `${path.map(String).join('.')}: ${issue.message}`,
  }
}
