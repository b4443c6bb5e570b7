import { expect, test } from 'vitest'
import { networkOf, widerNetworkOf } from './network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['::ffff:1', '0:0:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0:0:ffff::9', '2001:db8:0:0'],
  ['2001:db8:0:1::1', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['2001:db8:0:1', '2001:db8:0::/48'],
  ['0:0:0:0', '0:0:0::/48'],
  ['192.0.2.1', null],
  ['192.0.2.0/24', null],
  ['', null],
])('%s lies within %s', (network, wider) => expect(widerNetworkOf(network)).toBe(wider))
