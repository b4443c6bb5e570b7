/** Collects the rows of a catalogue and proves, when it is finished, that every reference leads somewhere. */
import { createHash } from 'node:crypto'
import type { CollectionName, Row } from '#schema/index.ts'
import { isColumn, modelOf } from '#schema/model.ts'

export type CatalogueRow = Record<string, unknown>

type Nullable<R> = { [K in keyof R]: null extends R[K] ? K : never }[keyof R]

/** A row as it is written down: what may be null may be left out, and the id comes from the key. */
export type Draft<C extends CollectionName> = Omit<Row<C>, 'id' | Nullable<Row<C>>> &
  Partial<Pick<Row<C>, Nullable<Row<C>>>>

/** Collections whose texts are in a collection `<name>_translations` too. */
type Translated = { [N in CollectionName]: `${N}_translations` extends CollectionName ? N : never }[CollectionName]

/** Where a junction row points: an item by its key, of the collection given or of the field's only one. */
export type Target = string | { collection: string; key: string }

/**
 * Returns the UUID of the item that `key` names in a collection: the same for the same words, on any machine, in the
 * shape of version 4. Chosen: a hash, so that two runs of the seed give one catalogue and links survive a new edition.
 */
export const idOf = (collection: string, key: string): string => {
  const hex = createHash('sha256').update(`${collection}/${key}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/**
 * Returns a fraction in [0, 1) that depends on the words alone. Chosen: the catalogue must not depend on a clock or on
 * the order in which it is made.
 */
export const fractionOf = (words: string): number =>
  createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32

/** Returns a text as a slug: lower case, without diacritics, words joined by hyphens. Source: docs/contract.md 2.2 `slug`. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .replaceAll('ı', 'i')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export type CatalogueBuilder = ReturnType<typeof openCatalogue>

/**
 * Returns an empty catalogue to add rows to. `finish` gives the rows by collection and throws an Error that lists each
 * reference to an item that was never added. Source: docs/contract.md 2.1 for junctions.
 */
export const openCatalogue = () => {
  const items = new Map<string, CatalogueRow[]>()
  const known = new Map<string, string>()
  const references: { from: string; collection: string; key: string }[] = []

  const store = (collection: string, row: CatalogueRow) => {
    const rows = items.get(collection)
    if (rows) rows.push(row)
    else items.set(collection, [row])
  }
  const complete = (collection: string, id: string, row: CatalogueRow): CatalogueRow => {
    const columns = [...modelOf(collection).fields.values()].filter(isColumn)
    return Object.fromEntries(columns.map(({ name }) => [name, name === 'id' ? id : (row[name] ?? null)]))
  }
  const remember = (collection: string, key: string): string => {
    const id = idOf(collection, key)
    if (known.has(id)) throw new Error(`${collection} "${key}" is written down twice`)
    known.set(id, `${collection} "${key}"`)
    return id
  }

  const builder = {
    /** Adds an item under its key and returns its id; throws an Error when the key is taken. */
    add<C extends CollectionName>(collection: C, key: string, row: Draft<C>): string {
      const id = remember(collection, key)
      store(collection, complete(collection, id, row))
      return id
    },
    /** Adds the texts of an item in British English, as Directus keeps translations; nothing where there are none. */
    translate<C extends Translated>(
      collection: C,
      key: string,
      texts: Partial<Row<`${C}_translations`>> | undefined,
    ): void {
      if (!texts) return
      const table = `${collection}_translations` as const
      const id = remember(table, `${key}/en-GB`)
      const row = { ...texts, languages_code: 'en-GB', [`${collection}_id`]: idOf(collection, key) }
      store(table, complete(table, id, row))
    },
    /** Returns the id of an item that is added now or later; `from` is named when it never is. */
    refer(collection: string, key: string, from: string): string {
      references.push({ from, collection, key })
      return idOf(collection, key)
    },
    /** Adds one junction row to `field` of the item and returns the junction row's id. */
    join(collection: CollectionName, key: string, field: string, target: Target, sort: number): string {
      const relation = modelOf(collection).fields.get(field)
      if (relation?.kind !== 'many' || relation.onward === null)
        throw new Error(`${collection}.${field} is no junction`)
      const onward = modelOf(relation.to).fields.get(relation.onward)
      const to =
        typeof target === 'string' ? { collection: onward?.kind === 'one' ? onward.to : '', key: target } : target
      const id = remember(relation.to, `${key}/${to.collection}/${to.key}/${onward?.kind === 'any' ? sort : ''}`)
      const item = builder.refer(to.collection, to.key, `${collection} "${key}", ${field}`)
      const row = { [relation.by]: idOf(collection, key), [relation.onward]: item, sort }
      store(
        relation.to,
        complete(relation.to, id, onward?.kind === 'any' ? { ...row, collection: to.collection } : row),
      )
      return id
    },
    /** Adds a junction row for each target, in order. */
    link(collection: CollectionName, key: string, field: string, targets: readonly Target[]): void {
      for (const [index, target] of targets.entries()) builder.join(collection, key, field, target, index + 1)
    },
    /** Says that a key exists elsewhere: files are made later, from their own list. */
    know(collection: string, key: string): string {
      const id = idOf(collection, key)
      known.set(id, `${collection} "${key}"`)
      return id
    },
    finish(): Record<string, CatalogueRow[]> {
      const dangling = references.filter(({ collection, key }) => !known.has(idOf(collection, key)))
      if (dangling.length > 0) {
        const lines = dangling.map(({ from, collection, key }) => `${from} → ${collection} "${key}"`)
        throw new Error(`references without an item:\n${lines.join('\n')}`)
      }
      return Object.fromEntries([...items].sort(([a], [b]) => (a < b ? -1 : 1)))
    },
  }
  return builder
}
