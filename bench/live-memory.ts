/**
 * Loaded into the processes of a soak (`node --expose-gc --import`): on SIGUSR2 one collects its waste and writes the bytes
 * that it still holds into a file named by its process id, in the folder `LIVE_MEMORY_FOLDER`.
 */
import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const folder = process.env['LIVE_MEMORY_FOLDER']
if (!folder) throw new Error('LIVE_MEMORY_FOLDER is not set.')

process.on('SIGUSR2', () => {
  // What the first frees lets go of more, as of buffers outside the heap.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  const file = path.join(folder, String(process.pid))
  writeFileSync(`${file}.new`, String(heapUsed + external))
  renameSync(`${file}.new`, file)
})
