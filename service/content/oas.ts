/**
 * The interface described for machines, as far as the caller's policies open it: OpenAPI 3.1, made from the catalogue's
 * description, so that a collection or field that is added there stands here too.
 */
import { model, modelOf, type ModelCollection } from '#schema/model.ts'
import { cookieNames } from '../auth/cookies.ts'
import { mayRead, type Grants } from './access.ts'
import { authPaths } from './oas-auth.ts'
import { answer, endpoints, errors, failing, failures, object, ofJson, wrapped } from './oas-parts.ts'
import { writesOf } from './oas-writes.ts'
import { collectionSchema, reference, sharedSchemas, type JsonSchema } from './oas-schemas.ts'

const names: JsonSchema = { type: 'array', items: { type: 'string' } }
const inQuery = (name: string, description: string, schema: JsonSchema) => ({ name, in: 'query', description, schema })
const separated = (name: string, description: string, schema: JsonSchema = names) => ({
  ...inQuery(name, description, schema),
  style: 'form',
  explode: false,
})
const structured = (name: string, description: string) => ({ name, in: 'query', description, ...ofJson(object) })

const parameters = {
  fields: separated('fields', 'Field paths; dots lead through relations, `*` means every field. Repeatable.'),
  filter: structured('filter', 'Filter rules, e.g. `{"slug":{"_eq":"x"}}`; they nest through relations.'),
  search: inQuery('search', 'Words that a text of the item holds, or its id or a number of it.', { type: 'string' }),
  sort: separated('sort', 'Field paths, `-` in front for descending.'),
  limit: inQuery('limit', 'Items at most; -1 for all.', { type: 'integer', minimum: -1, default: 100 }),
  offset: inQuery('offset', 'Items to skip.', { type: 'integer', minimum: 0 }),
  page: inQuery('page', 'Page of `limit` items, from 1.', { type: 'integer', minimum: 0 }),
  meta: separated('meta', 'Counts to add.', {
    type: 'array',
    items: { type: 'string', enum: ['total_count', 'filter_count', '*'] },
  }),
  deep: structured('deep', 'Per relation: `_limit` (-1 for all), `_sort`, `_filter`, `_page`, `_offset`.'),
  alias: structured('alias', 'Other names for fields: name shown → field.'),
  aggregate: structured('aggregate', 'Operation → fields, e.g. `{"count":["id"]}`.'),
  groupBy: separated('groupBy', 'Fields by which an aggregate is grouped.'),
  version: inQuery(
    'version',
    'Key of a content version, for those who may read drafts. `draft`: items that are not published yet; no item has another.',
    {
      type: 'string',
    },
  ),
  export: inQuery('export', 'The data as a file of that format.', { type: 'string', enum: ['csv', 'json'] }),
  id: { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
} as const

type ParameterName = keyof typeof parameters
const use = (...parameterNames: ParameterName[]) =>
  parameterNames.map((name) => ({ $ref: `#/components/parameters/${name}` }))
const ofList = use(...(Object.keys(parameters) as ParameterName[]).filter((name) => name !== 'id'))
const ofItem = use('id', 'fields', 'filter', 'search', 'deep', 'alias', 'version', 'export')

const counts: JsonSchema = {
  type: 'object',
  properties: { total_count: { type: 'integer' }, filter_count: { type: 'integer' } },
}
const listOf = (name: string) =>
  answer('The items.', wrapped({ type: 'array', items: reference(name) }, { meta: counts }))

const itemPaths = (collection: ModelCollection, grants: Grants) => {
  const { name, description } = collection
  const { read } = endpoints(description?.family ?? 'junctions')
  const writes = writesOf(collection, grants)
  return {
    [`/items/${name}`]: { get: read(`list_${name}`, `Items of ${name}.`, listOf(name), ofList), ...writes.list },
    [`/items/${name}/{id}`]: {
      get: read(`read_${name}`, `One item of ${name}.`, answer('The item.', wrapped(reference(name))), ofItem),
      ...writes.item,
    },
  }
}

const change = reference('UserUpdate')
/** Several users: one change for all, or a change each. */
const batch = {
  oneOf: [
    {
      type: 'object',
      required: ['keys', 'data'],
      properties: { keys: { type: 'array', minItems: 1, items: { type: 'string' } }, data: change },
    },
    {
      type: 'array',
      items: { allOf: [change, { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }] },
    },
  ],
}
const trackedPage = {
  type: 'object',
  required: ['last_page'],
  properties: { last_page: { type: ['string', 'null'], maxLength: 255 } },
}

/** Parameters of lists that hold the caller's own record alone. */
const ofOwnList = use('fields', 'filter', 'sort', 'limit', 'offset', 'page', 'meta')
const fields = use('fields')
const byId = use('id', 'fields')

const userPaths = () => {
  const { read, write } = endpoints('users')
  const user = answer('The user.', wrapped(reference('directus_users')))
  const users = listOf('directus_users')
  return {
    '/users': {
      get: read('list_users', 'The caller alone.', users, ofOwnList),
      patch: write('update_users', 'Change users: the caller alone.', batch, { '200': users }, fields),
    },
    '/users/me': {
      get: read('read_me', 'The caller.', user, fields),
      patch: write('update_me', 'Change the caller, or its token.', change, { '200': user }, fields),
    },
    '/users/{id}': {
      get: read('read_user', 'The caller, by id.', user, byId),
      patch: write('update_user', 'Change the caller, by id.', change, { '200': user }, byId),
    },
    '/users/me/track/page': {
      patch: write('track_page', 'Keep the page used last.', trackedPage, { '204': { description: 'Kept.' } }),
    },
  }
}

const rolePaths = () => {
  const { read } = endpoints('roles')
  const role = answer('The role.', wrapped(reference('directus_roles')))
  const roles = listOf('directus_roles')
  return {
    '/roles': { get: read('list_user_roles', 'The role of the caller alone.', roles, ofOwnList) },
    '/roles/{id}': { get: read('read_user_role', 'The role of the caller, by id.', role, byId) },
  }
}

const open = { security: [{}, { header: [] }, { query: [] }, { cookie: [] }] }
const server = endpoints('server')
const healthy = { type: 'object', required: ['status'], properties: { status: { const: 'ok' } } }
const serverPaths = {
  '/server/ping': {
    get: {
      operationId: 'ping',
      summary: 'Liveness.',
      tags: ['server'],
      security: [{}],
      responses: {
        '200': { description: 'Up.', content: { 'text/plain': { schema: { const: 'pong' } } } },
        ...failing([429]),
      },
    },
  },
  '/server/health': {
    get: { ...server.read('health', 'Whether the database answers.', answer('It does.', healthy)), ...open },
  },
  '/server/specs/oas': {
    get: { ...server.read('describe', 'This description.', answer('OpenAPI.', object)), ...open },
  },
}

const userUpdate: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    token: { type: 'string', description: 'At least 32 random bytes, Base64 URL or hexadecimal.' },
    first_name: { type: ['string', 'null'], maxLength: 255 },
    last_name: { type: ['string', 'null'], maxLength: 255 },
    password: { type: 'string', minLength: 8, maxLength: 1024, writeOnly: true },
  },
}

