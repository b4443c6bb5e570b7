/** Media delivery through its handler: rows of requests and answers, which read best in one place. */
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leastWeight } from './cache.ts'
import { type Ask, openFixture } from './pictures.fixture.ts'

const photo = '0b6c3c1e-8d7a-4a51-9c43-1f7e6a0d2b11'
const fixture = await openFixture()
const { folder, add, files, lookups } = fixture
let ask: Ask

const sky = '#8fc1d4'
const sun = '#f5b83d'
const svgText = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><circle cx="5" cy="5" r="4"/></svg>'

beforeAll(async () => {
  // Left half sky, right half sun, so that a test can tell which part of a picture it got.
  const halves = sharp({ create: { width: 1200, height: 800, channels: 3, background: sky } }).composite([
    { input: { create: { width: 600, height: 800, channels: 3, background: sun } }, left: 600, top: 0 },
  ])
  const seeThrough = sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
  const noise = sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: sky,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  const frames = sharp({ create: { width: 40, height: 40, channels: 3, background: sun } })
  await add(photo, 'image/jpeg', 'schoolplein.jpg', await halves.clone().jpeg().toBuffer(), {
    width: 1200,
    height: 800,
  })
  await add('folder/two words', 'image/jpeg', 'b.jpg', await halves.clone().jpeg().toBuffer())
  await add('clear', 'image/png', 'clear.png', await seeThrough.png().toBuffer())
  await add('moving', 'image/gif', 'moving.gif', await frames.gif().toBuffer())
  await add(
    'turned',
    'image/jpeg',
    'turned.jpg',
    await halves.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  )
  await add('noise', 'image/png', 'noise.png', await noise.png().toBuffer())
  await add('logo', 'image/svg+xml', 'logo.svg', Buffer.from(svgText))
  await add('broken', 'image/jpeg', 'broken.jpg', Buffer.from('this is no picture'))
  await add(
    'huge',
    'image/png',
    'huge.png',
    await sharp({ create: { width: 9000, height: 6000, channels: 3, background: sun } })
      .png()
      .toBuffer(),
  )
  await add('film', 'video/webm', 'film.webm', Buffer.from('0123456789'))
  await add('talk', 'audio/wav', 'talk.wav', Buffer.from('abcdefghij'))
  await add('paper', 'application/pdf', 'Één plan.pdf', Buffer.from('%PDF-1.4 bytes'))
  files.set('gone', { path: join(folder, 'gone'), type: 'image/jpeg', filename: 'gone.jpg', size: 3 })
  ask = fixture.open()
})

afterAll(fixture.close)

/** The picture a path gives: its size, its format and its colour at a place (shares of width and height). */
const look = async (path: string, headers: Record<string, string> = {}) => {
  const { status, headers: sent, body } = await ask(path, headers)
  expect({ status, error: sent['x-cld-error'] }).toEqual({ status: 200, error: undefined })
  const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (across: number, down: number) => {
    const [column, row] = [Math.floor(across * (info.width - 1)), Math.floor(down * (info.height - 1))]
    return [...data.subarray((row * info.width + column) * 4, (row * info.width + column) * 4 + 4)]
  }
  const { format } = await sharp(body).metadata()
  return { width: info.width, height: info.height, format, type: sent['content-type'], at, headers: sent }
}

const isSky = ([red = 0, , blue = 0]: number[]) => blue > red
const image = (transformation: string, id = photo, extension = '.jpg') =>
  `/image/upload/${transformation === '' ? '' : `${transformation}/`}${id}${extension}`

describe('sizes', () => {
  test.each([
    ['w_600', 600, 400],
    ['h_400', 600, 400],
    ['w_0.5', 600, 400],
    ['w_300,h_300', 300, 300],
    ['w_300,h_300,c_fill', 300, 300],
    ['w_300,h_300,c_fit', 300, 200],
    ['w_2400,h_2400,c_fit', 2400, 1600],
    ['w_2400,h_2400,c_limit', 1200, 800],
    ['w_300,h_100,c_limit', 150, 100],
    ['w_300,h_300,c_pad', 300, 300],
    ['w_90,h_90,c_thumb,g_face', 90, 90],
    ['w_300,h_200,c_crop', 300, 200],
    ['w_5000,h_200,c_crop', 1200, 200],
    ['ar_16:9,w_320', 320, 180],
    ['ar_1,c_fill', 800, 800],
    ['ar_0.5,h_400,c_fill', 200, 400],
    ['w_100,dpr_2.0', 200, 133],
    ['w_600/w_0.5', 300, 200],
    ['w_400,h_400,c_fill/w_100/f_jpg,q_auto', 100, 100],
  ])('%s gives %i × %i', async (transformation, width, height) => {
    expect(await look(image(transformation))).toMatchObject({ width, height, format: 'jpeg' })
  })

  test('camera orientation is applied before sizes are worked out', async () => {
    const upright = await look(image('w_200', 'turned'))
    expect(upright).toMatchObject({ width: 200, height: 300 })
    // A quarter turn brings the left half to the top.
    expect([isSky(upright.at(0.5, 0.1)), isSky(upright.at(0.5, 0.9))]).toEqual([true, false])
  })
})

