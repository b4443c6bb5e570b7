/** Runs processes side by side: restarts one that ends by itself, and stops all of them together. */
import { spawn, type ChildProcess } from 'node:child_process'

export type Program = {
  readonly name: string
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  /** An address that answers once the program is up. */
  readonly ready: string
}

type Running = { readonly program: Program; child: ChildProcess; readonly starts: number[] }

/** A program that ends this often within a minute is not restarted again. */
const mostStarts = 5
/** Milliseconds that a program may take to start, and until one that ended for the first time is restarted. */
const timeouts = { start: 60_000, restart: 100 }

/**
 * Milliseconds from the beginning of a stop. Chosen: supervisors of the system kill after ten seconds, and most requests
 * that the last program answers from the one before it end within six. The service drains within the rest (`service/http/serve.ts`).
 */
const usualStop = { first: 6000, all: 9500 }

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const answers = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(2000), redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/**
 * A supervisor; `failed` is called when a program has ended five times within a minute. `stopTimes` says until when the last program alone
 * stops, and when those that have not ended are killed.
 */
export const createSupervisor = (failed: (name: string) => void, stopTimes = usualStop) => {
  const running: Running[] = []
  let stopping = false
  const isStopping = () => stopping

  const launch = ({ args, environment }: Program) =>
    spawn(process.execPath, [...args], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    })

  const watch = (entry: Running) => {
    entry.starts.push(Date.now())
    entry.child.once('exit', () => {
      if (stopping) return
      const recent = entry.starts.filter((time) => Date.now() - time < 60_000)
      if (recent.length >= mostStarts) return failed(entry.program.name)
      setTimeout(
        () => {
          if (stopping) return
          entry.child = launch(entry.program)
          watch(entry)
        },
        timeouts.restart * 3 ** (recent.length - 1),
      )
    })
  }

  return {
    /** Starts a program and waits until it answers; false when it does not come up in time. */
    start: async (program: Program): Promise<boolean> => {
      if (isStopping()) return false
      const entry: Running = { program, child: launch(program), starts: [] }
      running.push(entry)
      watch(entry)
      const until = Date.now() + timeouts.start
      while (Date.now() < until) {
        if (isStopping()) return false
        if (await answers(program.ready)) return true
        if (entry.starts.length > 1) return false
        await pause(50)
      }
      return false
    },
    /** Asks every program to stop, the last started first since it needs the others, and waits; those that do not end in time are killed. */
    stop: async (): Promise<void> => {
      stopping = true
      const started = Date.now()
      const until = (time: number) => pause(Math.max(0, started + time - Date.now()))
      const ends: Promise<void>[] = []
      for (const { child } of running.toReversed()) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
        child.kill('SIGTERM')
        ends.push(Promise.race([gone, until(stopTimes.all).then(() => void child.kill('SIGKILL'))]))
        await Promise.race([gone, until(stopTimes.first)])
      }
      await Promise.all(ends)
    },
  }
}
