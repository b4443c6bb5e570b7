/** Columns that the model requires and that a running Directus lets be empty. */
import { z } from 'zod'
import type { ModelCollection } from '#schema/model.ts'
import { isNeverEmpty } from './field-form.ts'
import type { Call } from './instance.ts'
import type { Plan } from './schema-plan.ts'

const counted = z.tuple([z.object({ count: z.coerce.number() })])

/**
 * The steps by which those of its columns that may be empty there (`optional`: their types there, by name) become required. One that is empty in some
 * row is a conflict: it stays as it is until somebody fills it in.
 */
export const planRequired = async (
  call: Call,
  collection: ModelCollection,
  optional: ReadonlyMap<string, string>,
): Promise<Plan> => {
  const { name, fields } = collection
  const steps = []
  const conflicts: string[] = []
  for (const field of fields.values()) {
    const type = optional.get(field.name)
    if (type === undefined || !isNeverEmpty(collection, field)) continue
    const place = `${name}.${field.name}`
    const path = `/items/${name}?aggregate[count]=*&filter[${field.name}][_null]=true`
    const [{ count }] = counted.parse(await call('GET', path))
    if (count > 0) {
      conflicts.push(`${place} is empty in ${count} rows, the model requires it`)
      continue
    }
    const body = { type, meta: { required: true }, schema: { is_nullable: false } }
    steps.push({ line: `${place} is required`, method: 'PATCH' as const, path: `/fields/${name}/${field.name}`, body })
  }
  return { steps, conflicts }
}
