/**
 * What a picture costs the first time it is asked for at 800 px, and every time after that; and what a flood holds.
 *
 * The six largest photographs of the sample are rendered in turn. Ours looks the file up, checks the address, renders
 * and keeps the result; bare sharp only renders. ipx keeps nothing (it counts on a cache in front of it), so that its
 * second answer costs as much as its first; what a kept picture costs at least is reading its bytes.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createIPX, ipxFSStorage } from 'ipx'
import sharp from 'sharp'
import type { Handler } from '#service/http/message.ts'
import { createMediaHandler } from '#service/media/handler.ts'
import { openFiles } from '#service/store/files.ts'
import { compare, type Row } from './measure.ts'
import { flood } from './media-flood.ts'
import { textColumn, type Sample } from './sample.ts'

/** px. */
const width = 800
const quality = 76

const largestPhotographs = async ({ sqlite, store, folder }: Sample) => {
  const files = openFiles(store.db, path.join(folder, 'originals'))
  const statement = "select id from directus_files where type = 'image/jpeg' order by filesize desc, id limit 6"
  const ids = textColumn(sqlite, statement, 'id')
  const photographs = await Promise.all(ids.map(async (id) => ({ id, file: await files.find(id) })))
  return { files, photographs }
}

/** @throws Error when the picture does not come. */
const deliver = async (handle: Handler, id: string, format = `q_${quality},f_webp`): Promise<Uint8Array> => {
  const { status, body } = await handle({
    method: 'GET',
    path: `/image/upload/w_${width},${format}/${id}`,
    search: '',
    headers: {},
    body: null,
    ip: '127.0.0.1',
  })
  if (status !== 200 || !(body instanceof Uint8Array)) throw new Error(`media: ${id} was answered with ${status}`)
  return body
}

type Each = () => Promise<unknown>

/** The row of a flood: the most memory that a process held, ours and that of sharp without a queue. */
const memoryRow = async (): Promise<Row> => {
  const [ours, peer] = [await flood('ours'), await flood('sharp')]
  return {
    name: 'media: 64 of 20 megapixels at once',
    ours: ours.megabytes,
    peer: peer.megabytes,
    peerName: 'bare sharp',
    unit: 'MB',
    ratio: peer.megabytes / ours.megabytes,
    spread: null,
    note: 'no queue; peak of the process',
  }
}

/** Rows of media delivery, in milliseconds a picture, without the network. */
export const benchMedia = async (sample: Sample): Promise<Row[]> => {
  const { files, photographs } = await largestPhotographs(sample)
  const derived = path.join(sample.folder, 'derived')
  await rm(derived, { recursive: true, force: true })
  let pass = 0
  const open = () => createMediaHandler({ originals: files, derived: path.join(derived, String((pass += 1))) })
  const all = async (answer: (photograph: (typeof photographs)[number]) => Promise<unknown>) => {
    for (const photograph of photographs) await answer(photograph)
  }

  // A folder that is empty makes every answer a first one.
  const first: Each = () => {
    const handle = open()
    return all(({ id }) => deliver(handle, id))
  }
  const firstAvif: Each = () => {
    const handle = open()
    return all(({ id }) => deliver(handle, id, 'f_avif'))
  }
  const firstWebp: Each = () => {
    const handle = open()
    return all(({ id }) => deliver(handle, id, 'f_webp'))
  }
  const surface = open()
  const again: Each = () => all(({ id }) => deliver(surface, id))
  const bare: Each = () =>
    all(({ file }) => sharp(file?.path, { autoOrient: true }).resize({ width }).webp({ quality, effort: 4 }).toBuffer())
  const ipx = createIPX({ storage: ipxFSStorage({ dir: path.join(sample.folder, 'originals') }) })
  const viaIpx: Each = () =>
    all(({ file }) =>
      ipx(path.basename(file?.path ?? ''), { w: String(width), f: 'webp', quality: String(quality) }).process(),
    )
  const copy = (id: string) => path.join(derived, `${id}.webp`)
  await again()
  await all(async ({ id }) => writeFile(copy(id), await deliver(surface, id)))
  const read: Each = () => all(({ id }) => readFile(copy(id)))

  const shared = { clock: 'wall', questions: photographs.length } as const
  const slow = { ...shared, rounds: 7, warmUp: 1 }
  try {
    return [
      await compare({ name: 'media: first answer', peerName: 'bare sharp', ours: first, peer: bare, ...slow }),
      await compare({ name: 'media: first answer', peerName: 'ipx', ours: first, peer: viaIpx, ...slow }),
      await compare({
        name: 'media: every answer after',
        peerName: 'ipx',
        ours: again,
        peer: viaIpx,
        ...slow,
        note: 'keeps nothing, renders again',
      }),
      await compare({ name: 'media: every answer after', peerName: 'readFile', ours: again, peer: read, ...shared }),
      await compare({
        name: 'media: first answer as AVIF',
        peerName: 'the same as WebP',
        ours: firstAvif,
        peer: firstWebp,
        ...slow,
        note: 'ours too',
      }),
      await memoryRow(),
    ]
  } finally {
    await rm(derived, { recursive: true, force: true })
  }
}
