/** What descriptions of endpoints are put together from: bodies, answers, and failures by status. */
import { errorStatus } from '#schema/errors.ts'
import { reference, type JsonSchema } from './oas-schemas.ts'

/** Content in JSON of that schema. */
export const ofJson = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })
/** An answer in JSON of that schema. */
export const answer = (description: string, schema: JsonSchema) => ({ description, ...ofJson(schema) })
export const object: JsonSchema = { type: 'object' }

/** The envelope of what succeeds: the schema below `data`, and what stands beside it. */
export const wrapped = (data: JsonSchema, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  required: ['data'],
  properties: { data, ...more },
})

const statuses = [...new Set(Object.values(errorStatus))]
const codesOf = (status: number) =>
  Object.entries(errorStatus).flatMap(([code, codeStatus]) => (codeStatus === status ? [code] : []))

/** By status, the envelope with the codes that come with it. */
export const failures = Object.fromEntries(
  statuses.map((status) => {
    const codes = codesOf(status)
    const narrowed = { properties: { extensions: { properties: { code: { enum: codes } } } } }
    const envelope = { allOf: [reference('Errors'), { properties: { errors: { items: narrowed } } }] }
    const seconds = { 'Retry-After': { description: 'Seconds.', schema: { type: 'integer' } } }
    return [
      `Failure${status}`,
      { ...answer(codes.join(', '), envelope), ...(status === 429 || status === 503 ? { headers: seconds } : {}) },
    ]
  }),
)

/** The envelope of what fails. Source: docs/contract.md 7.1. */
export const errors: JsonSchema = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['message', 'extensions'],
        properties: {
          message: { type: 'string' },
          extensions: {
            type: 'object',
            required: ['code'],
            properties: { code: { type: 'string', enum: Object.keys(errorStatus) } },
          },
        },
      },
    },
  },
}

/** The answers with which an endpoint may fail, by status. */
export const failing = (errorStatuses: readonly number[]) =>
  Object.fromEntries(
    errorStatuses.map((status) => [String(status), { $ref: `#/components/responses/Failure${status}` }]),
  )

const reading = [400, 401, 403, 429, 500, 503]
const writing = [400, 401, 403, 415, 422, 429, 500, 503]
const unchanged = { '304': { description: 'The caller holds this version already (`If-None-Match`).' } }

/** Endpoints under that tag: such as answer what is read, and such as take a body and answer by status. */
export const endpoints = (tag: string) => ({
  read: (operationId: string, summary: string, success: JsonSchema, parameters?: readonly JsonSchema[]) => ({
    operationId,
    summary,
    parameters,
    tags: [tag],
    responses: { '200': success, ...unchanged, ...failing(reading) },
  }),
  write: (
    operationId: string,
    summary: string,
    body: JsonSchema,
    success: Readonly<Record<string, JsonSchema>>,
    parameters?: readonly JsonSchema[],
  ) => ({
    operationId,
    summary,
    parameters,
    tags: [tag],
    requestBody: { required: true, ...ofJson(body) },
    responses: { ...success, ...failing(writing) },
  }),
})
