import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { originalUrl, pictureSet, pictureUrl } from '#lib/media/addresses.ts'
import { type Ask, openFixture } from './pictures.fixture.ts'
import { isSigned } from './signature.ts'

const secret = 'a secret of the house'
const fixture = await openFixture()

beforeAll(async () => {
  const plain = sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#8fc1d4' } })
  await fixture.add('photo', 'image/jpeg', 'photo.jpg', await plain.jpeg().toBuffer(), { width: 2400, height: 1600 })
  await fixture.add('film', 'video/webm', 'film.webm', Buffer.from('0123456789'))
  await fixture.add('plan', 'application/pdf', 'plan.pdf', Buffer.from('%PDF'))
})

afterAll(fixture.close)

/** An address with its signature, made as the public clients make it. */
const sign = (text: string, { length = 8, key = secret } = {}) => {
  const digest = createHash(length === 8 ? 'sha1' : 'sha256')
    .update(text + key)
    .digest('base64url')
  return `s--${digest.slice(0, length)}--/${text}`
}

const sizeOf = async (ask: Ask, address: string) => {
  const { status, headers, body } = await ask(`/image/upload/${address}`)
  expect({ address, status, error: headers['x-cld-error'] }).toEqual({ address, status: 200, error: undefined })
  const { width, height } = await sharp(body).metadata()
  return [width, height]
}

