/** What an editor typed and did not save, in this browser. */
import { valuesShape, type EditableName, type Values } from './editable.ts'

export type Unsaved = {
  readonly values: Values
  /** The `date_updated` with which the item was read. */
  readonly read: string | null
  /** ISO 8601. */
  readonly at: string
}

/** The key of an item in local storage; `new` for one that has no id yet. */
export const editingKey = (collection: EditableName, id: string): string => `lesroute:editing:${collection}:${id}`

/** Parses the stored text; null when there is nothing that can be restored. */
export const parseUnsaved = (text: string): Unsaved | null => {
  if (!text) return null
  try {
    const { values, read, at }: Partial<Record<keyof Unsaved, unknown>> = Object(JSON.parse(text))
    const parsed = valuesShape.safeParse(values)
    if (!parsed.success || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null
    return { values: parsed.data, read: typeof read === 'string' ? read : null, at }
  } catch {
    return null
  }
}
