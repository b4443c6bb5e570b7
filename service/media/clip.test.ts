import { execFile } from 'node:child_process'
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { drawFilm, recordSound } from '#sample/pictures/draw.ts'
import { type Ffmpeg, findFfmpeg } from './ffmpeg.ts'
import { type Ask, openFixture } from './pictures.fixture.ts'
import { defaultLimits } from './limits.ts'

const ffmpeg = await findFfmpeg('ffmpeg')
/** The tests look at what was made with the program that comes with it. */
const canLook = ffmpeg !== null && (await findFfmpeg('ffprobe')) !== null
const fixture = await openFixture()
const run = promisify(execFile)
let ask: Ask
let bare: Ask

beforeAll(async () => {
  const [film, talk] = await Promise.all([drawFilm(1, { kinds: ['school'], seconds: 3 }), recordSound(1, 4)])
  await fixture.add('film', film.type, 'film.webm', film.bytes)
  await fixture.add('talk', talk.type, 'talk.wav', talk.bytes)
  // A list that ffmpeg would follow to the other file, were it not told what to expect.
  await fixture.add('list', 'video/mp4', 'list.mp4', Buffer.from('ffconcat version 1.0\nfile film\n'))
  await fixture.add('old', 'video/x-msvideo', 'old.avi', Buffer.from('RIFF'))
  ask = fixture.open({ ffmpeg })
  bare = fixture.open()
})

afterAll(fixture.close)

/** A file with those bytes at the beginning of its first element of that id, whose length and that of the segment have eight bytes. */
const inserted = (bytes: Buffer, id: string, extra: Buffer): Buffer => {
  const start = (name: string) => bytes.indexOf(Buffer.from(`${name}01`, 'hex')) + name.length / 2 + 8
  const grown = Buffer.concat([bytes.subarray(0, start(id)), extra, bytes.subarray(start(id))])
  for (const at of [start('18538067'), start(id)])
    grown.writeBigUInt64BE(bytes.readBigUInt64BE(at - 8) + BigInt(extra.length), at - 8)
  return grown
}

describe('where there is no encoder', () => {
  test('film and sound are delivered as they are, and a conversion is refused with 501', async () => {
    expect(await bare('/video/upload/f_auto,q_auto/film.webm')).toMatchObject({ status: 200 })
    for (const path of ['w_640/film.webm', 'so_3,du_5/film.webm', 'f_mp3/talk.wav', 'list.jpg', 'film.mp4']) {
      const { status, headers, body } = await bare(`/video/upload/${path}`)
      expect({ path, status, size: body.byteLength }).toEqual({ path, status: 501, size: 0 })
      expect(headers['x-cld-error']).toBe('Video and audio transformations are not available')
    }
  })

  test('there are stills of VP8 films all the same, at the key frame before the second asked for', async () => {
    const pictures = await Promise.all(
      ['film.jpg', 'so_1.9/film.jpg', 'so_2/film.jpg', 'so_99/film.jpg'].map((path) => bare(`/video/upload/${path}`)),
    )
    for (const { status, body } of pictures) {
      expect(status).toBe(200)
      expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 360 })
    }
    expect(new Set(pictures.map(({ body }) => body.toString('base64'))).size).toBe(4)
    const small = await bare('/video/upload/so_1,w_64,h_64,c_fill/film.webp')
    expect(await sharp(small.body).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 })
  })

  test('a film with sound has the same stills', async () => {
    const bytes = await readFile(fixture.files.get('film')?.path ?? '')
    // A sound track of number 2 before the film's, and a block of it that looks like a key frame.
    const tracks = inserted(bytes, '1654ae6b', Buffer.from('ae8ed781028686415f4f505553838102', 'hex'))
    await fixture.add(
      'sounding',
      'video/webm',
      'sounding.webm',
      inserted(tracks, '1f43b675', Buffer.from('a3858200008000', 'hex')),
    )
    const [silent, sounding] = await Promise.all([bare('/video/upload/film.jpg'), bare('/video/upload/sounding.jpg')])
    expect(sounding.status).toBe(200)
    expect(sounding.body.equals(silent.body)).toBe(true)
  })

  test.each(['cut', 'other', 'noise'] as const)(
    'and none of a film that is broken or of another codec: %s',
    async (name) => {
      const bytes = await readFile(fixture.files.get('film')?.path ?? '')
      const made = {
        cut: bytes.subarray(0, 300),
        other: Buffer.from(bytes.toString('latin1').replace('V_VP8', 'V_AV1'), 'latin1'),
        noise: bytes.subarray(0, 4096).map((byte, at) => (at * 7919 + byte) % 256),
      }
      await fixture.add(name, 'video/webm', `${name}.webm`, made[name])
      expect(await bare(`/video/upload/${name}.jpg`)).toMatchObject({ status: 501 })
    },
  )

  test('what is wrong with an address is said before', async () => {
    expect(await bare('/video/upload/w_wide/film.webm')).toMatchObject({ status: 400 })
    expect(await bare('/video/upload/f_mp3/nothing')).toMatchObject({ status: 404 })
  })

  test('a program that is not there, or does not tell its version, is none', async () => {
    expect(await findFfmpeg(join(fixture.folder, 'nowhere'))).toBeNull()
    expect(await findFfmpeg('false')).toBeNull()
  })
})

