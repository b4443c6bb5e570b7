/** Which cached content a change of a collection reaches. The tags of cached content are names of collections. */
import { model, modelOf } from '#schema/model.ts'

/** By collection, those that refer to it, in either direction of a relation. */
const neighbours = (): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = new Map([...model.keys()].map((name) => [name, new Set<string>()]))
  for (const { name, fields } of model.values())
    for (const field of fields.values())
      if (field.kind === 'one' || field.kind === 'many') known.get(field.to)?.add(name)
      else if (field.kind === 'any') for (const to of field.to) known.get(to)?.add(name)
  return known
}

const byCollection = neighbours()

/** Junctions and blocks have no page: what they are part of is as near as they are. */
const isPart = (name: string): boolean => {
  const { description } = modelOf(name)
  return description === null || description.family === 'blocks'
}

/**
 * Relations between a change and the pages that show it. A page reads items and what they refer to, such as the logo of an
 * institution that offers a programme.
 */
const farthest = 2

/**
 * The collections whose pages show items of that collection, itself included; null for a collection that is not in the
 * catalogue. Chosen: one page renewed too many costs one request, one too few shows an old text for an hour.
 */
export const shownBy = (changed: string): readonly string[] | null => {
  if (!model.has(changed)) return null
  const distances = new Map([[changed, 0]])
  const open = [changed]
  for (let name = open.shift(); name !== undefined; name = open.shift())
    for (const next of byCollection.get(name) ?? []) {
      const distance = (distances.get(name) ?? 0) + (isPart(next) ? 0 : 1)
      if (distance > farthest || distance >= (distances.get(next) ?? Infinity)) continue
      distances.set(next, distance)
      open.push(next)
    }
  return [...distances.keys()].filter((name) => modelOf(name).description !== null)
}
