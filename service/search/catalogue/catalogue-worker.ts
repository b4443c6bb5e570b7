/** Worker thread that reads the catalogue and builds its indexes, so that searches are not blocked. */
import { parentPort, workerData } from 'node:worker_threads'
import { openStore } from '../../store/store.ts'
import { buildCatalogue } from './catalogue.ts'
import { arraysIn } from '../index/segment-file.ts'

// The other end of this thread is `follow-catalogue`, whose types hold across.
const { address, now } = workerData as { address: string; now: Date }
const store = await openStore(address)
try {
  const [edition, tables] = [await store.catalogue.edition(), await store.catalogue.tables()]
  const built = buildCatalogue(tables, now)
  const buffers = [...new Set(arraysIn(built.segments).map(({ buffer }) => buffer))]
  parentPort?.postMessage(
    { ...built, edition },
    buffers.filter((buffer) => buffer instanceof ArrayBuffer),
  )
} finally {
  await store.close()
}
