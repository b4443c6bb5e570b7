import { expect, test } from 'vitest'
import { callsOf, curlOf, curlTo, describedInterface } from './open-api-description.ts'

const spec = {
  openapi: '3.1.1',
  paths: {
    '/items/articles/{id}': {
      parameters: [{ $ref: '#/components/parameters/id' }],
      get: {
        tags: ['knowledge-base'],
        summary: 'One article.',
        parameters: [
          { name: 'fields', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          { name: 'deep', in: 'query', content: { 'application/json': {} } },
        ],
        responses: { '200': { description: 'It.' }, '403': { $ref: '#/components/responses/forbidden' } },
      },
      patch: { summary: 'Change.', responses: {} },
    },
    '/server/odd': { get: 'no operation' },
  },
  components: {
    parameters: { id: { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } } },
    responses: { forbidden: { description: 'Hidden.' } },
    schemas: {
      articles: {
        properties: {
          title: { type: ['string', 'null'], description: 'Words.' },
          author: { oneOf: [{ type: 'string' }, { $ref: '#/components/schemas/authors' }] },
          tags: { type: 'array', items: { enum: ['a', 'b'] } },
        },
      },
      empty: {},
    },
  },
}

test('of a Directus, its administration is left out', () => {
  const operation = { get: { tags: ['x'], responses: {} } }
  const properties = { id: { type: 'string' } }
  const described = describedInterface({
    openapi: '3.0.1',
    paths: {
      '/items/articles': operation,
      '/activity': operation,
      '/fields/{collection}': operation,
      '/users/me': operation,
    },
    components: { schemas: { ItemsArticles: { properties }, Activity: { properties }, Users: { properties } } },
  })
  expect(described?.groups.flatMap(({ operations }) => operations.map(({ path }) => path))).toEqual([
    '/items/articles',
    '/users/me',
  ])
  expect(described?.schemas.map(({ name }) => name)).toEqual(['ItemsArticles', 'Users'])
})

test('operations are grouped by subject, with parameters and answers followed to where they are described', () => {
  const described = describedInterface(spec)
  expect(described?.groups.map(({ name, operations }) => [name, operations.map(({ method }) => method)])).toEqual([
    ['knowledge-base', ['GET']],
    ['', ['PATCH']],
  ])
  expect(described?.groups[0]?.operations[0]).toEqual({
    group: 'knowledge-base',
    id: 'get-items-articles-id',
    method: 'GET',
    path: '/items/articles/{id}',
    summary: 'One article.',
    parameters: [
      { name: 'id', isRequired: true, own: null },
      { name: 'fields', isRequired: false, own: expect.objectContaining({ place: 'query', type: 'string []' }) },
      { name: 'deep', isRequired: false, own: expect.objectContaining({ type: 'JSON' }) },
    ],
    answers: [['200', 'It.']],
    errors: ['403'],
  })
  expect(described?.parameters).toEqual([
    { name: 'id', place: 'path', type: 'string (uuid)', description: '', isRequired: true },
  ])
})

test('what takes and answers the same stands together, whatever its address', () => {
  const [articles] = describedInterface(spec)?.groups[0]?.operations ?? []
  if (!articles) throw new Error('no operation')
  const faqs = { ...articles, id: 'faqs', path: '/items/faqs/{id}' }
  const list = { ...articles, id: 'list', parameters: [] }
  expect(callsOf([articles, list, faqs])).toEqual([[articles, faqs], [list]])
})

test('shapes of data are told in a few words a field', () => {
  expect(describedInterface(spec)?.schemas).toEqual([
    {
      name: 'articles',
      fields: [
        { name: 'title', type: 'string | null', description: 'Words.' },
        { name: 'author', type: 'string | authors', description: '' },
        { name: 'tags', type: '"a" | "b" []', description: '' },
      ],
    },
  ])
})

test('what is no such document is none', () => {
  for (const other of [null, 'x', {}, { openapi: '3.1.0' }, { openapi: 3, paths: {} }])
    expect(describedInterface(other)).toBeNull()
  expect(describedInterface({ openapi: '3.0.3', paths: {} })).toEqual({
    version: '3.0.3',
    groups: [],
    parameters: [],
    schemas: [],
  })
})

test('an example has the address, and a place for token and id', () => {
  const url = 'https://api.example'
  expect(curlOf({ method: 'GET', path: '/items/articles/{id}' }, url)).toBe(
    `curl --globoff --header "Authorization: Bearer $LESROUTE_TOKEN" 'https://api.example/items/articles/ID'`,
  )
  expect(curlOf({ method: 'PATCH', path: '/users/me' }, url)).toContain('--request PATCH --header "Authorization')
  expect(curlTo(url, '/server/ping', null)).toBe("curl --globoff 'https://api.example/server/ping'")
})
