/** Whose pictures are made first, and whose not at all. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Ask, openFixture } from './pictures.fixture.ts'

const fixture = await openFixture()

beforeAll(async () => {
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#8fc1d4' } })
  await fixture.add('photo', 'image/jpeg', 'photo.jpg', await plain.jpeg().toBuffer())
})

afterAll(fixture.close)

const widths = [1000, 1024, 1040, 1080, 1125, 1200, 1280, 1350, 1400, 1440] as const

/** Asks from an address; `leave` is what happens when that client hangs up. */
const client = (ask: Ask, ip: string) => {
  const gone = new EventTarget()
  let waiting = 0
  const whenGone = (act: () => void) => {
    waiting += 1
    gone.addEventListener('gone', act, { once: true })
    return () => gone.removeEventListener('gone', act)
  }
  return {
    get: async (width: number) => ask(`/image/upload/w_${width},f_webp/photo.jpg`, {}, 'GET', { ip, whenGone }),
    /** Until so many have been looked for on the disk, and are made or wait for that. */
    waits: (many: number) => vi.waitFor(() => expect(waiting).toBe(many), 10_000),
    leave: () => gone.dispatchEvent(new Event('gone')),
  }
}

const statuses = async (replies: readonly ReturnType<Ask>[]) => (await Promise.all(replies)).map(({ status }) => status)

test.each([1, 2])(
  'a picture of another network does not wait for all of one that came first (%i at once)',
  async (concurrent) => {
    const ask = fixture.open({ limits: { concurrent } })
    const [greedy, other] = [client(ask, '192.0.2.1'), client(ask, '198.51.100.1')]
    const order: string[] = []
    const note = async (name: string, reply: ReturnType<Ask>) => {
      expect(await reply).toMatchObject({ status: 200 })
      order.push(name)
    }
    const first = widths.map((width) => note('greedy', greedy.get(width)))
    await greedy.waits(widths.length)
    const small = note('other', other.get(640))
    const before = other.waits(1).then(() => order.length)
    await Promise.all([...first, small])
    // After those that had begun, and what was done while its original was looked at.
    expect(order.indexOf('other') - (await before)).toBeLessThanOrEqual(concurrent + 2)
  },
)

// ASVS 11.1.4
test('one network that asks too much gets 429, which says when to come back, and others do not', async () => {
  const ask = fixture.open({ limits: { concurrent: 1, queued: 3 } })
  // All addresses of one IPv6 network.
  const greedy = widths.map((width, at) => client(ask, `2001:db8::${at + 1}`).get(width))
  const other = client(ask, '2001:db8:1::1').get(320)
  const replies = await Promise.all(greedy)
  const delivered = replies.filter(({ status }) => status === 200)
  const refused = replies.filter(({ status }) => status === 429)
  expect(delivered.length + refused.length).toBe(widths.length)
  expect(delivered.length).toBeGreaterThanOrEqual(4)
  expect(refused[0]?.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    'x-cld-error': expect.stringMatching(/\S/),
  })
  expect(await other).toMatchObject({ status: 200 })
  const refusedWidth = widths[replies.findIndex(({ status }) => status === 429)] ?? 0
  expect(await client(ask, '2001:db8::1').get(refusedWidth)).toMatchObject({ status: 200 })
})

test('what waits for a client that has gone is never made, unless another client waits for it too', async () => {
  const derived = join(fixture.folder, 'left')
  const ask = fixture.open({ derived, limits: { concurrent: 1, queued: 20 } })
  const [leaver, stayer] = [client(ask, '192.0.2.1'), client(ask, '198.51.100.1')]
  const left = widths.map((width) => leaver.get(width))
  await leaver.waits(widths.length)
  const reply = stayer.get(widths[9])
  await stayer.waits(1)
  leaver.leave()
  expect(await statuses([reply])).toEqual([200])
  const done = (await statuses(left)).filter((status) => status === 200)
  // The one that had begun, and the one that is shared; nobody reads what the others answer.
  expect(done.length).toBeLessThanOrEqual(3)
  const files = (await readdir(derived, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(files).toHaveLength(done.length)
  // Their places are free again, and what was given up can be asked for anew.
  expect(await statuses(widths.map((width) => stayer.get(width)))).toEqual(widths.map(() => 200))
})

test('a client that has gone before its picture is looked for gets none made', async () => {
  const derived = join(fixture.folder, 'early')
  const ask = fixture.open({ derived })
  const whenGone = (act: () => void) => {
    act()
    return () => {}
  }
  await ask('/image/upload/w_300/photo.jpg', {}, 'GET', { whenGone })
  expect(await readdir(derived).catch(() => [])).toEqual([])
  expect(await ask('/image/upload/w_300/photo.jpg')).toMatchObject({ status: 200 })
})
