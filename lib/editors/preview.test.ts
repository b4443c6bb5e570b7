import { expect, test } from 'vitest'
import { readPreview } from './preview.ts'

const secret = 'a-secret-of-the-tests'
const ask = (more: Readonly<Record<string, string>>) =>
  readPreview(secret, new URLSearchParams({ secret, collection: 'articles', key: 'k', ...more }))

test.each([
  [{}, { collection: 'articles', key: 'k', version: null, showsDrafts: true }],
  [{ version: 'main' }, { version: null }],
  [{ version: 'published' }, { version: null }],
  [{ version: 'draft' }, { version: 'draft' }],
  [
    { collection: 'roles', version: 'main' },
    { collection: 'roles', showsDrafts: false },
  ],
])('the address with %j', (more, expected) => expect(ask(more)).toMatchObject(expected))

test.each([
  [{ collection: 'buttons' }, '"buttons"'],
  [{ collection: 'toString' }, '"toString"'],
  [{ collection: '' }, '""'],
  [{ key: '' }, 'key'],
  [{ version: 'a b' }, 'version'],
  [{ version: 'x'.repeat(65) }, 'version'],
  [{ collection: 'roles', version: 'draft' }, 'roles shows no versions'],
])('an address that is unclear: %j', (more, words) =>
  expect(ask(more)).toEqual({ unclear: expect.stringContaining(words) }),
)

test('the secret has to be ours', () => {
  expect(ask({ secret: 'another' })).toBe('refused')
  expect(readPreview(secret, new URLSearchParams('collection=articles&key=k'))).toBe('refused')
  expect(readPreview(null, new URLSearchParams('secret=&collection=articles&key=k'))).toBe('refused')
})
