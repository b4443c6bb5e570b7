/** Lists of dotted attribute paths as a tree, and the parts of a record that such a tree covers. */
import { isObject, type JsonObject } from '#platform/json-object.ts'

/** `true` covers everything below. */
export type AttributeTree = true | ReadonlyMap<string, AttributeTree>

/** No record is nested deeper; longer paths lead nowhere. */
const longestPath = 30

type Growing = Map<string, true | Growing>

const insert = (root: Growing, steps: readonly string[]): void => {
  let tree = root
  for (const [depth, step] of steps.entries()) {
    const below = tree.get(step)
    if (below === true) return
    if (depth === steps.length - 1) tree.set(step, true)
    else {
      const next: Growing = below ?? new Map()
      tree.set(step, next)
      tree = next
    }
  }
}

/** The tree of these paths; `*` among them covers everything. */
export const attributeTree = (paths: readonly string[]): AttributeTree => {
  if (paths.includes('*')) return true
  const tree: Growing = new Map()
  for (const path of paths) {
    const steps = path.split('.', longestPath + 1)
    if (steps.length <= longestPath) insert(tree, steps)
  }
  return tree
}

/** The names of an object that the tree may cover. Chosen: the shorter of two lists, since a tree may have many names. */
export const coveredNames = (value: JsonObject, tree: AttributeTree): readonly string[] => {
  const names = Object.keys(value)
  return tree === true || tree.size > names.length
    ? names
    : [...tree.keys()].filter((name) => Object.hasOwn(value, name))
}

/** The part of a value that the tree covers; undefined when it covers none of it. */
const pick = (value: unknown, tree: AttributeTree): unknown => {
  if (tree === true) return value
  if (Array.isArray(value))
    return value.map((element) => pick(element, tree)).filter((element) => element !== undefined)
  if (!isObject(value)) return undefined
  const entries: [string, unknown][] = []
  for (const name of coveredNames(value, tree)) {
    const below = tree.get(name)
    const part = below === undefined ? undefined : pick(value[name], below)
    if (part !== undefined) entries.push([name, part])
  }
  return Object.fromEntries(entries)
}

const omit = (value: unknown, tree: ReadonlyMap<string, AttributeTree>): unknown => {
  if (Array.isArray(value)) return value.map((element) => omit(element, tree))
  if (!isObject(value)) return value
  const entries: [string, unknown][] = []
  for (const [name, part] of Object.entries(value)) {
    const below = tree.get(name)
    if (below !== true) entries.push([name, below ? omit(part, below) : part])
  }
  return Object.fromEntries(entries)
}

/** Returns a function that gives an object without what stands at these paths. */
const withoutPaths = (paths: readonly string[]): ((value: JsonObject) => JsonObject) => {
  const excluded = attributeTree(paths)
  if (excluded === true) return () => ({})
  return (value) => {
    const shown = omit(value, excluded)
    return isObject(shown) ? shown : {}
  }
}

/**
 * Returns a function that gives the retrievable part of a record: the requested paths, without `-path` and without `never`;
 * `objectID` always stays.
 */
export const projection = (
  paths: readonly string[],
  never: readonly string[] = [],
): ((record: JsonObject) => JsonObject) => {
  const requested = paths.filter((path) => !path.startsWith('-'))
  const unwanted = [...paths.filter((path) => path.startsWith('-')).map((path) => path.slice(1)), ...never]
  const included = requested.length === 0 && paths.length > 0 ? true : attributeTree(requested)
  const hide = unwanted.length ? withoutPaths(unwanted) : null
  if (included === true && hide === null) return (record) => record
  return (record) => {
    const picked = pick(record, included)
    const shown = isObject(picked) ? picked : {}
    return { ...(hide ? hide(shown) : shown), objectID: record['objectID'] }
  }
}

/** Whether a list of attributes to retrieve shows something of what stands at this path. */
export const covers = (paths: readonly string[], path: string): boolean => {
  const steps = path.split('.')
  const probe = steps.reduceRight<unknown>((below, step) => ({ [step]: below }), true)
  const shown = isObject(probe) ? projection(paths)(probe) : {}
  return steps.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), shown) === true
}