describe('the ladder', () => {
  test.each([
    // Sizes that people write are made as asked.
    ['w_800,h_600,c_fill', 800, 600],
    ['w_1200,h_630,c_fill', 1200, 630],
    ['w_300', 300, 200],
    ['h_400', 600, 400],
    // Others go up and keep their shape.
    ['w_801', 828, 552],
    ['w_610,h_407,c_fill', 620, 413],
    ['h_401', 675, 450],
    ['w_131,ar_16:9,c_fill', 144, 81],
    ['w_90,dpr_1.3', 144, 96],
    ['w_0.501', 1224, 816],
    // What is cut out of an original is counted in its px.
    ['w_301,h_203,c_crop', 301, 203],
  ])('%s gives %i × %i', async (transformation, width, height) => {
    expect(await sizeOf(fixture.open(), `${transformation}/photo.jpg`)).toEqual([width, height])
  })

  test('addresses that the site makes come out exactly as asked', async () => {
    const ask = fixture.open()
    const base = { url: '', folder: '' }
    for (const ratio of [1, 4 / 3, 16 / 10, 5 / 4, 16 / 9, 3 / 2]) {
      const set = pictureSet(base, 'photo', { width: 400, ratio }).split(', ')
      expect(set.length).toBeGreaterThan(3)
      for (const entry of set) {
        const [path = '', asked = ''] = entry.split(' ')
        const { body } = await ask(`/${path}`)
        const width = Number.parseInt(asked, 10)
        const made = await sharp(body).metadata()
        expect(made.width).toBe(width)
        expect(Math.abs(made.height - Math.round(width / ratio))).toBeLessThanOrEqual(1)
      }
    }
  })

  test('a client that requests every size puts few files onto the disk', async () => {
    const derived = join(fixture.folder, 'swept')
    const ask = fixture.open({ derived })
    for (let width = 200; width <= 240; width += 1) {
      expect(await ask(`/image/upload/w_${width},h_${width - 1},c_fill/photo.jpg`)).toMatchObject({ status: 200 })
    }
    const files = (await readdir(derived, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    // 200 and 240, each with a shape or two that 144 steps tell apart.
    expect(files.length).toBeLessThanOrEqual(4)
  })

  test('a setting, and a signature, make sizes exact', async () => {
    expect(await sizeOf(fixture.open({ policy: { exactSizes: true } }), 'w_801,h_333,c_fill/photo.jpg')).toEqual([
      801, 333,
    ])
    const signing = fixture.open({ policy: { signingSecret: secret } })
    expect(await sizeOf(signing, sign('w_801,h_333,c_fill/photo.jpg'))).toEqual([801, 333])
  })
})

describe('signatures', () => {
  test('are those of the public clients', () => {
    // Addresses in the tests of the public clients; their secret is `b`.
    expect(isSigned('c_crop,h_20,w_10/image.jpg', 'Ai4Znfl3', 'b')).toBe(true)
    expect(isSigned('image.jpg', '--SjmNDA', 'b')).toBe(true)
    expect(isSigned('image.jpg', 'Ai4Znfl3', 'b')).toBe(false)
  })

  test('cover transformations and public id, not the version', async () => {
    const ask = fixture.open({ policy: { signingSecret: secret } })
    const signed = sign('w_100/photo.jpg')
    expect(await ask(`/image/upload/${signed}`)).toMatchObject({ status: 200 })
    expect(await ask(`/image/upload/${signed.replace('photo', 'v12/photo')}`)).toMatchObject({ status: 200 })
    expect(await ask(`/image/upload/${sign('w_100/photo.jpg', { length: 32 })}`)).toMatchObject({ status: 200 })
    expect(await ask(`/image/upload/${sign('photo.jpg')}`)).toMatchObject({ status: 200 })
    // What is signed is the text of the address, percent-encoding included.
    expect(await ask(`/image/upload/${sign('fl_attachment:twee%20woorden/photo.jpg')}`)).toMatchObject({ status: 200 })
  })

  test.each([
    ['of another address', sign('w_100/photo.jpg').replace('w_100', 'w_200')],
    ['by another secret', sign('w_100/photo.jpg', { key: 'guess' })],
    ['of no known length', 's--abc--/w_100/photo.jpg'],
    ['of letters that none has', `s--${'é'.repeat(8)}--/w_100/photo.jpg`],
    ['that is empty', 's----/w_100/photo.jpg'],
  ])('%s are refused with 401', async (_what, address) => {
    for (const signingSecret of [secret, null]) {
      const { status, headers, body } = await fixture.open({ policy: { signingSecret } })(`/image/upload/${address}`)
      expect({ status, error: headers['x-cld-error'] }).toEqual({ status: 401, error: 'Invalid signature' })
      expect(body.byteLength).toBe(0)
    }
  })
})

describe('strict', () => {
  const strict = () => fixture.open({ policy: { signingSecret: secret, strict: true } })

  // ASVS 12.5.1
  test('lets through originals and every address the site makes', async () => {
    const ask = strict()
    const base = { url: '', folder: '' }
    const sets = [3 / 2, 21 / 9, 1].map((ratio) => pictureSet(base, 'photo', { width: 800, ratio }))
    const pictures = [...sets, pictureSet(base, 'photo', { width: 800 })].flatMap((set) => set.split(', '))
    const addresses = [
      ...pictures.map((entry) => entry.split(' ')[0] ?? ''),
      pictureUrl(base, 'photo', { width: 960, ratio: 16 / 9 }),
      ...(['image', 'video', 'raw'] as const).map((kind, at) =>
        originalUrl(base, ['photo', 'film', 'plan'][at] ?? '', kind),
      ),
      'image/upload/photo.webp',
    ]
    for (const address of addresses) expect(await ask(`/${address}`), address).toMatchObject({ status: 200 })
  })

  test.each([
    'image/upload/w_801/photo.jpg',
    'image/upload/h_333/photo.jpg',
    'image/upload/w_800,q_33/photo.jpg',
    'image/upload/w_800,e_grayscale/photo.jpg',
    'image/upload/w_800,b_red,c_pad,h_800/photo.jpg',
    'image/upload/w_800/w_640/photo.jpg',
    'image/upload/w_0.5/photo.jpg',
    'video/upload/so_1,du_2/film.webm',
    'video/upload/w_800/film.jpg',
  ])('refuses /%s with 401, unless it is signed', async (path) => {
    const ask = strict()
    const { status, headers } = await ask(`/${path}`)
    const error = 'Transformation needs a signed address'
    expect({ status, error: headers['x-cld-error'] }).toEqual({ status: 401, error })
    const [kind = '', , ...rest] = path.split('/')
    // Film is converted nowhere here: a signature brings it as far as the 501.
    const reached = kind === 'image' ? 200 : 501
    expect(await ask(`/${kind}/upload/${sign(rest.join('/'))}`)).toMatchObject({ status: reached })
  })
})
