import { expect, test } from 'vitest'
import { bearerOf, readFlowCall } from './flow-call.ts'
import { shownBy } from './shown-by.ts'

const secret = 'a-secret-of-the-tests'
const id = '9d1c9a3c-0000-4000-8000-000000000001'
const call = (body: unknown, given = secret) =>
  readFlowCall(secret, given, typeof body === 'string' ? body : JSON.stringify(body))

test.each([
  ['Bearer abc', 'abc'],
  ['bearer  abc ', 'abc'],
  ['Basic abc', null],
  ['Bearer ', null],
  [null, null],
])('the header %s', (header, expected) => expect(bearerOf(header)).toBe(expected))

test.each([
  [
    'an item that was made',
    { event: 'articles.items.create', collection: 'articles', key: id, payload: { title: 'x' } },
  ],
  ['items that changed', { event: 'articles.items.update', collection: 'articles', keys: [id], payload: {} }],
  ['items that are gone', { event: 'articles.items.delete', collection: 'articles', keys: [id], payload: [id] }],
  ['a version that was promoted', { event: 'articles.items.promote', collection: 'articles', item: id, version: 'v' }],
  ['an event without its collection', { event: 'articles.items.update', keys: [id] }],
  ['a Flow that is started by hand', { path: '/trigger/x', query: {}, body: { collection: 'articles', keys: [id] } }],
  ['a body of its own, filled in by a template', { collection: 'articles', key: '', keys: id }],
])('%s', (_, body) => expect(call(body)).toMatchObject({ collection: 'articles', keys: [id] }))

test('a file that was replaced renews what shows files', () =>
  expect(call({ event: 'files.update', keys: [id] })).toMatchObject({
    collection: 'directus_files',
    tags: expect.arrayContaining(['articles', 'educational_institutions', 'programs']),
  }))

test('a change without keys renews the collection', () =>
  expect(call({ collection: 'faqs' })).toMatchObject({ keys: [], tags: expect.arrayContaining(['faqs', 'articles']) }))

test('the secret has to be ours', () => {
  expect(call({ collection: 'faqs' }, 'another')).toBe('refused')
  expect(call('{', 'another')).toBe('refused')
  expect(readFlowCall(null, '', '{"collection":"faqs"}')).toBe('refused')
})

test.each([
  ['{', 'JSON'],
  [[], 'JSON'],
  [null, 'JSON'],
  [{}, '"collection" is missing'],
  [{ collection: 3 }, 'JSON'],
  [{ collection: 'articles', keys: [{}] }, 'JSON'],
  [{ collection: 'pages' }, '"pages"'],
  [{ event: 'pages.items.update', keys: [id] }, '"pages"'],
  [{ collection: 'constructor' }, '"constructor"'],
])('a body that is unclear: %j', (body, words) =>
  expect(call(body)).toEqual({ unclear: expect.stringContaining(words) }),
)

test('a change reaches what shows it, and no more', () => {
  expect(shownBy('authors')).toEqual(expect.arrayContaining(['authors', 'articles']))
  expect(shownBy('buttons')).toEqual(expect.arrayContaining(['articles', 'testimonials']))
  expect(shownBy('articles_topics')).toEqual(expect.arrayContaining(['articles', 'topics']))
  expect(shownBy('route_steps_translations')).toEqual(expect.arrayContaining(['route_steps', 'routes']))
  expect(shownBy('scheduled_events')).toEqual(['scheduled_events'])
  expect(shownBy('nothing')).toBeNull()
})
