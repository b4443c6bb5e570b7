/** One transformation group of an address, `key_value` by `key_value`. What each key means is its table's to say. */
import type { MediaLimits } from '../limits.ts'
import { invalidComponent } from '../refusal.ts'

/** What a value sets, or null when it is not a value of this key. */
export type Reader<Part> = (value: string, limits: MediaLimits) => Part | null

/**
 * What the components of a group set, each by the reader of its key.
 * @param components texts as written in the address; the result is the same in whatever order they stand
 * @param bounds by key, what it takes, for refusals
 * @throws Refusal 400 naming the component, for an unknown key, a value out of range or a key given twice
 * Source: the public convention's `key_value`. Chosen: a key counts once in a group.
 */
export const readGroup = <Part>(
  components: readonly string[],
  table: Readonly<Record<string, Reader<Part>>>,
  limits: MediaLimits,
  bounds: Readonly<Record<string, string>> = {},
): Part[] => {
  const seen = new Set<string>()
  return [...components].sort().map((component) => {
    const { key, value } = splitComponent(component)
    const read = Object.hasOwn(table, key) ? table[key] : undefined
    if (read === undefined) throw invalidComponent(component, `known here: ${Object.keys(table).join(', ')}`)
    if (seen.has(key)) throw invalidComponent(component, 'given twice')
    seen.add(key)
    const part = read(value, limits)
    if (part === null) throw invalidComponent(component, bounds[key])
    return part
  })
}

/** A part that holds what was read, or null when nothing was. */
export const mapNullable = <Value, Part>(value: Value | null, toPart: (value: Value) => Part): Part | null =>
  value === null ? null : toPart(value)

/** The two halves of `key_value`; the value may hold underscores itself (`g_north_east`). */
export const splitComponent = (component: string): { key: string; value: string } => {
  const underscore = component.indexOf('_')
  return { key: component.slice(0, underscore), value: component.slice(underscore + 1) }
}
