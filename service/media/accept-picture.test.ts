import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPictureAcceptor } from './accept-picture.ts'

const caller = { ip: '192.0.2.1' }
const accept = createPictureAcceptor()

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 40, g: 120, b: 80, alpha: 1 } } })

/** What is stored, with its metadata; a refusal fails. */
const stored = async (bytes: Uint8Array) => {
  const accepted = await accept(bytes, caller)
  if (!accepted) throw new Error('refused')
  return {
    ...accepted,
    text: Buffer.from(accepted.bytes).toString('latin1'),
    is: await sharp(accepted.bytes).metadata(),
  }
}

/** Three frames of 20 × 30 px. */
const frames = async () => {
  const colours = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 20, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(colours, { join: { animated: true } })
}

test('a photograph is stored without where, when and by whom it was taken, upright, with its colours', async () => {
  const photograph = await plain(60, 40)
    .withExif({ IFD0: { Artist: 'Jan Secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .jpeg()
    .toBuffer()
  const { exif, icc: profile } = await sharp(photograph).metadata()
  expect(exif?.toString('latin1')).toContain('Jan Secret')
  const { text, is, ...accepted } = await stored(photograph)
  expect(accepted).toMatchObject({ type: 'image/jpeg', extension: '.jpg', width: 40, height: 60 })
  expect(is).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
  expect([is.exif, is.xmp, is.orientation]).toEqual([undefined, undefined, undefined])
  expect(is.icc).toEqual(profile)
  expect(text).not.toMatch(/Jan Secret|xmpmeta/)
})

test.each(['png', 'webp', 'avif', 'tiff'] as const)('so is a %s', async (format) => {
  const picture = await plain(60, 40)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Jan Secret</x:xmpmeta>')
    .toFormat(format)
    .toBuffer()
  expect((await sharp(picture).metadata()).xmp).toBeDefined()
  const accepted = await stored(picture)
  expect(accepted).toMatchObject({ type: `image/${format}`, width: 60, height: 40 })
  expect(accepted.is.xmp).toBe(undefined)
})

const secret = Buffer.from('Jan Secret')
/** Puts bytes before the last one of a GIF, which is its trailer. */
const withBlock = (gif: Buffer, block: Buffer) => Buffer.concat([gif.subarray(0, -1), block, gif.subarray(-1)])

test.each<[string, () => Promise<Buffer>]>([
  [
    'a comment of a JPEG',
    async () => {
      const jpeg = await plain(10, 10).jpeg().toBuffer()
      return Buffer.concat([
        jpeg.subarray(0, 2),
        Buffer.from([0xff, 0xfe, 0, secret.length + 2]),
        secret,
        jpeg.subarray(2),
      ])
    },
  ],
  [
    'a comment of a GIF',
    async () =>
      withBlock(
        await plain(10, 10).gif().toBuffer(),
        Buffer.concat([Buffer.from([0x21, 0xfe, secret.length]), secret, Buffer.from([0])]),
      ),
  ],
  [
    'a block of an application in a GIF',
    async () =>
      withBlock(
        await plain(10, 10).gif().toBuffer(),
        Buffer.concat([Buffer.from('\x21\xff\x0bXMP DataXMP'), Buffer.from([secret.length]), secret, Buffer.from([0])]),
      ),
  ],
  ...(['jpeg', 'png', 'webp', 'gif'] as const).map((format): [string, () => Promise<Buffer>] => [
    `a second picture behind the end of a ${format}`,
    async () =>
      Buffer.concat([
        await plain(10, 10).toFormat(format).toBuffer(),
        await plain(10, 10)
          .withExif({ IFD0: { Artist: 'Jan Secret' } })
          .jpeg()
          .toBuffer(),
      ]),
  ]),
])('%s is not stored', async (_, make) => {
  const bytes = await make()
  expect(bytes.toString('latin1')).toContain('Jan Secret')
  const { text, width, height } = await stored(bytes)
  expect([width, height]).toEqual([10, 10])
  expect(text).not.toContain('Jan Secret')
})

test.each([
  ['with a profile', 'cmyk'],
  ['without', null],
])('a JPEG of a press is stored in the colours of screens, %s', async (_, profile) => {
  const press = plain(60, 40)
    .removeAlpha()
    .toColourspace('cmyk')
    .withExif({ IFD0: { Artist: 'Jan Secret' } })
  const bytes = await (profile === null ? press : press.withIccProfile(profile)).jpeg().toBuffer()
  expect((await sharp(bytes).metadata()).space).toBe('cmyk')
  const { is, text } = await stored(bytes)
  expect(is).toMatchObject({ space: 'srgb', channels: 3, width: 60 })
  expect(text).not.toContain('Jan Secret')
})

test.each([
  ['png', 'rgb16'],
  ['png', 'grey16'],
  ['tiff', 'rgb16'],
] as const)('a %s of 16 bits a channel keeps them (%s)', async (format, space) => {
  const deep = await plain(60, 40).toColourspace(space).png().toBuffer()
  const named = sharp(deep)
    .toColourspace(space)
    .withExif({ IFD0: { Artist: 'x' } })
  const bytes = await (format === 'png' ? named.png() : named.tiff({ compression: 'deflate' })).toBuffer()
  expect((await sharp(bytes).metadata()).depth).toBe('ushort')
  const { is } = await stored(bytes)
  expect(is).toMatchObject({ depth: 'ushort', space })
})

test('a WebP without loss stays one', async () => {
  const noise = sharp({
    create: {
      width: 40,
      height: 40,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const bytes = await noise.webp({ lossless: true }).toBuffer()
  const { bytes: kept } = await stored(bytes)
  expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
})

test.each(['gif', 'webp'] as const)('an animated %s keeps its frames', async (format) => {
  const animation = (await frames()).withMetadata({ orientation: 6 })[format]({ loop: 2, delay: [100, 200, 300] })
  const { is, ...accepted } = await stored(await animation.toBuffer())
  expect(accepted).toMatchObject({ width: 20, height: 30 })
  expect(is).toMatchObject({ pages: 3, loop: 2, delay: [100, 200, 300], width: 20, height: 30 })
})

test('frames of a GIF need no memory together, those of a WebP do', async () => {
  const bounded = createPictureAcceptor({ maxInputPixels: 1000, maxDecodedBytes: 3000 })
  expect(await bounded(await (await frames()).gif().toBuffer(), caller)).toMatchObject({ width: 20 })
  expect(await bounded(await (await frames()).webp().toBuffer(), caller)).toBe(null)
})

/** A grey TIFF of pages that have those sizes. */
const tiffOf = (sizes: readonly (readonly [number, number])[]): Buffer => {
  const directory = 2 + 9 * 12 + 4
  const pixels = 8 + sizes.length * directory
  const offsetOf = (page: number) => sizes.slice(0, page).reduce((sum, [width, height]) => sum + width * height, pixels)
  const head = Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0])
  const directories = sizes.map(([width, height], page) => {
    const entries = [
      [256, width],
      [257, height],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, offsetOf(page)],
      [277, 1],
      [278, height],
      [279, width * height],
    ] as const
    const bytes = Buffer.alloc(directory)
    bytes.writeUInt16LE(entries.length, 0)
    for (const [index, [tag, value]] of entries.entries()) {
      bytes.writeUInt16LE(tag, 2 + index * 12)
      bytes.writeUInt16LE(4, 4 + index * 12)
      bytes.writeUInt32LE(1, 6 + index * 12)
      bytes.writeUInt32LE(value, 10 + index * 12)
    }
    const isLast = page === sizes.length - 1
    bytes.writeUInt32LE(isLast ? 0 : 8 + (page + 1) * directory, directory - 4)
    return bytes
  })
  return Buffer.concat([head, ...directories, ...sizes.map(([width, height]) => Buffer.alloc(width * height, 200))])
}

test('of a TIFF its first page is stored, whatever the size of the others', async () => {
  const bytes = tiffOf([
    [40, 30],
    [20, 15],
  ])
  expect((await sharp(bytes).metadata()).pages).toBe(2)
  const { is, ...accepted } = await stored(bytes)
  expect(accepted).toMatchObject({ type: 'image/tiff', width: 40, height: 30 })
  expect(is).toMatchObject({ width: 40, height: 30 })
})

// ASVS 12.1.1
test('what would need too much memory is refused before it is decoded', async () => {
  // 5100 × 5100 px of four channels of two bytes: 208 MB, in some hundred kB.
  const bomb = await plain(5100, 5100).toColourspace('rgb16').png().toBuffer()
  expect(await accept(bomb, caller)).toBe(null)
  expect(await createPictureAcceptor({ maxDecodedBytes: 9599 })(await plain(60, 40).png().toBuffer(), caller)).toBe(
    null,
  )
})

test('uploads are looked at one after the other; those beyond the few that wait are refused', async () => {
  const bounded = createPictureAcceptor({ uploadsQueued: 1 })
  const picture = await plain(600, 400).png().toBuffer()
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => bounded(picture, caller)))
  const refusals = results.filter((result) => result.status === 'rejected')
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals[0]?.reason).toMatchObject({ code: 'REQUESTS_EXCEEDED' })
  expect(results[0]).toMatchObject({ value: { width: 600 } })
})
