/**
 * Ends a process whose event loop is blocked, which no timeout inside it can do; its supervisor (`npm start`, systemd, a
 * container) starts it again.
 */
import { Worker } from 'node:worker_threads'

export type WatchdogData = {
  /** Counted up by the process, one 32-bit number of shared memory. */
  readonly beats: Int32Array
  /** Milliseconds without a beat after which the process is ended. */
  readonly silence: number
}

/** How often the process beats, and is looked at, within the silence that it is allowed. */
export const beatsInSilence = 10

/**
 * Watches this process from a thread of its own, as long as it runs; `stop` ends that. Call it once everything that takes long at
 * the start is done. A process under a debugger is ended when it stands still.
 */
export const startWatchdog = (silence = 5000): { readonly stop: () => Promise<void> } => {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData: WatchdogData = { beats, silence }
  const worker = new Worker(new URL('watchdog-thread.ts', import.meta.url), { workerData, execArgv: [] })
  worker.unref()
  const timer = setInterval(() => Atomics.add(beats, 0, 1), silence / beatsInSilence).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await worker.terminate()
    },
  }
}
