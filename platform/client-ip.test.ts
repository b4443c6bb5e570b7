import { expect, test } from 'vitest'
import { createClientIp, isAddressRange } from './client-ip.ts'

const ask = (trusted: readonly string[], remoteAddress: string, headers: Record<string, string> = {}) => {
  const copied = { ...headers }
  return { asker: createClientIp(trusted)({ headers: copied, socket: { remoteAddress } }), headers: copied }
}

// ASVS 14.5.4
test('nobody but a trusted proxy says for whom it asks', () => {
  const made = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-host': 'elders.example', forwarded: 'for=192.0.2.1' }
  expect(ask([], '::ffff:198.51.100.7', made)).toEqual({
    asker: '198.51.100.7',
    headers: { 'x-forwarded-for': '198.51.100.7' },
  })
})

test('of a row of proxies, the nearest that is not trusted counts', () => {
  const trusted = ['10.0.0.0/8', '2001:db8::1']
  const row = (said: string) => ask(trusted, '10.0.0.1', { 'x-forwarded-for': said, 'x-forwarded-proto': 'https' })
  expect(row('192.0.2.9, 203.0.113.4, 10.1.2.3').asker).toBe('203.0.113.4')
  expect(row('::ffff:192.0.2.9').asker).toBe('192.0.2.9')
  expect(row('no address').asker).toBe('10.0.0.1')
  expect(row('10.9.9.9').asker).toBe('10.9.9.9')
  expect(row('192.0.2.9').headers).toEqual({ 'x-forwarded-for': '192.0.2.9', 'x-forwarded-proto': 'https' })
  expect(ask(trusted, '2001:db8::1', { 'x-forwarded-for': '2001:db8::9' }).asker).toBe('2001:db8::9')
})

test('an address that a proxy names with its port is that address', () => {
  const from = (forwarded: string) => ask(['127.0.0.1'], '127.0.0.1', { 'x-forwarded-for': forwarded }).asker
  expect(from('203.0.113.7:4711')).toBe('203.0.113.7')
  expect(from('[2001:db8::1]:4711')).toBe('2001:db8::1')
  expect(from('[2001:db8::1]')).toBe('2001:db8::1')
  expect(from('2001:db8::1')).toBe('2001:db8::1')
})

test('addresses and networks are told from other text', () => {
  const right = ['10.0.0.1', '10.0.0.0/8', '::1', '2001:db8::/32']
  const wrong = ['', 'localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '2001:db8::/129', '10.0.0']
  expect([...right, ...wrong].filter(isAddressRange)).toEqual(right)
})