/**
 * The OpenAPI 3.1 document of what these grants open: paths of every readable collection and junction, users and roles
 * where the caller has a record of its own, signing in, and the server's own. Without grants it holds the last two alone.
 * Source: docs/contract.md 4.2 `GET /server/specs/oas`, 7.1, 9. Chosen: 3.1, because its schemas are JSON Schema as it stands.
 */
export const describeInterface = (grants: Grants) => {
  const readable = [...model.values()].filter((collection) => mayRead(collection, grants))
  const items = readable
    .filter(({ description }) => description?.family !== 'system')
    // Junctions have no description, and come last.
    .toSorted((one, other) => Number(!one.description) - Number(!other.description))
  const hasSelf = mayRead(modelOf('directus_users'), grants)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Content API',
      version: '1.0.0',
      description:
        'Paths and schemas that the caller’s policies open. `required` in a schema speaks of the default field set; a selection with `fields` holds what it names.',
    },
    servers: [{ url: '/' }],
    security: [{ header: [] }, { query: [] }, { cookie: [] }],
    paths: {
      ...Object.fromEntries(items.flatMap((collection) => Object.entries(itemPaths(collection, grants)))),
      ...(hasSelf ? { ...userPaths(), ...rolePaths() } : {}),
      ...authPaths,
      ...serverPaths,
    },
    components: {
      parameters,
      responses: failures,
      schemas: {
        Errors: errors,
        ...(hasSelf ? { UserUpdate: userUpdate } : {}),
        ...sharedSchemas,
        ...Object.fromEntries(
          readable.map((collection) => [collection.name, collectionSchema(collection, grants)] as const),
        ),
      },
      securitySchemes: {
        header: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: cookieNames.session },
        query: { type: 'apiKey', in: 'query', name: 'access_token' },
      },
    },
  }
}
