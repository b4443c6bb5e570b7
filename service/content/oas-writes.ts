/** The writes of `/items` in the description of the interface, for callers whose policies allow them. */
import type { ModelCollection } from '#schema/model.ts'
import type { Grants } from './access.ts'
import { answer, endpoints, failing, object, wrapped } from './oas-parts.ts'
import { reference, type JsonSchema } from './oas-schemas.ts'

const keys: JsonSchema = { type: 'array', maxItems: 500, items: { type: 'string', format: 'uuid' } }
const named = {
  oneOf: [
    keys,
    { type: 'object', required: ['keys'], properties: { keys } },
    { type: 'object', required: ['query'], properties: { query: object } },
  ],
}
const gone = { '204': { description: 'Deleted, with the links to it.' }, ...failing([409]) }

/** By path and method; empty for a caller who writes nothing. A field that is left out stays as it is. */
export const writesOf = ({ name, description }: ModelCollection, grants: Grants) => {
  if (!grants.has('write-content') && !grants.has('write-drafts')) return { list: {}, item: {} }
  const tag = description?.family ?? 'junctions'
  const { write } = endpoints(tag)
  const item = { ...reference(name) }
  const one = answer('The item.', wrapped(item))
  const several = answer('The items.', wrapped({ type: 'array', items: item }))
  const fields = [{ $ref: '#/components/parameters/fields' }]
  const id = { $ref: '#/components/parameters/id' }
  const changes = {
    oneOf: [
      { type: 'array', maxItems: 500, items: object },
      { type: 'object', required: ['keys', 'data'], properties: { keys, data: object } },
      { type: 'object', required: ['query', 'data'], properties: { query: object, data: object } },
    ],
  }
  const conflict = failing([409])
  return {
    list: {
      post: write(
        `create_${name}`,
        `Create one item of ${name}, or a list of them.`,
        { oneOf: [object, { type: 'array', maxItems: 500, items: object }] },
        {
          '200': answer('The item, or the items.', wrapped({ oneOf: [item, { type: 'array', items: item }] })),
          ...conflict,
        },
        fields,
      ),
      patch: write(
        `update_many_${name}`,
        `Change several items of ${name}.`,
        changes,
        { '200': several, ...conflict },
        fields,
      ),
      delete: write(`delete_many_${name}`, `Delete several items of ${name}.`, named, gone),
    },
    item: {
      patch: write(
        `update_${name}`,
        `Change an item of ${name}. With the \`date_updated\` that was read, 409 when it was changed since.`,
        object,
        { '200': one, ...conflict },
        [id, ...fields],
      ),
      delete: {
        operationId: `delete_${name}`,
        summary: `Delete an item of ${name}.`,
        tags: [tag],
        parameters: [id],
        responses: { ...gone, ...failing([400, 401, 403, 429, 500, 503]) },
      },
    },
  }
}
