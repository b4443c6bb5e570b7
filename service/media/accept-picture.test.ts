import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPictureAcceptor } from './accept-picture.ts'

const caller = { ip: '192.0.2.1' }
const accept = createPictureAcceptor()

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 40, g: 120, b: 80, alpha: 1 } } })

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
  const accepted = await accept(photograph, caller)
  expect(accepted).toMatchObject({ type: 'image/jpeg', extension: '.jpg', width: 40, height: 60 })
  const stored = Buffer.from(accepted?.bytes ?? [])
  const metadata = await sharp(stored).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
  expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([undefined, undefined, undefined])
  expect(metadata.icc).toEqual(profile)
  expect(stored.toString('latin1')).not.toMatch(/Jan Secret|xmpmeta/)
})

test.each(['png', 'webp', 'avif', 'tiff'] as const)('so is a %s', async (format) => {
  const picture = await plain(60, 40)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Jan Secret</x:xmpmeta>')
    .toFormat(format)
    .toBuffer()
  expect((await sharp(picture).metadata()).xmp).toBeDefined()
  const accepted = await accept(picture, caller)
  expect(accepted).toMatchObject({ type: `image/${format}`, width: 60, height: 40 })
  expect((await sharp(accepted?.bytes).metadata()).xmp).toBe(undefined)
})

test('a picture without metadata is stored byte for byte, and keeps its frames', async () => {
  const frames = sharp({ create: { width: 20, height: 60, channels: 3, background: '#275', pageHeight: 20 } })
  for (const bytes of [await plain(60, 40).png().toBuffer(), await frames.gif().toBuffer()])
    expect((await accept(bytes, caller))?.bytes).toBe(bytes)
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
