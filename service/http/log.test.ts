import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { accessLine } from './log.ts'

const secret = 'GEHEIM'
const names = [
  'access_token',
  'token',
  'x-algolia-api-key',
  'search_token',
  'password',
  'code',
  'state',
  'email',
  'query',
  'STUDIO_SECRET',
]

/** The text with some of its characters percent-encoded, or in the other case. */
const written = (text: string) =>
  fc.array(fc.nat(2), { minLength: text.length, maxLength: text.length }).map((ways) =>
    Array.from(text)
      .map((letter, at) => {
        const hex = `%${letter.charCodeAt(0).toString(16)}`
        return ways[at] === 0 ? letter : ways[at] === 1 ? hex : letter.toUpperCase()
      })
      .join(''),
  )
const encoded = (text: string) =>
  fc.array(fc.boolean(), { minLength: text.length, maxLength: text.length }).map((ways) =>
    Array.from(text)
      .map((letter, at) => (ways[at] ? `%${letter.charCodeAt(0).toString(16)}` : letter))
      .join(''),
  )
const plain = fc.constantFrom('', 'a=b', 'fields=id', 'limit=1', '&', 'a', '%')
const parameter = fc.constantFrom(...names).chain((name) => written(name).map((text) => `${text}=${secret}`))
const address = fc.oneof(
  fc.tuple(plain, parameter, plain).map((parts) => `/users/me?${parts.join('&')}`),
  fc
    .tuple(encoded('1'), encoded('keys'), fc.constantFrom('', '/x', '?a=b'), fc.constantFrom('/search', '', '//search'))
    .map(([one, keys, rest, start]) => `${start}/${one}/${keys}/${secret}${rest}`),
)

// ASVS 7.1.1 8.3.1
test('no secret of an address is in the log, however its name is written', () => {
  fc.assert(
    fc.property(address, (url) => {
      const line = accessLine({ id: 'r1', method: 'GET', url, status: 200, ms: 1 }, new Date(0))
      expect(line).not.toContain(secret)
    }),
    { numRuns: 2000, seed: 4 },
  )
})

// ASVS 7.3.1
test('a request is one line of JSON, whatever its address', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'binary' }), fc.string({ maxLength: 9 }), (url, method) => {
      const line = accessLine({ id: 'r1', method, url, status: 200, ms: 1 }, new Date(0))
      expect(line.trimEnd().split('\n')).toHaveLength(1)
      expect(JSON.parse(line)).toMatchObject({ event: 'request', id: 'r1', method })
    }),
    { numRuns: 2000, seed: 5 },
  )
})