describe.skipIf(!canLook)('with ffmpeg (left out where it is not installed)', () => {
  /** What is in a delivered file: its tracks and its length in seconds. */
  const look = async (path: string) => {
    const { status, headers, body } = await ask(`/video/upload/${path}`)
    expect({ path, status, error: headers['x-cld-error'] }).toEqual({ path, status: 200, error: undefined })
    const file = join(fixture.folder, 'delivered')
    await writeFile(file, body)
    const entries = 'stream=codec_name,width,height:format=duration'
    const { stdout } = await run('ffprobe', ['-v', 'error', '-show_entries', entries, '-of', 'json', file])
    return { type: headers['content-type'], found: JSON.parse(stdout) as unknown }
  }

  /** The shape of `look` for a film of this size, length and codec. */
  const film = (codec: string, width: number, height: number, seconds: number) => ({
    streams: [{ codec_name: codec, width, height }],
    format: { duration: expect.toSatisfy((text: string) => Math.abs(Number(text) - seconds) < 0.3) },
  })

  test.each([
    ['w_320/film.webm', 'video/webm', film('vp9', 320, 180, 3)],
    ['h_90/film.mp4', 'video/mp4', film('h264', 160, 90, 3)],
    ['w_0.5,vc_vp8/film', 'video/webm', film('vp8', 320, 180, 3)],
    ['w_100,h_100,c_fill,g_west/film.mp4', 'video/mp4', film('h264', 100, 100, 3)],
    ['w_101,h_101,c_fit/film.mp4', 'video/mp4', film('h264', 112, 62, 3)],
    ['w_900,h_900,c_limit/film.mp4', 'video/mp4', film('h264', 640, 360, 3)],
    ['w_100,h_100,c_pad,b_red/film.mp4', 'video/mp4', film('h264', 100, 100, 3)],
    ['w_200,h_100,c_crop/film.mp4', 'video/mp4', film('h264', 200, 100, 3)],
    ['w_64,h_64/film.mp4', 'video/mp4', film('h264', 64, 64, 3)],
    ['so_1,du_1/w_160/f_mp4,q_auto/film', 'video/mp4', film('h264', 160, 90, 1)],
    ['so_0.5,eo_2.5/film.mp4', 'video/mp4', film('h264', 640, 360, 2)],
  ])('film: %s', async (path, type, found) => {
    const seen = await look(path)
    expect(seen).toMatchObject({ type, found })
  })

  test.each([
    ['f_mp3,br_64k/talk', 'audio/mpeg', 'mp3', 4],
    ['talk.m4a', 'audio/mp4', 'aac', 4],
    ['talk.aac', 'audio/aac', 'aac', 4],
    ['talk.ogg', 'audio/ogg', 'vorbis', 4],
    ['ac_opus/talk.ogg', 'audio/ogg', 'opus', 4],
    ['so_1,du_2,af_22050/talk.wav', 'audio/wav', 'pcm_s16le', 2],
  ])('sound: %s', async (path, type, codec, seconds) => {
    const duration = expect.toSatisfy((text: string) => Math.abs(Number(text) - seconds) < 0.3)
    expect(await look(path)).toMatchObject({ type, found: { streams: [{ codec_name: codec }], format: { duration } } })
  })

  beforeAll(async () => {
    // Blue on the left, yellow on the right, and a tone.
    const file = join(fixture.folder, 'halves.mp4')
    const halves = 'color=blue:s=160x90:d=1[a];color=yellow:s=160x90:d=1[b];[a][b]hstack[v];sine=d=1[s]'
    const tracks = ['-map', '[v]', '-map', '[s]', '-c:v', 'mpeg4', '-q:v', '2', '-c:a', 'aac']
    await run('ffmpeg', ['-loglevel', 'error', '-filter_complex', halves, ...tracks, '-y', file])
    await fixture.add('halves', 'video/mp4', 'halves.mp4', await readFile(file))
  })

  test.each([
    // The original itself: there is nothing to convert.
    ['talk', ['w_1293/talk', 'w_64,h_64,c_fill,g_west,b_red,q_12/talk', 'vc_h264/talk', 'vc_none/talk.wav']],
    ['f_mp3/talk', ['f_mp3,w_100/talk', 'f_mp3,q_20,h_0.5/talk', 'w_200/talk.mp3']],
    ['so_1,du_1/talk', ['so_1,du_1,w_100/talk', 'so_1,du_1,br_64k/talk']],
    ['vc_none,ac_mp3/halves.mp4', ['vc_none,ac_mp3,w_100/halves.mp4', 'vc_none,ac_mp3,q_20/halves.mp4']],
    ['ac_none,w_50/halves.mp4', ['ac_none,w_50,af_8000/halves.mp4']],
  ])('what has no meaning for a track gives the same file: %s', async (plain, variants) => {
    const file = await ask(`/video/upload/${plain}`)
    expect(file).toMatchObject({ status: 200 })
    for (const variant of variants) {
      const { status, headers, body } = await ask(`/video/upload/${variant}`)
      expect({ variant, status, etag: headers['etag'] }).toEqual({ variant, status: 200, etag: file.headers['etag'] })
      expect(body.equals(file.body)).toBe(true)
    }
  })

  describe('what is seen and heard', () => {
    /** Colours of a delivered film at shares of its width, a third down. */
    const coloursOf = async (path: string, ...across: number[]) => {
      const { body } = await ask(`/video/upload/${path}`)
      await writeFile(join(fixture.folder, 'seen'), body)
      const source = { path: join(fixture.folder, 'seen'), demuxer: 'mov', isFilm: true }
      const frame = await ffmpeg?.posterFrame(source, 0, defaultLimits)
      const { data, info } = await sharp(frame).raw().toBuffer({ resolveWithObject: true })
      return across.map((share) => {
        const at = (Math.floor(info.height / 3) * info.width + Math.floor(share * (info.width - 1))) * info.channels
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
        return blue > 128 ? 'blue' : green > 128 ? 'yellow' : red > 128 ? 'red' : 'black'
      })
    }

    test('gravity says which part of a film stays, pad shows the background', async () => {
      expect(await coloursOf('w_160,h_90/halves.mp4', 0.1, 0.9)).toEqual(['blue', 'yellow'])
      expect(await coloursOf('w_90,h_90,c_fill,g_west/halves.mp4', 0.1, 0.9)).toEqual(['blue', 'blue'])
      expect(await coloursOf('w_90,h_90,c_fill,g_east/halves.mp4', 0.1, 0.9)).toEqual(['yellow', 'yellow'])
      expect(await coloursOf('w_90,h_90,c_fill/halves.mp4', 0.1, 0.9)).toEqual(['blue', 'yellow'])
      expect(await coloursOf('w_100,h_90,c_crop,g_east/halves.mp4', 0.1, 0.9)).toEqual(['yellow', 'yellow'])
      expect(await coloursOf('w_400,h_90,c_pad,b_red/halves.mp4', 0.05, 0.4, 0.6, 0.95)).toEqual([
        'red',
        'blue',
        'yellow',
        'red',
      ])
    })

    test('sound comes along, alone, or not at all', async () => {
      const codecs = async (path: string) => {
        const { found } = await look(path)
        return z
          .object({ streams: z.array(z.object({ codec_name: z.string() })) })
          .parse(found)
          .streams.map((one) => one.codec_name)
      }
      expect(await codecs('w_160/halves.mp4')).toEqual(['h264', 'aac'])
      expect(await codecs('halves.webm')).toEqual(['vp9', 'opus'])
      expect(await codecs('ac_none/halves.mp4')).toEqual(['h264'])
      expect(await codecs('vc_none/halves.mp4')).toEqual(['aac'])
      expect(await codecs('f_mp3/halves')).toEqual(['mp3'])
      expect(await codecs('ac_mp3/halves.mp4')).toEqual(['h264', 'mp3'])
    })

    test('quality and bitrate count', async () => {
      const sizes = async (...steps: string[]) =>
        Promise.all(steps.map(async (step) => (await ask(`/video/upload/${step}/film.mp4`)).body.byteLength))
      const [low = 0, high = 0] = await sizes('q_10', 'q_90')
      expect(low * 2).toBeLessThan(high)
      const [slow = 0, fast = 0] = await sizes('br_100k', 'br_2m')
      expect(slow * 2).toBeLessThan(fast)
    })
  })

  test('a still has all that pictures have, and the frame of its second', async () => {
    const first = await ask('/video/upload/film.jpg')
    const later = await ask('/video/upload/so_2/film.jpg')
    expect(first.headers['content-type']).toBe('image/jpeg')
    expect(await sharp(first.body).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 360 })
    expect(later.body.equals(first.body)).toBe(false)
    const round = await ask('/video/upload/so_2,w_90,h_90,c_fill,r_max/f_webp/film')
    expect(await sharp(round.body).metadata()).toMatchObject({ format: 'webp', width: 90, height: 90, hasAlpha: true })
    const auto = await ask('/video/upload/f_auto,w_100/film.jpg', { accept: 'image/webp' })
    expect(auto.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'Accept' })
  })

  test('a derived film has ranges, a known ETag is answered before anything is made, and HEAD has no body', async () => {
    const path = '/video/upload/w_64/film.mp4'
    const whole = await ask(path)
    const etag = whole.headers['etag'] ?? ''
    const part = await ask(path, { range: 'bytes=4-7', 'if-range': etag })
    expect(part).toMatchObject({ status: 206, body: whole.body.subarray(4, 8) })
    expect(part.headers['content-range']).toBe(`bytes 4-7/${whole.body.byteLength}`)
    expect(await ask(path, { range: `bytes=${whole.body.byteLength}-` })).toMatchObject({ status: 416 })
    expect(await ask(path, {}, 'HEAD')).toMatchObject({ status: 200, headers: whole.headers, body: Buffer.alloc(0) })
    const never: Ffmpeg = {
      writeClip: () => Promise.reject(new Error()),
      posterFrame: () => Promise.reject(new Error()),
    }
    expect(await fixture.open({ ffmpeg: never })(path, { 'if-none-match': etag })).toMatchObject({ status: 304 })
  })

  test('the same piece asked for many times at once is made once', async () => {
    // No place to wait: a second run of the encoder would be refused.
    const once = fixture.open({ ffmpeg, limits: { filmsConcurrent: 1, filmsQueued: 0 } })
    const replies = await Promise.all(Array.from({ length: 8 }, () => once('/video/upload/w_48/film.mp4')))
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    const others = await Promise.all([50, 60, 64].map((width) => once(`/video/upload/w_${width}/film.mp4`)))
    expect(others.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 429, 429])
  })

  test.each([
    [400, 'so_50/film.mp4', 'Nothing lies in this part of the file'],
    [400, 'so_50/film.jpg', 'Nothing lies in this part of the file'],
    [400, 'f_mp3/film', 'The file holds no such track'],
    [400, 'list.webm', 'Invalid video file'],
    [400, 'w_10/list.mp4', 'Invalid video file'],
    [400, 'list.jpg', 'Invalid video file'],
    [400, 'w_100/old.avi', 'Invalid video format - video/x-msvideo'],
    [400, 'talk.mp4', 'Invalid audio format - mp4'],
    [400, 'vc_none,f_mp4/talk', 'Invalid audio format - mp4'],
    [404, 'talk.jpg', 'Resource not found - talk'],
  ])('%i for %s', async (status, path, message) => {
    const reply = await ask(`/video/upload/${path}`)
    expect({ status: reply.status, error: reply.headers['x-cld-error'] }).toEqual({ status, error: message })
    expect(reply.body.byteLength).toBe(0)
  })

  test('a file that would become too large is refused, and nothing of it is kept', async () => {
    const tight = fixture.open({ ffmpeg, derived: join(fixture.folder, 'tight'), limits: { maxFilmBytes: 2000 } })
    const { status, headers } = await tight('/video/upload/film.mp4')
    expect({ status, error: headers['x-cld-error'] }).toEqual({
      status: 400,
      error: expect.stringMatching(/^File size too large \(at most \d+ bytes\)$/),
    })
    expect(await tight('/video/upload/film.mp4')).toMatchObject({ status: 400 })
  })
})

