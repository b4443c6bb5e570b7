/** Objects of JSON, as far as they are known before a parser has read them. */
export type JsonObject = { readonly [key: string]: unknown }

/** Whether a value is an object, and no list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a list, whose entries are unknown. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** The value that a text is as JSON; null where it is none. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
