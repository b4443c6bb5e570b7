/** Dotted attribute paths that go through arrays of objects, as in `topics.name`. */
import { isObject, type JsonObject } from '#platform/json-object.ts'

/** A record of an index: any JSON object with a unique `objectID`. */
export type SearchableRecord = JsonObject & { readonly objectID: string }

const collect = (value: unknown, steps: readonly string[], depth: number, values: unknown[]): void => {
  if (Array.isArray(value)) {
    for (const element of value) collect(element, steps, depth, values)
    return
  }
  const step = steps[depth]
  if (step === undefined) {
    if (value !== null && value !== undefined) values.push(value)
  } else if (isObject(value) && Object.hasOwn(value, step)) collect(value[step], steps, depth + 1, values)
}

/** Every value at the path, arrays opened, in the order of the record; objects at its end stay whole. */
export const valuesAt = (record: JsonObject, path: string): unknown[] => {
  const values: unknown[] = []
  collect(record, path.split('.'), 0, values)
  return values
}

/** Every string and number below a value, in order. */
export const textsBelow = (value: unknown, texts: string[] = []): string[] => {
  if (typeof value === 'string') texts.push(value)
  else if (typeof value === 'number') texts.push(String(value))
  else if (Array.isArray(value)) for (const element of value) textsBelow(element, texts)
  else if (isObject(value)) for (const part of Object.values(value)) textsBelow(part, texts)
  return texts
}
