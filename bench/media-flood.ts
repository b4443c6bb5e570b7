/**
 * How much memory a flood of pictures takes at most: 64 different ones of a 20-megapixel original, asked for at once, in
 * a process of its own. Each needs two pipelines, with all the px of the original between them (60 MB).
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'

const outcome = z.object({ delivered: z.number(), megabytes: z.number() })
export type FloodOutcome = z.infer<typeof outcome>

const worker = path.join(import.meta.dirname, 'media-flood-worker.ts')

/** The most memory the process held, and how many of the 64 pictures came, by our delivery or by sharp alone. */
export const flood = async (side: 'ours' | 'sharp'): Promise<FloodOutcome> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'flood-'))
  try {
    const plain = sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#8fc1d4' } })
    await plain.png().toFile(path.join(folder, 'original.png'))
    const { stdout } = await promisify(execFile)(process.execPath, [worker, side, folder])
    return outcome.parse(JSON.parse(stdout))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
