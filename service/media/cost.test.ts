/** What one address may cost the processor. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureSet } from '#lib/media/addresses.ts'
import { drawScene } from '#sample/pictures/draw.ts'
import { type Ask, openFixture } from './pictures.fixture.ts'

const fixture = await openFixture()
let ask: Ask
const derived = join(fixture.folder, 'derived')

beforeAll(async () => {
  const { type, bytes } = await drawScene('classroom', 7)
  await fixture.add('scene', type, 'scene.jpg', bytes)
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
  await fixture.add('grain', 'image/jpeg', 'grain.jpg', await picture(1600, 1000).jpeg().toBuffer())
  await fixture.add(
    'large',
    'image/png',
    'large.png',
    await picture(6000, 4000).png({ compressionLevel: 1 }).toBuffer(),
  )
  ask = fixture.open({ derived })
})

afterAll(fixture.close)

const chain = (group: string, times: number) => Array.from({ length: times }, () => group).join('/')

// ASVS 12.1.1
test.each([
  [`${chain('w_4901,h_4900,c_scale,e_blur:2000', 5)}/f_png`, 'e_blur'],
  ['w_4901,h_4900,c_scale,e_blur:2000,r_max,f_webp,q_100', 'e_blur'],
  ['w_5000,h_5000,c_scale', 'c_scale'],
  ['w_5000,h_5000,c_scale,f_gif', 'f_gif'],
  ['w_3000,h_3000,c_fill,f_avif,q_100', 'f_avif,q_100'],
  ['w_6000,h_10,c_fill,g_auto', 'g_auto'],
  [chain('w_3000,r_max', 6), 'c_scale'],
])('%s is refused before the px are decoded, with the part that costs most', async (transformation, part) => {
  const { status, headers, body } = await ask(`/image/upload/${transformation}/grain.jpg`)
  expect({ status, size: body.byteLength }).toEqual({ status: 400, size: 0 })
  expect(headers['x-cld-error']).toMatch(
    /^Transformation too costly - [\d.]+ megapixels for \S+ \(at most [\d.]+; ask for fewer w_ and h_, fewer steps, or another f_ or q_\)$/,
  )
  expect(headers['x-cld-error']).toContain(`megapixels for ${part} (`)
  expect(await readdir(derived).catch(() => [])).toEqual([])
})

test('a side that the refusal allows is delivered', async () => {
  const address = (side: number) => `/image/upload/w_${side},h_${side},c_fill,f_avif,q_100/grain.jpg`
  const refusal = (await ask(address(3000))).headers['x-cld-error'] ?? ''
  const most = Number(/at most ([\d.]+)/.exec(refusal)?.[1])
  expect(most).toBeGreaterThan(1)
  const exact = fixture.open({ policy: { exactSizes: true } })
  expect(await exact(address(Math.floor(Math.sqrt(most * 0.95e6))))).toMatchObject({ status: 200 })
})

/** The dearest of what is delivered, in milliseconds of all threads; the bound itself is 500. */
const generous = 1500

test.each([
  ...['webp', 'jpg', 'png', 'avif'].map((format) => `c_limit,w_2000,f_${format}`),
  ...['webp', 'jpg', 'avif'].map((format) => `c_fill,g_auto,w_2000,h_1125,f_${format}`),
  'c_fill,g_auto,w_2000,h_2000,f_webp',
  'w_2000,f_webp,q_100',
  'w_2000,f_avif,q_80',
  'w_1000,f_gif',
  'w_1200,e_blur:2000',
  'w_1200,h_1200,c_fill,r_max,f_webp',
])('%s is delivered of any original, and costs no more than was estimated', async (transformation) => {
  for (const name of ['scene', 'grain', 'large']) {
    if (name === 'large' && /q_|gif|avif|2000,h_2000/.test(transformation)) continue
    const start = process.cpuUsage()
    const { status, headers } = await ask(`/image/upload/${transformation}/${name}`)
    const { user, system } = process.cpuUsage(start)
    expect({ name, status, error: headers['x-cld-error'] }).toEqual({ name, status: 200, error: undefined })
    expect((user + system) / 1000).toBeLessThan(generous)
  }
})

test('the widest picture that the site asks for is delivered, whatever the size of its original', async () => {
  const base = { url: '', folder: '' }
  for (const name of ['grain', 'large'])
    for (const ratio of [undefined, 16 / 9, 3 / 2]) {
      const widest =
        pictureSet(base, name, { width: 1200, ...(ratio ? { ratio } : {}) })
          .split(', ')
          .at(-1) ?? ''
      const path = `/${widest.split(' ')[0]}`
      const { status } = await ask(path, { accept: 'image/webp' }, 'HEAD')
      expect({ path, status }).toEqual({ path, status: 200 })
    }
})
