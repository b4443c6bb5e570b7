/** Objects of JSON, as far as they are known before a parser has read them. */
export type JsonObject = { readonly [key: string]: unknown }

/** Whether a value is an object, and no list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