/** A program that takes the place of ffmpeg and never ends; it writes its number into the file `mark`. */
const findEndless = async (name: string) => {
  const program = join(fixture.folder, name)
  const mark = `${program}.pid`
  const script = `#!/bin/sh\n[ "$1" = -version ] && exit 0\necho $$ > '${mark}'\nexec sleep 600\n`
  await writeFile(program, script)
  await chmod(program, 0o755)
  return { endless: await findFfmpeg(program), mark }
}

test('an encoder that does not end is ended, and the place it had is free', async () => {
  const { endless, mark } = await findEndless('endless')
  expect(endless).not.toBeNull()
  const limited = fixture.open({ ffmpeg: endless, limits: { filmSeconds: 0.5, filmsQueued: 0 } })
  for (const path of ['w_10/film.mp4', 'film.jpg']) {
    const { status, headers } = await limited(`/video/upload/${path}`)
    expect({ status, error: headers['x-cld-error'] }).toEqual({
      status: 400,
      error: expect.stringMatching(/^Transformation takes too long \(at most [\d.]+ seconds\)$/),
    })
    const pid = Number(await readFile(mark, 'utf8'))
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  }
})

test('the encoder is ended when the client has gone', async () => {
  const { endless, mark } = await findEndless('abandoned')
  const once = fixture.open({ ffmpeg: endless, limits: { filmSeconds: 15, filmsQueued: 0 } })
  for (const path of ['w_10/film.mp4', 'film.jpg']) {
    await rm(mark, { force: true })
    let leave = () => {}
    const whenGone = (act: () => void) => {
      leave = act
      return () => {}
    }
    const reply = once(`/video/upload/${path}`, {}, 'GET', { whenGone })
    const pid = await vi.waitFor(async () => {
      const written = Number(await readFile(mark, 'utf8'))
      expect(written).toBeGreaterThan(0)
      return written
    }, 5000)
    leave()
    // Long before its time is over; and its place is free: the next of these is not refused with 429.
    expect(await reply).toMatchObject({ status: 499 })
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 5000)
  }
})
