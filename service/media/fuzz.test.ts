import * as fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzzRequests, measureCost } from '#platform/cost.fixture.ts'
import { type Ask, openFixture } from './pictures.fixture.ts'

const fixture = await openFixture()
let ask: Ask
let pictures: Uint8Array[] = []

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#fff', noise } })
  const written = [picture.clone().jpeg(), picture.clone().png(), picture.clone().webp(), picture.clone().gif()]
  pictures = await Promise.all(written.map((format) => format.toBuffer()))
  await fixture.add('photo', 'image/jpeg', 'photo.jpg', pictures[0] ?? new Uint8Array())
  await fixture.add('film', 'video/webm', 'film.webm', Buffer.from('0123456789'))
  await fixture.add('paper', 'application/pdf', 'paper.pdf', Buffer.from('%PDF'))
  ask = fixture.open()
})

afterAll(fixture.close)

const keys = 'w h c g x y ar dpr r e b q f fl so eo du br ac vc af'.split(' ')
const key = fc.constantFrom(...keys)
const value = fc.oneof(
  fc.integer({ min: -2, max: 7000 }).map(String),
  fc.float({ min: 0, max: 5, noNaN: true }).map((number) => number.toFixed(2)),
  fc.constantFrom(
    'auto',
    'fill',
    'pad',
    'crop',
    'face',
    'max',
    'grayscale',
    'blur:50',
    'red',
    'rgb:abc',
    'webp',
    'mp4',
    'none',
  ),
  fc.string({ maxLength: 8 }).map(encodeURIComponent),
)
const group = fc.array(
  fc.tuple(key, value).map((pair) => pair.join('_')),
  { minLength: 1, maxLength: 4 },
)
/** Long where something could cost more than its length. */
const long = fc
  .tuple(
    fc.constantFrom('w_1,', 'a', '/', '.', 's--', '--', '%2f', ' ', 'e_blur:9,', 'w_1/'),
    fc.integer({ min: 100, max: 15_000 }),
  )
  .map(([piece, length]) => piece.repeat(length / piece.length))
const segment = fc.oneof(
  { weight: 1, arbitrary: long },
  { weight: 6, arbitrary: group.map((components) => components.join(',')) },
  fc.constantFrom('s--AbCdEf12--', 'v1', '..', '', '%', '%2e%2e', '%00'),
  fc.string({ maxLength: 12 }),
)
const address = fc
  .tuple(
    fc.constantFrom('image', 'video', 'raw'),
    fc.array(segment, { maxLength: 3 }),
    fc.constantFrom('photo', 'photo.png', 'film.jpg', 'film', 'paper.pdf', 'nothing'),
  )
  .map(([kind, segments, name]) => ['', kind, 'upload', ...segments, name].join('/'))

const outcomes = [200, 206, 304, 400, 401, 404, 405, 416, 501]

test('no address of any shape fails inside, and every refusal says why without a body, soon', async () => {
  let refusals = 0
  let deliveries = 0
  await fc.assert(
    fc.asyncProperty(address, async (path) => {
      const all = process.cpuUsage()
      const { answer, excess } = await measureCost(
        () => ask(path),
        ({ body }) => body.byteLength,
      )
      const { status, headers, body } = answer
      const renderer = process.cpuUsage(all)
      expect(excess).toEqual([])
      // Estimates stay below 500; a loaded machine may take twice as long for the same work.
      expect((renderer.user + renderer.system) / 1000).toBeLessThan(1500)
      expect(outcomes).toContain(status)
      if (status < 400) deliveries += 1
      else refusals += 1
      if (status >= 400)
        expect({ size: body.byteLength, error: headers['x-cld-error'] }).toEqual({ size: 0, error: expect.any(String) })
    }),
    { numRuns: fuzzRequests, seed: 2026 },
  )
  // The addresses are neither all nonsense nor all sense.
  expect(Math.min(refusals, deliveries)).toBeGreaterThan(fuzzRequests / 20)
})

test('a damaged picture is delivered or refused, whatever is damaged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 3 }),
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat({ max: 255 })), { maxLength: 6 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      async (which, damages, share) => {
        const bytes = Buffer.from(pictures[which] ?? [])
        for (const [at, byte] of damages) bytes[Math.floor(at * (bytes.length - 1))] = byte
        await fixture.add('damaged', 'image/png', 'damaged.png', bytes.subarray(0, Math.ceil(bytes.length * share)))
        const { status } = await ask('/image/upload/w_40,e_grayscale/w_20,r_max,f_webp/damaged')
        expect([200, 400]).toContain(status)
      },
    ),
    { numRuns: 150, seed: 2026 },
  )
})
