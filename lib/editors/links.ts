/** What an item is linked with: read from the content API in order, and written as the rows of links that change. */
import { z } from 'zod'
import { titleFields, type Linkable, type LinkName, type Links } from './linkable.ts'

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const keyOf = (name: LinkName) => `${name}_id`

const row = z.looseObject({ id: z.string(), sort: z.number().nullish() })
const target = z.looseObject({ id: z.string() })

/** A row of links: its own id, the linked item, and its place. */
type StoredLink = { readonly row: string; readonly id: string; readonly title: string; readonly sort: number }
export type StoredLinks = Readonly<Partial<Record<LinkName, readonly StoredLink[]>>>

/** The fields that a read asks for, and the bounds that it lifts. */
export const linkFields = (names: readonly LinkName[]): string[] =>
  names.flatMap((name) => [
    `${name}.id`,
    `${name}.sort`,
    `${name}.${keyOf(name)}.id`,
    `${name}.${keyOf(name)}.${titleFields[name]}`,
  ])
export const linkDeep = (names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, { _limit: -1 }]))

/** The links of an item that was read. Rows whose item this account may not see are left out, and so are left alone. */
export const storedLinks = (names: readonly LinkName[], item: Readonly<Record<string, unknown>>): StoredLinks =>
  Object.fromEntries(
    names.map((name) => {
      const rows = z.array(row).catch([]).parse(item[name])
      const links = rows.flatMap((entry): StoredLink[] => {
        const linked = target.safeParse(entry[keyOf(name)]).data
        return linked
          ? [{ row: entry.id, id: linked.id, title: text(linked[titleFields[name]]), sort: entry.sort ?? 0 }]
          : []
      })
      return [name, links]
    }),
  )

/** The links as the form has them. */
export const linksIn = (names: readonly LinkName[], stored: StoredLinks): Links =>
  Object.fromEntries(
    names.map((name) => [name, (stored[name] ?? []).map(({ id, title }): Linkable => ({ id, title }))]),
  )

/**
 * What rows of links have to change so that the item is linked with these and no others, in their order: an empty object where
 * nothing does. Source: https://directus.io/docs/guides/connect/relations (create, update, delete).
 */
export const linkChanges = (
  names: readonly LinkName[],
  stored: StoredLinks,
  links: Links,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const present = stored[name] ?? []
      const wanted = [...new Set((links[name] ?? []).map(({ id }) => id))]
      const rowOf = new Map(present.map((link) => [link.id, link]))
      const gone = present.filter(({ id }) => !wanted.includes(id)).map(({ row: id }) => id)
      const added = wanted.filter((id) => !rowOf.has(id))
      const staying = present.map(({ id }) => id).filter((id) => wanted.includes(id))
      const isInOrder = [...new Set(staying), ...added].every((id, index) => id === wanted[index])
      // New ones at the end need no other row to move.
      const last = Math.max(0, ...present.map(({ sort }) => sort))
      const placeOf = (id: string) => (isInOrder ? last + 1 + added.indexOf(id) : wanted.indexOf(id) + 1)
      const create = added.map((id) => ({ [keyOf(name)]: id, sort: placeOf(id) }))
      const update = isInOrder
        ? []
        : wanted.flatMap((id) => {
            const link = rowOf.get(id)
            return link && link.sort !== placeOf(id) ? [{ id: link.row, sort: placeOf(id) }] : []
          })
      return gone.length || create.length || update.length ? [[name, { create, update, delete: gone }]] : []
    }),
  )