describe('places and effects', () => {
  test('gravity says which part stays', async () => {
    expect(isSky((await look(image('w_200,h_800,c_fill,g_west'))).at(0.5, 0.5))).toBe(true)
    expect(isSky((await look(image('w_200,h_800,c_fill,g_east'))).at(0.5, 0.5))).toBe(false)
    expect(isSky((await look(image('w_200,h_200,c_crop,x_900,y_10'))).at(0.5, 0.5))).toBe(false)
    expect(isSky((await look(image('w_200,h_200,c_crop,g_north_east'))).at(0.5, 0.5))).toBe(false)
    expect(await look(image('w_200,h_200,c_fill,g_auto'))).toMatchObject({ width: 200, height: 200 })
  })

  test('pad shows the background', async () => {
    const [red = 0, green = 0, blue = 0] = (await look(image('w_300,h_300,c_pad,b_rgb:1f6b57'))).at(0.5, 0.02)
    expect([Math.abs(red - 0x1f), Math.abs(green - 0x6b), Math.abs(blue - 0x57)].every((gap) => gap < 6)).toBe(true)
    expect((await look(image('w_300,h_300,c_pad,f_png'))).at(0.5, 0.02)[3]).toBe(0)
  })

  test.each(['b_auto', 'b_auto:border', 'b_auto:predominant'])(
    'pad shows the main colour with %s',
    async (background) => {
      const left = await look(image(`w_0.4,c_crop,g_west/w_300,h_600,c_pad,${background}`))
      const right = await look(image(`w_0.4,c_crop,g_east/w_300,h_600,c_pad,${background}`))
      for (const { at } of [left, right]) {
        const [behind, inside] = [at(0.5, 0.02), at(0.5, 0.5)]
        expect(behind.slice(0, 3).every((level, index) => Math.abs(level - (inside[index] ?? 0)) < 24)).toBe(true)
      }
      expect([isSky(left.at(0.5, 0.02)), isSky(right.at(0.5, 0.02))]).toEqual([true, false])
      expect((await look(image(`w_200,h_200,c_fill,r_40,${background}`, 'clear'))).at(0, 0)[0]).toBeDefined()
    },
  )

  test('round corners are clear where the format can, else background, else white', async () => {
    expect((await look(image('w_200,h_200,c_fill,r_max,f_png'))).at(0, 0)[3]).toBe(0)
    expect((await look(image('w_200,h_200,c_fill,r_max,f_png'))).at(0.5, 0.5)[3]).toBe(255)
    expect((await look(image('w_200,h_200,c_fill,r_40'))).at(0, 0)[0]).toBeGreaterThan(250)
    expect((await look(image('w_200,h_200,c_fill,r_40,b_black'))).at(0, 0)[0]).toBeLessThan(5)
  })

  test('grayscale takes colour away, blur softens the edge', async () => {
    const [red, green, blue] = (await look(image('w_100,e_grayscale,f_png'))).at(0.9, 0.5)
    expect([red, green]).toEqual([green, blue])
    const sharpEdge = (await look(image('w_100,f_png'))).at(0.4, 0.5)
    const softEdge = (await look(image('w_100,e_blur:600,f_png'))).at(0.4, 0.5)
    expect(softEdge[0]).toBeGreaterThan((sharpEdge[0] ?? 0) + 5)
  })

  test('quality changes the number of bytes', async () => {
    const [low, high] = [await ask(image('q_5', 'noise', '.webp')), await ask(image('q_95', 'noise', '.webp'))]
    expect(low.body.byteLength * 2).toBeLessThan(high.body.byteLength)
    const levels = await Promise.all(
      ['low', 'eco', 'good', 'best'].map((level) => ask(image(`q_auto:${level}`, 'noise', '.webp'))),
    )
    const sizes = levels.map(({ body }) => body.byteLength)
    expect(new Set(sizes).size).toBe(4)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  })
})

