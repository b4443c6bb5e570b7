/** An OpenAPI document as readers look through it: operations by subject, and the shapes of data. Pure. */
import { z } from 'zod'

const object = z.record(z.string(), z.unknown())
type Json = z.output<typeof object>
const text = z.string().optional().catch(undefined)

const operation = z.object({
  summary: text,
  description: text,
  tags: z.array(z.string()).optional().catch(undefined),
  parameters: z.array(z.unknown()).optional().catch(undefined),
  responses: object.optional().catch(undefined),
})
const document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), object),
  components: object.optional().catch(undefined),
})
const parameterShape = z.object({
  name: z.string(),
  in: z.string(),
  description: text,
  required: z.boolean().optional().catch(undefined),
  schema: z.unknown().optional(),
})

export type Parameter = {
  readonly name: string
  readonly place: string
  readonly type: string
  readonly description: string
  readonly isRequired: boolean
}
/** What an operation takes: by name alone where several take the same, which the document describes once. */
export type Taken = { readonly name: string; readonly isRequired: boolean; readonly own: Parameter | null }
export type Operation = {
  /** Its subject; empty when the document names none. */
  readonly group: string
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly parameters: readonly Taken[]
  /** Status and what it means, of those that are no errors. */
  readonly answers: readonly (readonly [status: string, meaning: string])[]
  /** Status codes of what can go wrong. */
  readonly errors: readonly string[]
}
export type Schema = {
  readonly name: string
  readonly fields: readonly { readonly name: string; readonly type: string; readonly description: string }[]
}
export type Description = {
  readonly version: string
  readonly groups: readonly { readonly name: string; readonly operations: readonly Operation[] }[]
  /** What several operations take. */
  readonly parameters: readonly Parameter[]
  readonly schemas: readonly Schema[]
}

const isError = (status: string) => /^[45]/.test(status)

const methods = ['get', 'search', 'post', 'patch', 'put', 'delete'] as const

const asObject = (value: unknown): Json => object.safeParse(value).data ?? {}
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What a reference within the document points at, and anything else as it is. */
const resolve = (root: Json, value: unknown): unknown => {
  const pointer = asObject(value)['$ref']
  if (typeof pointer !== 'string' || !pointer.startsWith('#/')) return value
  return pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => asObject(at)[key.replaceAll('~1', '/').replaceAll('~0', '~')], root)
}

/** A schema in a few words: its type, the name of what it refers to, lists as `… []`. */
const typeOf = (schema: unknown): string => {
  const { $ref, type, items, oneOf, anyOf, format, const: constant, enum: values } = asObject(schema)
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? ''
  if (constant !== undefined) return JSON.stringify(constant)
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  const choices: unknown = oneOf ?? anyOf
  if (Array.isArray(choices)) return [...new Set(choices.map(typeOf))].filter(Boolean).join(' | ')
  if (type === 'array') return `${typeOf(items)} []`.trim()
  const words = Array.isArray(type) ? type.map(String).join(' | ') : asText(type)
  return format ? `${words} (${asText(format)})` : words
}

const parameterOf = (root: Json, entry: unknown): Parameter | null => {
  const parsed = parameterShape.safeParse(resolve(root, entry))
  if (!parsed.success) return null
  const { name, in: place, description = '', required = false, schema } = parsed.data
  return { name, place, type: typeOf(resolve(root, schema)) || 'JSON', description, isRequired: required }
}

const takenBy = (root: Json, given: readonly unknown[]): Taken[] =>
  given.flatMap((entry) => {
    const parameter = parameterOf(root, entry)
    if (!parameter) return []
    const { name, isRequired } = parameter
    return [{ name, isRequired, own: '$ref' in asObject(entry) ? null : parameter }]
  })

/** Addresses that the contract has. A Directus describes its administration beside them, which is no part of this interface. */
const contractPath = /^\/(?:items|users|roles|auth|server)(?:\/|$)/

/** Schemas of a Directus that say something of those addresses: items, and the records that they refer to. */
const contractSchema = /^(?:Items|Users$|Roles$|Files$)/

/**
 * The document in a form for readers; null for what is no OpenAPI document. What it holds beside that is passed over.
 * Source: https://spec.openapis.org/oas/v3.1.0 (3.0 reads the same here).
 */
export const describedInterface = (value: unknown): Description | null => {
  const parsed = document.safeParse(value)
  if (!parsed.success) return null
  const root = asObject(value)
  const paths = Object.entries(parsed.data.paths)
  const own = paths.filter(([path]) => contractPath.test(path))
  const operations = own.flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const parsed = operation.safeParse(item[method])
      if (!parsed.success) return []
      const { summary, description, tags, parameters = [], responses = {} } = parsed.data
      const shared = Array.isArray(item['parameters']) ? item['parameters'] : []
      return [
        {
          group: tags?.[0] ?? '',
          id: `${method}-${path}`.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, ''),
          method: method.toUpperCase(),
          path,
          summary: summary ?? description ?? '',
          parameters: takenBy(root, [...shared, ...parameters]),
          answers: Object.entries(responses)
            .filter(([status]) => !isError(status))
            .map(([status, answer]) => [status, asText(asObject(resolve(root, answer))['description'])] as const),
          errors: Object.keys(responses).filter(isError),
        },
      ]
    }),
  )
  const schemas = Object.entries(asObject(parsed.data.components?.['schemas'])).map(([name, schema]) => ({
    name,
    fields: Object.entries(asObject(asObject(schema)['properties'])).map(([field, inner]) => ({
      name: field,
      type: typeOf(inner),
      description: asText(asObject(inner)['description']),
    })),
  }))
  return {
    version: parsed.data.openapi,
    groups: [...Map.groupBy(operations, ({ group }) => group)].map(([name, members]) => ({
      name,
      operations: members,
    })),
    parameters: Object.values(asObject(parsed.data.components?.['parameters']))
      .map((entry) => parameterOf(root, entry))
      .filter((entry) => entry !== null),
    schemas: schemas.filter(
      ({ name, fields }) => fields.length && (own.length === paths.length || contractSchema.test(name)),
    ),
  }
}

/** Groups operations with the same parameters and answers at several addresses, in their order. Chosen: readers see the details once. */
export const callsOf = (operations: readonly Operation[]): Operation[][] => [
  ...Map.groupBy(operations, ({ method, parameters, answers, errors }) =>
    JSON.stringify([method, parameters, answers, errors]),
  ).values(),
]

/** Variables count between double quotes alone. */
const headerOf = (token: string): string => {
  const mark = token.startsWith('$') ? '"' : "'"
  return `--header ${mark}Authorization: Bearer ${token}${mark}`
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/**
 * A call on the command line of what lies below that address; null in the place of the token for what needs none, a name
 * with a dollar sign for a variable of the shell. Chosen: curl, which every system has.
 */
export const curlTo = (url: string, path: string, token: string | null = '$LESROUTE_TOKEN'): string =>
  ['curl --globoff', ...(token === null ? [] : [headerOf(token)]), quoted(url + path)].join(' ')

/** A call of the operation on the command line, with a place for the token. */
export const curlOf = ({ method, path }: Pick<Operation, 'method' | 'path'>, url: string): string => {
  const address = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => name.toUpperCase())
  if (method === 'GET') return curlTo(url, address)
  const sends = ['POST', 'PATCH', 'PUT', 'SEARCH'].includes(method)
  return [
    `curl --request ${method}`,
    headerOf('$LESROUTE_TOKEN'),
    ...(sends ? ["--header 'Content-Type: application/json' --data '{}'"] : []),
    quoted(url + address),
  ].join(' ')
}
