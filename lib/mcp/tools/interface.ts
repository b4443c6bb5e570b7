/** The tools that describe the content API: its collections and its operations, from its OpenAPI document. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { getDescription } from '#lib/content/open-api.ts'
import { curlOf, type Description, type Operation } from '#lib/developers/open-api-description.ts'
import { env } from '#lib/env.ts'
import { toToolResult, readOnly, ToolProblem } from './result.ts'

const describe = async (): Promise<Description> => {
  const description = await getDescription()
  if (!description) throw new ToolProblem('The content API does not describe itself right now. Try again later.')
  return description
}

const operationsOf = ({ groups }: Description): Operation[] => groups.flatMap(({ operations }) => [...operations])

const listPath = /^\/items\/(\w+)$/

/** Collections whose items can be listed, each with the schema of an item. */
const collectionsOf = (description: Description) =>
  operationsOf(description).flatMap(({ method, path, group }) => {
    const name = method === 'GET' ? listPath.exec(path)?.[1] : undefined
    const schema = description.schemas.find((one) => one.name === name)
    return name ? [{ name, group, fields: schema?.fields ?? [] }] : []
  })

/** Suggestions for an unknown name: names that contain it or are part of it. */
const similar = (names: readonly string[], wrong: string) =>
  names.filter((name) => name.includes(wrong) || wrong.includes(name)).slice(0, 5)

const unknown = (what: string, wrong: string, names: readonly string[]) => {
  const near = similar(names, wrong)
  return new ToolProblem(
    `There is no ${what} “${wrong}”. ${near.length ? `Did you mean ${near.join(', ')}?` : `List them first.`}`,
  )
}

const registerCollections = (server: McpServer) => {
  server.registerTool(
    'list_collections',
    {
      title: 'List collections',
      description: 'The collections of the content API: articles, faqs, programs, routes and so on.',
      inputSchema: {},
      outputSchema: {
        collections: z.array(z.object({ name: z.string(), group: z.string(), fields: z.number() })),
      },
      annotations: readOnly,
    },
    () =>
      toToolResult(async () => ({
        collections: collectionsOf(await describe()).map(({ name, group, fields }) => ({
          name,
          group,
          fields: fields.length,
        })),
      })),
  )
  server.registerTool(
    'describe_collection',
    {
      title: 'Describe a collection',
      description: 'The fields of a collection of the content API, their types, and what they mean.',
      inputSchema: { name: z.string().trim().min(1).max(100).describe('As list_collections has it, e.g. articles') },
      outputSchema: {
        name: z.string(),
        group: z.string(),
        fields: z.array(z.object({ name: z.string(), type: z.string(), description: z.string() })),
      },
      annotations: readOnly,
    },
    ({ name }) =>
      toToolResult(async () => {
        const all = collectionsOf(await describe())
        const collection = all.find((one) => one.name === name)
        if (!collection) {
          throw unknown(
            'collection',
            name,
            all.map((one) => one.name),
          )
        }
        return collection
      }),
  )
}

const registerOperations = (server: McpServer) => {
  server.registerTool(
    'list_operations',
    {
      title: 'List operations',
      description: 'The operations of the content API, with method and path. Calling them takes a token of your own.',
      inputSchema: { group: z.string().max(100).optional().describe('Only this group, e.g. navigator') },
      outputSchema: {
        groups: z.array(z.string()),
        operations: z.array(
          z.object({ id: z.string(), method: z.string(), path: z.string(), summary: z.string(), group: z.string() }),
        ),
      },
      annotations: readOnly,
    },
    ({ group }) =>
      toToolResult(async () => {
        const description = await describe()
        const groups = description.groups.map(({ name }) => name)
        if (group !== undefined && !groups.includes(group)) throw unknown('group', group, groups)
        return {
          groups,
          operations: operationsOf(description)
            .filter((one) => group === undefined || one.group === group)
            .map(({ id, method, path, summary, group: own }) => ({ id, method, path, summary, group: own })),
        }
      }),
  )
  server.registerTool(
    'describe_operation',
    {
      title: 'Describe an operation',
      description: 'An operation of the content API: parameters, answers, errors, and an example with curl.',
      inputSchema: { id: z.string().trim().min(1).max(200).describe('As list_operations has it') },
      outputSchema: {
        id: z.string(),
        method: z.string(),
        path: z.string(),
        summary: z.string(),
        parameters: z.array(
          z.object({
            name: z.string(),
            place: z.string(),
            type: z.string(),
            description: z.string(),
            isRequired: z.boolean(),
          }),
        ),
        answers: z.array(z.object({ status: z.string(), meaning: z.string() })),
        errors: z.array(z.string()),
        example: z.string(),
      },
      annotations: readOnly,
    },
    ({ id }) =>
      toToolResult(async () => {
        const description = await describe()
        const all = operationsOf(description)
        const operation = all.find((one) => one.id === id)
        if (!operation) {
          throw unknown(
            'operation',
            id,
            all.map((one) => one.id),
          )
        }
        const { method, path, summary, parameters, answers, errors } = operation
        return {
          id,
          method,
          path,
          summary,
          parameters: parameters.flatMap(
            ({ name, own }) => own ?? description.parameters.find((shared) => shared.name === name) ?? [],
          ),
          answers: answers.map(([status, meaning]) => ({ status, meaning })),
          errors: [...errors],
          example: curlOf(operation, env.apiUrl),
        }
      }),
  )
}

/** Registers `list_collections`, `describe_collection`, `list_operations` and `describe_operation`. */
export const registerInterface = (server: McpServer) => {
  registerCollections(server)
  registerOperations(server)
}