describe('formats', () => {
  test('f_auto is WebP for who takes it, else the own kind, and says so to caches', async () => {
    const webp = await look(image('f_auto,q_auto'), { accept: 'image/avif,image/webp,*/*;q=0.8' })
    expect(webp).toMatchObject({ format: 'webp', type: 'image/webp' })
    expect(webp.headers['vary']).toBe('Accept')
    const own = await look(image('f_auto'), { accept: 'image/webp;q=0, */*' })
    expect(own).toMatchObject({ format: 'jpeg', type: 'image/jpeg' })
    expect(own.headers['etag']).not.toBe(webp.headers['etag'])
    expect((await look(image('f_auto', 'moving', '.gif'))).format).toBe('gif')
  })

  test('an extension converts, and f_ goes before it', async () => {
    expect((await look(image('', photo, '.webp'))).format).toBe('webp')
    expect((await look(image('', 'clear', '.jpg'))).at(0.5, 0.5).slice(0, 3)).toEqual([255, 255, 255])
    expect((await look(image('w_50,f_png'))).type).toBe('image/png')
    expect((await look(image('w_64,f_avif'))).type).toBe('image/avif')
    expect((await ask(image('', photo, '.bmp'))).status).toBe(400)
  })
})

describe('originals', () => {
  test('come byte for byte, with or without extension and version', async () => {
    const bytes = (await ask(image(''))).body
    expect(bytes.byteLength).toBe(files.get(photo)?.size)
    expect((await ask(image('', photo, ''))).body.equals(bytes)).toBe(true)
    expect((await ask(image('v1712', photo, '.jpeg'))).body.equals(bytes)).toBe(true)
    expect((await ask('/image/upload/v1/folder/two%20words.jpg')).status).toBe(200)
  })

  // ASVS 1.12.2 5.2.7 12.5.2
  test('vector pictures are never rasterised and cannot run anything', async () => {
    const { body, headers } = await ask(image('w_200,f_auto', 'logo', '.svg'))
    expect(body.toString()).toBe(svgText)
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  })

  test.each([
    ['bytes=2-5', 206, '2345', 'bytes 2-5/10'],
    ['Bytes=2-5', 206, '2345', 'bytes 2-5/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
  ])('range %s answers %i', async (range, status, text, contentRange) => {
    const reply = await ask('/video/upload/film.webm', { range })
    expect(reply).toMatchObject({ status })
    expect(reply.body.toString()).toBe(text)
    expect(reply.headers['content-range']).toBe(contentRange)
  })

  test('If-Range holds a download together', async () => {
    const { headers } = await ask('/video/upload/talk.wav')
    expect(headers['content-type']).toBe('audio/wav')
    const range = { range: 'bytes=0-1' }
    expect((await ask('/video/upload/talk.wav', { ...range, 'if-range': headers['etag'] ?? '' })).status).toBe(206)
    expect((await ask('/video/upload/talk.wav', { ...range, 'if-range': '"other"' })).status).toBe(200)
  })

  // ASVS 12.3.4
  test('documents come with a name to save them under', async () => {
    const { headers } = await ask('/raw/upload/paper.pdf')
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="__n plan.pdf"; filename*=UTF-8''%C3%89%C3%A9n%20plan.pdf`,
    )
    const named = await ask(image('w_80,fl_attachment:mijn plein,f_png'))
    expect(named.headers['content-disposition']).toContain('filename="mijn plein.png"')
  })
})

describe('refusals', () => {
  test('a bad transformation is refused before the original is looked up', async () => {
    lookups.length = 0
    await ask(image('w_600/zz_1'))
    expect(lookups).toEqual([])
  })

  test('only reading is allowed', async () => {
    expect(await ask(image(''), {}, 'POST')).toMatchObject({ status: 405 })
    expect((await ask(image(''), {}, 'OPTIONS')).headers['access-control-allow-methods']).toBe('GET, HEAD')
  })
})

describe('caches', () => {
  test('replies say how long they keep and who may use them', async () => {
    const { headers } = await ask(image('w_20'))
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test('only an address with a version is immutable: another file under the same id has the same address without one', async () => {
    const keeping = async (path: string, headers = {}) => {
      const reply = await ask(path, headers)
      return [reply.status, reply.headers['cache-control'] ?? null]
    }
    const usual = 'public, max-age=3600, stale-while-revalidate=86400'
    const forever = 'public, max-age=31536000, immutable'
    expect(await keeping(image(''))).toEqual([200, usual])
    expect(await keeping(`/image/upload/w_20/v1712/${photo}`)).toEqual([200, forever])
    expect(await keeping(`/image/upload/v1712/${photo}`)).toEqual([200, forever])
    const { headers } = await ask(`/image/upload/w_20/v1712/${photo}`)
    expect(await keeping(`/image/upload/w_20/v1712/${photo}`, { 'if-none-match': headers['etag'] })).toEqual([
      304,
      forever,
    ])
    expect(await keeping('/video/upload/v1/film.webm', { range: 'bytes=3-5' })).toEqual([206, forever])
    expect(await keeping('/video/upload/v1/film.webm', { range: 'bytes=90-' })).toEqual([416, null])
    expect(await keeping('/image/upload/v1/nothing')).toEqual([404, 'no-store'])
  })

  test('a known ETag is answered before anything is rendered', async () => {
    const fresh = join(folder, 'fresh')
    const askAnew = fixture.open({ derived: fresh })
    const known = (await ask(image('h_77,w_33,c_fill'))).headers['etag'] ?? ''
    expect(known).toMatch(/^W\/"/)
    // The order of components does not matter.
    const reply = await askAnew(image('c_fill,w_33,h_77'), { 'if-none-match': known })
    expect(reply).toMatchObject({ status: 304 })
    expect(await readdir(fresh).catch(() => [])).toEqual([])
    const whole = await ask(image(''))
    expect(whole.headers['etag']).toMatch(/^"/)
    expect((await ask(image(''), { 'if-none-match': whole.headers['etag'] ?? '' })).status).toBe(304)
  })

  test('a file that is replaced has another ETag, and what was made of it is made anew', async () => {
    const plain = (background: string) => sharp({ create: { width: 40, height: 40, channels: 3, background } }).png()
    await add('changing', 'image/png', 'changing.png', await plain(sky).toBuffer())
    const [before, wholeBefore] = [await look(image('w_20', 'changing', '')), await ask(image('', 'changing', ''))]
    // Another number of bytes, so that it counts even within one tick of the file system's clock.
    await add('changing', 'image/png', 'changing.png', await plain(sun).withMetadata().toBuffer())
    const [after, wholeAfter] = [await look(image('w_20', 'changing', '')), await ask(image('', 'changing', ''))]
    expect([isSky(before.at(0.5, 0.5)), isSky(after.at(0.5, 0.5))]).toEqual([true, false])
    expect(after.headers['etag']).not.toBe(before.headers['etag'])
    expect(wholeAfter.headers['etag']).not.toBe(wholeBefore.headers['etag'])
  })

  test('HEAD tells what GET would, without a body', async () => {
    for (const path of [image('w_44'), image(''), '/raw/upload/paper.pdf']) {
      const [head, get] = [await ask(path, {}, 'HEAD'), await ask(path)]
      expect(head.headers).toEqual(get.headers)
      expect(head.body.byteLength).toBe(0)
      expect(get.headers['content-length']).toBe(String(get.body.byteLength))
    }
  })

  test('the same picture asked for many times at once is made once', async () => {
    const once = join(folder, 'once')
    // No place to wait: a second rendering would be refused.
    const limits = { concurrent: 1, queued: 0 }
    const askOnce = fixture.open({ derived: once, limits })
    const replies = await Promise.all(Array.from({ length: 12 }, () => askOnce(image('w_123'))))
    expect(replies.map((reply) => reply.status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect(new Set(replies.map((reply) => reply.body.toString('base64'))).size).toBe(1)
    expect(await keptIn(once)).toHaveLength(1)
  })

  test('a folder that cannot be used costs speed only', async () => {
    const warnings: string[] = []
    const listen = (warning: Error) => warnings.push(warning.message)
    process.on('warning', listen)
    const occupied = join(folder, 'occupied')
    await writeFile(occupied, 'a file, no folder')
    const askHindered = fixture.open({ derived: occupied })
    expect((await askHindered(image('w_31'))).status).toBe(200)
    await new Promise((resume) => setImmediate(resume))
    process.off('warning', listen)
    expect(warnings.join()).toContain('cannot be used')
  })

  test('drafts of a run that was cut short go at the next start, those of a process at work stay', async () => {
    const shared = join(folder, 'shared')
    await mkdir(shared)
    for (const name of ['1-1.part', '2-1.part']) await writeFile(join(shared, name), 'half a picture')
    const before = new Date(Date.now() - 2 * 3_600_000)
    await utimes(join(shared, '1-1.part'), before, before)
    await fixture.open({ derived: shared })(image('w_20'))
    const drafts = async () => (await keptIn(shared)).filter((path) => path.endsWith('.part'))
    await expect.poll(drafts).toEqual([join(shared, '2-1.part')])
  })

  test('the folder stays below its quota, and what it holds survives a restart', async () => {
    const small = join(folder, 'small')
    await mkdir(small)
    const open = () => fixture.open({ derived: small, limits: { cacheBytes: 3 * leastWeight } })
    const first = open()
    for (const width of [180, 192, 200, 240]) await first(image(`w_${width},f_jpg,q_60`, 'noise'))
    await expect.poll(() => keptIn(small)).toHaveLength(3)
    const sizes = await Promise.all((await keptIn(small)).map(async (path) => (await stat(path)).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3 * leastWeight)
    const again = open()
    expect((await again(image('w_240,f_jpg,q_60', 'noise'))).status).toBe(200)
    expect(await keptIn(small)).toHaveLength(sizes.length)
  })
})

const keptIn = async (root: string): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
