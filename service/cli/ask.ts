/** Settings of a command that are neither flags nor in the environment are asked for, where a terminal is there. */
import { createInterface } from 'node:readline/promises'
import { Writable, type Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import { UsageError } from './account.ts'

/** Asks one question; answers the line that was typed. What is typed for a secret is not shown. */
export type Ask = (question: string, kind?: 'plain' | 'secret') => Promise<string>

/** A setting that a command needs: its name in the environment, its flag and its question. */
export type Needed = {
  readonly name: string
  readonly flag: string
  readonly question: string
  readonly kind?: 'secret'
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Asks at the terminal behind these streams.
 * @throws UsageError from a question that ends without a line (Ctrl+C, Ctrl+D).
 */
export const askAt =
  (input: Readable, output: Writable): Ask =>
  async (question, kind = 'plain') => {
    const isSecret = kind === 'secret'
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
    const lines = createInterface({ input, output: isSecret ? silent : output, terminal: true })
    if (isSecret) output.write(`${question}: `)
    try {
      return await new Promise<string>((resolve, reject) => {
        lines.once('close', () => reject(new UsageError('Nothing was entered.')))
        lines.question(`${question}: `).then(resolve, reject)
      })
    } finally {
      lines.close()
      if (isSecret) output.write('\n')
    }
  }

/** Asks at the terminal of this process; null where it has none, as in CI. */
export const terminal = (): Ask | null =>
  process.stdin.isTTY && process.stderr.isTTY ? askAt(process.stdin, process.stderr) : null

/**
 * The environment with the needed settings: a flag counts before a variable, and what has neither is asked for. Without a
 * terminal it stays absent. `rest` are the arguments that are none of those flags.
 */
export const withSettings = async (
  args: readonly string[],
  needed: readonly Needed[],
  environment: Environment,
  ask: Ask | null,
): Promise<{ readonly environment: Environment; readonly rest: readonly string[] }> => {
  const options = Object.fromEntries(needed.map(({ flag }) => [flag, { type: 'string' } as const]))
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  const [given, taken] = [new Map<string, string>(), new Set<number>()]
  for (const token of tokens) {
    if (token.kind !== 'option' || !(token.name in options)) continue
    if (token.value === undefined) throw new UsageError(`--${token.name} takes a value.`)
    given.set(token.name, token.value)
    taken.add(token.index)
    if (!token.inlineValue) taken.add(token.index + 1)
  }
  const complete: Record<string, string | undefined> = { ...environment }
  for (const { name, flag, question, kind } of needed) {
    const value = given.get(flag) ?? (environment[name] || (await ask?.(`${question} (${name})`, kind))?.trim())
    if (value) complete[name] = value
  }
  return { environment: complete, rest: args.filter((_, index) => !taken.has(index)) }
}
