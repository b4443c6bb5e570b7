/** The collections, fields and relations that a running Directus lacks of the model. */
import { z } from 'zod'
import { model } from '#schema/model.ts'
import { collectionForm } from './collection-form.ts'
import { fieldForm } from './field-form.ts'
import type { Call, Method } from './instance.ts'
import { planRequired } from './required-plan.ts'
import { relationForms } from './relation-form.ts'

/** One request that brings the instance nearer to the model, and its line of the plan. */
export type Step = {
  readonly line: string
  readonly method: Method
  readonly path: string
  readonly body: unknown
  /** What is said once it is done, whatever becomes of later steps. */
  readonly done?: string
}
export type Plan = {
  readonly steps: readonly Step[]
  /** What is there in another form; it is reported and left alone. */
  readonly conflicts: readonly string[]
}

const named = z.array(z.object({ collection: z.string() }))
const fieldList = z.array(
  z.object({
    collection: z.string(),
    field: z.string(),
    type: z.string(),
    schema: z.object({ is_nullable: z.boolean().optional() }).nullish(),
  }),
)
const relationList = z.array(
  z.object({ collection: z.string(), field: z.string(), related_collection: z.string().nullable() }),
)

/** Fields of ours that collections of Directus's own do not have. */
const added: Readonly<Record<string, readonly string[]>> = { directus_users: ['search_token'] }

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
  const columns = fieldList.parse(await call('GET', '/fields'))
  const fields = new Map(columns.map(({ collection, field, type }) => [`${collection}.${field}`, type]))
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
      const body = collectionForm(collection)
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
          made.push({
            line: `field ${place} (${form.type})`,
            method: 'POST',
            path: `/fields/${name}`,
            // Rows that are there have no value yet; a later run makes it required when they have.
            body: { ...form, schema: form.schema && { ...form.schema, is_nullable: true } },
          })
        else if (present !== undefined && !isSystem && family(present) !== family(form.type))
          conflicts.push(`${place} is ${present}, the model has ${form.type}`)
      }
    if (isSystem) continue
    const optional = columns.filter((column) => column.collection === name && column.schema?.is_nullable)
    const required = await planRequired(call, collection, new Map(optional.map(({ field, type }) => [field, type])))
    made.push(...required.steps)
    conflicts.push(...required.conflicts)
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
