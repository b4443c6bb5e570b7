/** An S3-compatible server of the tests' own, as a process. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '#platform/free-port.ts'
import { openObjectStorage, type ObjectStorageSettings } from './object-storage.ts'

const program = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'))
const bucket = 'media'

/** Starts a server with an empty bucket; `stop` ends it and removes its data. @throws Error when it does not answer within ten seconds. */
export const startObjectStorage = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'lesroute-s3-'))
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [program, '--directory', folder, '--port', String(port), '--configure-bucket', bucket, '--silent'],
    { stdio: 'ignore' },
  )
  const settings: ObjectStorageSettings = {
    bucketUrl: `http://localhost:${port}/${bucket}`,
    region: 'us-east-1',
    // The only key that this server knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  const storage = openObjectStorage(settings)
  const end = Date.now() + 10_000
  for (;;) {
    try {
      await storage.list('none/')
      break
    } catch (error) {
      if (Date.now() > end) throw new Error('The S3 server of the tests does not answer', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { settings, storage, stop }
}
