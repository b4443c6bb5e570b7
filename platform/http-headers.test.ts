import { expect, test } from 'vitest'
import { matchesEntityTag, requestId, varyWith } from './http-headers.ts'

test('a tag is found in the header weak or strong, among others, and by an asterisk', () => {
  for (const header of ['"a"', 'W/"a"', '"b", W/"a"', ' * ', '"x,y","a"']) {
    expect(matchesEntityTag(header, '"a"'), header).toBe(true)
    expect(matchesEntityTag(header, 'W/"a"'), header).toBe(true)
  }
  for (const header of ['"b"', 'a', '', '"', null, undefined]) expect(matchesEntityTag(header, '"a"')).toBe(false)
  expect(matchesEntityTag('*', undefined)).toBe(false)
})

test('a name is added to Vary once, whatever its case', () => {
  expect(varyWith(undefined, 'Accept')).toBe('Accept')
  expect(varyWith('accept-encoding', 'Accept-Encoding')).toBe('accept-encoding')
  expect(varyWith(['Origin', 'Accept'], 'Accept-Encoding')).toBe('Origin, Accept, Accept-Encoding')
})

test('an id from outside is used when it is plain', () => {
  expect(requestId('a.b-c_1')).toBe('a.b-c_1')
  for (const header of [undefined, '', 'a b', 'a\n', 'x'.repeat(129), ['a', 'b']])
    expect(requestId(header)).toMatch(/^[\da-f-]{36}$/)
})
