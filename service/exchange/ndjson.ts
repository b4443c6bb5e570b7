/** Files of one JSON value a line, read and written without ever being whole in memory. */
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/**
 * The lines of a file, without their ends. Only a line feed ends one: a JSON text may hold every other separator.
 * @throws Error naming the file for bytes that are not UTF-8, the system's own error when it cannot be read.
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (...given: Parameters<TextDecoder['decode']>): string => {
    try {
      return decoder.decode(...given)
    } catch (cause) {
      throw new Error(`${file} is not UTF-8`, { cause })
    }
  }
  let rest = ''
  for await (const chunk of createReadStream(file)) {
    const lines = (rest + decode(chunk as Buffer, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  rest += decode()
  if (rest !== '') yield rest
}

/** Writes a line for each value; the file appears whole or, when something fails, in part. */
export const writeLines = (file: string, values: AsyncIterable<unknown>): Promise<void> => {
  const lines = async function* () {
    for await (const value of values) yield `${JSON.stringify(value)}\n`
  }
  return pipeline(Readable.from(lines()), createWriteStream(file))
}
