/**
 * The process that `media-flood.ts` starts: 64 different pictures of one original are asked for at once.
 *
 *   node bench/media-flood-worker.ts ours|sharp <folder with original.png> → {"delivered": 64, "megabytes": 512}
 */
import path from 'node:path'
import sharp from 'sharp'
import { createMediaHandler } from '#service/media/handler.ts'

const widths = Array.from({ length: 64 }, (_, at) => 40 + at)

/** Makes the picture of that width; answers whether it came. */
type Deliver = (width: number) => Promise<boolean>

const ours = (folder: string): Deliver => {
  const original = { path: path.join(folder, 'original.png'), type: 'image/png', filename: 'original.png', size: 0 }
  const policy = { exactSizes: true }
  const handle = createMediaHandler({
    originals: { find: () => original },
    derived: path.join(folder, 'derived'),
    policy,
  })
  return async (width) => {
    const address = `/image/upload/e_grayscale/w_${width},f_webp/original`
    const { status } = await handle({
      method: 'GET',
      path: address,
      search: '',
      headers: {},
      body: null,
      ip: '127.0.0.1',
    })
    return status === 200
  }
}

const bareSharp = (folder: string): Deliver => {
  const original = path.join(folder, 'original.png')
  return async (width) => {
    const { data, info } = await sharp(original)
      .grayscale()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const made = await sharp(data, { raw }).resize({ width }).webp({ effort: 4 }).toBuffer()
    return made.byteLength > 0
  }
}

const [side = '', folder = ''] = process.argv.slice(2)
const deliver = side === 'ours' ? ours(folder) : bareSharp(folder)
const came = await Promise.all(widths.map(deliver))
const { maxRSS } = process.resourceUsage()
console.log(JSON.stringify({ delivered: came.filter(Boolean).length, megabytes: Math.round(maxRSS / 1024) }))
