/** The collections, fields and relations that a running Directus lacks of the model. */
import { z } from 'zod'
import { model, type ModelCollection } from '#schema/model.ts'
import { fieldForm } from './field-form.ts'
import type { Call, Method } from './instance.ts'
import { relationForms } from './relation-form.ts'

/** One request that brings the instance nearer to the model, and its line of the plan. */
export type Step = { readonly line: string; readonly method: Method; readonly path: string; readonly body: unknown }
export type Plan = {
  readonly steps: readonly Step[]
  /** What is there in another form; it is reported and left alone. */
  readonly conflicts: readonly string[]
}

const named = z.array(z.object({ collection: z.string() }))
const fieldList = z.array(z.object({ collection: z.string(), field: z.string(), type: z.string() }))
const relationList = z.array(
  z.object({ collection: z.string(), field: z.string(), related_collection: z.string().nullable() }),
)

/** Fields of ours that collections of Directus's own do not have. */
const added: Readonly<Record<string, readonly string[]>> = { directus_users: ['search_token'] }

const icons: Readonly<Record<string, string>> = {
  'knowledge-base': 'menu_book',
  navigator: 'explore',
  media: 'play_circle',
  routes: 'route',
  filters: 'label',
  blocks: 'widgets',
}

const collectionBody = (collection: ModelCollection) => {
  const { name, description, fields } = collection
  const hasStatus = fields.has('status')
  return {
    collection: name,
    schema: {},
    meta: {
      hidden: description === null,
      icon: description ? icons[description.family] : 'import_export',
      sort_field: description && fields.has('sort') ? 'sort' : null,
      ...(hasStatus ? { archive_field: 'status', archive_value: 'archived', unarchive_value: 'draft' } : {}),
    },
    fields: [...fields.values()].map((field) => fieldForm(collection, field)),
  }
}

/** Types that say the same: a column made by hand may have the longer or the shorter text. */
const family = (type: string) =>
  ['string', 'text'].includes(type)
    ? 'text'
    : /^(integer|bigInteger|float|decimal)$/.test(type)
      ? 'number'
      : /^(timestamp|dateTime)$/.test(type)
        ? 'time'
        : type.startsWith('geometry')
          ? 'geometry'
          : type

/** Reads the instance and answers the steps from what it has to what `schema/` describes; nothing is dropped. */
export const planSchema = async (call: Call): Promise<Plan> => {
  const collections = new Set(named.parse(await call('GET', '/collections')).map(({ collection }) => collection))
  const fields = new Map(
    fieldList
      .parse(await call('GET', '/fields'))
      .map(({ collection, field, type }) => [`${collection}.${field}`, type]),
  )
  const relations = new Map(
    relationList
      .parse(await call('GET', '/relations'))
      .map((relation) => [`${relation.collection}.${relation.field}`, relation.related_collection]),
  )
  const made: Step[] = []
  const joined: Step[] = []
  const conflicts: string[] = []
  for (const collection of model.values()) {
    const { name } = collection
    const isSystem = name.startsWith('directus_')
    if (!isSystem && !collections.has(name)) {
      const body = collectionBody(collection)
      made.push({
        line: `collection ${name} with ${body.fields.length} fields`,
        method: 'POST',
        path: '/collections',
        body,
      })
    } else
      for (const field of collection.fields.values()) {
        const place = `${name}.${field.name}`
        const form = fieldForm(collection, field)
        const present = fields.get(place)
        if (present === undefined && (!isSystem || added[name]?.includes(field.name)))
          made.push({ line: `field ${place} (${form.type})`, method: 'POST', path: `/fields/${name}`, body: form })
        else if (present !== undefined && !isSystem && family(present) !== family(form.type))
          conflicts.push(`${place} is ${present}, the model has ${form.type}`)
      }
    if (isSystem) continue
    for (const body of relationForms(collection)) {
      const place = `${name}.${body.field}`
      const present = relations.get(place)
      if (present === undefined)
        joined.push({
          line: `relation ${place} to ${body.related_collection ?? 'any'}`,
          method: 'POST',
          path: '/relations',
          body,
        })
      else if (present !== body.related_collection)
        conflicts.push(`${place} leads to ${present ?? 'any'}, the model has ${body.related_collection ?? 'any'}`)
    }
  }
  return { steps: [...made, ...joined], conflicts }
}
