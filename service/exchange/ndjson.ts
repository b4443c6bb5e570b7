/** Files of one JSON value a line, read and written without ever being whole in memory. */
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Fault } from './check-value.ts'

/** Bytes. Chosen: a row of that length would be a book, and a line has to be whole in memory. */
const longestLine = 16 * 1024 * 1024

const decoder = new TextDecoder('utf-8', { fatal: true })

const decoded = (bytes: Buffer): string | Fault => {
  try {
    return decoder.decode(bytes)
  } catch {
    return new Fault('is not UTF-8')
  }
}

/**
 * The lines of a file, without their ends; a fault stands for one that is too long or not UTF-8. Only a line feed ends
 * one: a JSON text may hold every other separator.
 * @throws the system's own error when the file cannot be read.
 * Chosen: faults as values, so that the caller can report all of them.
 */
export async function* linesOf(file: string): AsyncGenerator<string | Fault> {
  let parts: Buffer[] = []
  let length = 0
  const keep = (part: Buffer) => {
    length += part.length
    if (length <= longestLine) parts.push(part)
    else parts = []
  }
  const line = (): string | Fault => {
    const whole =
      length > longestLine ? new Fault(`is longer than ${longestLine} bytes`) : decoded(Buffer.concat(parts))
    parts = []
    length = 0
    return whole
  }
  for await (const read of createReadStream(file)) {
    const chunk = read as Buffer
    let start = 0
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
      keep(chunk.subarray(start, end))
      yield line()
      start = end + 1
    }
    keep(chunk.subarray(start))
  }
  if (length > 0) yield line()
}

/** Writes a line for each value; the file appears whole or, when something fails, in part. */
export const writeLines = (file: string, values: AsyncIterable<unknown>): Promise<void> => {
  const lines = async function* () {
    for await (const value of values) yield `${JSON.stringify(value)}\n`
  }
  return pipeline(Readable.from(lines()), createWriteStream(file))
}
