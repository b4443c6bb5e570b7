/** Each transformation, held to what it looked like when somebody looked at it. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawScene } from '#sample/pictures/draw.ts'
import { type Ask, openFixture } from './pictures.fixture.ts'
import golden from './golden.json' with { type: 'json' }
import { hashDistance, perceptualHash } from './perceptual-hash.fixture.ts'

/** Twice as far apart are any two looks; encoders of other versions and machines stay within. */
const tolerance = 0.006

const fixture = await openFixture()
let ask: Ask

beforeAll(async () => {
  const { type, bytes } = await drawScene('classroom', 7)
  await fixture.add('scene', type, 'scene.jpg', bytes)
  ask = fixture.open()
})

afterAll(fixture.close)

// When a picture is meant to change: look at it, then copy what the test says it is into golden.json.
test.each(golden.map((row) => [row.transformation, row] as const))('%s', async (transformation, row) => {
  const { status, body } = await ask(`/image/upload/${transformation}/scene.jpg`)
  expect(status).toBe(200)
  const { width, height } = await sharp(body).metadata()
  const hash = await perceptualHash(body)
  expect({ width, height }).toEqual({ width: row.width, height: row.height })
  expect(hashDistance(hash, row.hash), `is ${hash}`).toBeLessThan(tolerance)
})

test('the hash tells what was done: each look is like no other', () => {
  const looks = new Map(golden.map((row) => [row.look, row.hash]))
  const closest = [...looks].flatMap(([look, hash], at) =>
    [...looks]
      .slice(at + 1)
      .map(([other, otherHash]) => ({ pair: `${look} | ${other}`, gap: hashDistance(hash, otherHash) })),
  )
  expect(closest.filter(({ gap }) => gap < 2 * tolerance)).toEqual([])
  // Rows of one look differ in size or format alone.
  for (const { look, hash } of golden) expect(hashDistance(hash, looks.get(look) ?? '')).toBeLessThan(2 * tolerance)
})
