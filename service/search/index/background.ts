/** Work on another thread, so that searches do not wait for it. */
import { Worker } from 'node:worker_threads'

/**
 * Runs a worker on the given data and resolves with its answer; the worker then ends. Other messages are ignored: under
 * `--watch` the runtime sends its own through the same channel.
 */
export const inBackground = <Answer>(
  file: URL,
  input: unknown,
  isAnswer: (value: unknown) => value is Answer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(file, { workerData: input })
    // Work under way does not keep the process alive.
    worker.unref()
    worker.on('message', (value: unknown) => {
      if (isAnswer(value)) resolve(value)
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`${file.pathname} ended with ${code} before it answered`)))
  })
