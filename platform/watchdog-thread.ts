/** The thread of `watchdog.ts`: it ends the process when its beats stop. */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { beatsInSilence, type WatchdogData } from './watchdog.ts'

const { beats, silence } = workerData as WatchdogData
const pause = silence / beatsInSilence

let last = Atomics.load(beats, 0)
let [beaten, looked] = [performance.now(), performance.now()]

setInterval(() => {
  const [now, beat] = [performance.now(), Atomics.load(beats, 0)]
  // This thread stood still as well: the machine slept, or has no processor to spare.
  if (now - looked > 3 * pause) beaten = now
  looked = now
  if (beat !== last) [last, beaten] = [beat, now]
  if (now - beaten < silence) return
  const event = 'watchdog: the event loop was blocked; the process is ended, to be started again'
  // Written at once: the streams of a process are served by the loop that is blocked.
  writeSync(
    2,
    `${JSON.stringify({ time: new Date().toISOString(), event, pid: process.pid, seconds: silence / 1000 })}\n`,
  )
  process.kill(process.pid, 'SIGKILL')
}, pause)
