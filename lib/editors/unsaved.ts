/** What an editor typed and did not save, in this browser. */
import { emptyValues, valuesShape, type EditableName, type Values } from './editable.ts'

export type Unsaved = {
  readonly values: Values
  /** The `date_updated` with which the item was read. */
  readonly read: string | null
  /** ISO 8601. */
  readonly at: string
}

/** The key of an item in local storage; `new` for one that has no id yet. */
export const editingKey = (collection: EditableName, id: string): string => `lesroute:editing:${collection}:${id}`

/** The values of a copy; null for what has another shape. What is only too long to be saved can still be shortened. */
const valuesOf = (stored: unknown): Values | null => {
  const { success, data, error } = valuesShape.safeParse(stored)
  if (success) return data
  return error.issues.every(({ code }) => code === 'too_big') ? { ...emptyValues, ...(stored as Values) } : null
}

/** Parses the stored text; null when there is nothing that can be restored. */
export const parseUnsaved = (text: string): Unsaved | null => {
  if (!text) return null
  try {
    const { values, read, at }: Partial<Record<keyof Unsaved, unknown>> = Object(JSON.parse(text))
    const parsed = valuesOf(values)
    if (!parsed || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null
    return { values: parsed, read: typeof read === 'string' ? read : null, at }
  } catch {
    return null
  }
}
