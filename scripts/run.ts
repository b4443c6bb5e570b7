/** Runs a tool as a child process and waits for it. */
import { spawn } from 'node:child_process'
import path from 'node:path'

export type Outcome = { readonly code: number; readonly output: string }
type Options = {
  readonly environment?: Readonly<Record<string, string>>
  /** Show the output as it comes. */
  readonly show?: boolean
}

/** The program that runs an installed tool on this very runtime. */
export const tool = (...segments: readonly string[]): string => path.join('node_modules', ...segments)

/** Runs `args` on this runtime, for no longer than this process lasts; answers exit code and whole output. */
export const run = (args: readonly string[], { environment = {}, show = false }: Options = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const kill = () => child.kill('SIGTERM')
    process.once('exit', kill)
    const chunks: Buffer[] = []
    for (const [stream, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const)
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (show) shown.write(chunk)
      })
    child.on('error', (error) => {
      process.off('exit', kill)
      resolve({ code: 1, output: `${args[0] ?? ''} could not be started: ${error.message}` })
    })
    child.on('exit', (code) => {
      process.off('exit', kill)
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() })
    })
  })
