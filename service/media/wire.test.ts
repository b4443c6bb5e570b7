/** Media delivery as the service is started: settings, database and files on disk, over a real socket. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openService, type Service } from '../main.ts'
import { openStore } from '../store/store.ts'

const photo = '0b6c3c1e-8d7a-4a51-9c43-1f7e6a0d2b11'
const film = '1b6c3c1e-8d7a-4a51-9c43-1f7e6a0d2b11'
let folder = ''
let service: Service | null = null

const start = async (environment: Record<string, string> = {}) => {
  const config = readConfig({ SERVICE_PORT: '0', DATA_FOLDER: folder, ...environment })
  const store = await openStore(config.database)
  const record = { title: '', filesize: 10 }
  await store.catalogue.replace(
    {
      directus_files: [
        { ...record, id: photo, filename_download: 'plein.jpg', type: 'image/jpeg', width: 600, height: 400 },
        { ...record, id: film, filename_download: 'film.mp4', type: 'video/mp4' },
      ],
    },
    'test',
  )
  await store.close()
  service = await openService(config, (error) => {
    throw error
  })
  const address = `http://localhost:${service.media.port}`
  return (where: string, init: RequestInit = {}) => fetch(address + where, init)
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-'))
  const plain = sharp({ create: { width: 600, height: 400, channels: 3, background: '#8fc1d4' } })
  await mkdir(path.join(folder, 'originals'))
  await plain.jpeg().toFile(path.join(folder, 'originals', `${photo}.jpg`))
  await writeFile(path.join(folder, 'originals', `${film}.mp4`), '0123456789')
})

afterEach(async () => {
  await service?.close()
  service = null
  await rm(folder, { recursive: true })
})

test('pictures, parts of films and refusals come as they are meant to, also to other pages', async () => {
  const ask = await start()
  const picture = await ask(`/media/image/upload/w_300,f_auto/${photo}`, { headers: { accept: 'image/webp' } })
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'Accept',
  })
  expect(await sharp(await picture.bytes()).metadata()).toMatchObject({ width: 300, height: 200 })
  const part = await ask(`/media/video/upload/${film}`, { headers: { range: 'bytes=3-5' } })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 3-5/10', '345'])
  const head = await ask(`/media/video/upload/${film}`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10'])
  const refusal = await ask('/media/image/upload/nothing.jpg')
  expect([refusal.status, refusal.headers.get('content-length'), await refusal.text()]).toEqual([404, '0', ''])
  expect(refusal.headers.get('x-cld-error')).toBe('Resource not found - nothing')
})

test('the settings of media reach it', async () => {
  const ask = await start({
    MEDIA_PORT: '0',
    MEDIA_STRICT: '1',
    MEDIA_SIGNING_SECRET: 'x'.repeat(16),
    FFMPEG_PATH: 'off',
  })
  const statuses = async (...addresses: string[]) =>
    Promise.all(addresses.map(async (address) => (await ask(`/${address}`)).status))
  expect(await statuses(`image/upload/w_300/${photo}`, `image/upload/w_301/${photo}`)).toEqual([200, 401])
  expect(await statuses(`image/upload/s--AbCdEf12--/w_300/${photo}`)).toEqual([401])
  const text = `w_301/${photo}`
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', Buffer.from(`${text}${'x'.repeat(16)}`)))
  const signature = Buffer.from(digest).toString('base64url').slice(0, 8)
  const signed = await ask(`/image/upload/s--${signature}--/${text}`)
  expect(await sharp(await signed.bytes()).metadata()).toMatchObject({ width: 301 })
})

test('a program that is asked for and is not there is said at the start', async () => {
  await expect(start({ FFMPEG_PATH: path.join(folder, 'nowhere') })).rejects.toThrow('FFMPEG_PATH')
})

test('without an encoder, and with exact sizes', async () => {
  const ask = await start({ MEDIA_EXACT_SIZES: '1', FFMPEG_PATH: 'off' })
  const picture = await ask(`/media/image/upload/w_301/${photo}`)
  expect(await sharp(await picture.bytes()).metadata()).toMatchObject({ width: 301 })
  expect((await ask(`/media/video/upload/w_100/${film}`)).status).toBe(501)
})

test('what clients asked for that hung up before its turn is not made', async () => {
  const ask = await start({ FFMPEG_PATH: 'off', MEDIA_EXACT_SIZES: '1' })
  const leave = new AbortController()
  const heights = Array.from({ length: 24 }, (_, at) => at + 1000)
  const address = (height: number) => `/media/image/upload/w_2000,h_${height},c_fill,f_webp/${photo}`
  const requests = heights.map((height) => ask(address(height), { signal: leave.signal }))
  const all = Promise.allSettled(requests)
  await Promise.any(requests)
  leave.abort()
  await all
  // Comes after all that are still made for this network: the queue is empty again.
  expect((await ask(`/media/image/upload/w_300/${photo}`)).status).toBe(200)
  const made = await readdir(path.join(folder, 'derived'), { recursive: true, withFileTypes: true })
  expect(made.filter((entry) => entry.isFile()).length).toBeLessThan(heights.length)
})
