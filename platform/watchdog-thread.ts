/** The thread of `watchdog.ts`: it ends the process when its beats stop. */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { beatsInSilence, type WatchdogData } from './watchdog.ts'

const { beats, silence } = workerData as WatchdogData
const pause = silence / beatsInSilence
/** A loop that is blocked uses a processor; a process that got less than this share of one had none to use. */
const busyShare = 0.6
/** Times the silence after which a process is ended that uses no processor: it may wait for something that never comes. */
const mostIdle = 6

let last = Atomics.load(beats, 0)
let [beaten, looked] = [performance.now(), performance.now()]
let used = process.cpuUsage()

/** Milliseconds of processor time that the process used since the last beat. */
const usedSinceBeat = (): number => {
  const { user, system } = process.cpuUsage(used)
  return (user + system) / 1000
}

setInterval(() => {
  const [now, beat] = [performance.now(), Atomics.load(beats, 0)]
  // This thread stood still as well: the machine slept, or has no processor to spare.
  if (now - looked > 3 * pause) beaten = now
  looked = now
  if (beat !== last) [last, beaten, used] = [beat, now, process.cpuUsage()]
  const silent = now - beaten
  if (silent < silence || (silent < mostIdle * silence && usedSinceBeat() < busyShare * silent)) return
  const event = 'watchdog: the event loop was blocked; the process is ended, to be started again'
  // Written at once: the streams of a process are served by the loop that is blocked.
  writeSync(
    2,
    `${JSON.stringify({ time: new Date().toISOString(), event, pid: process.pid, seconds: silence / 1000 })}\n`,
  )
  process.kill(process.pid, 'SIGKILL')
}, pause)
