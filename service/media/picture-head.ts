/** What a file really is, by its first bytes, whatever its record says. */
import { open } from 'node:fs/promises'
import { orNotFound } from './refusal.ts'

/**
 * The beginnings of JPEG, PNG, GIF, WebP, AVIF and TIFF, in hexadecimal. Vector pictures are not among them: their
 * renderer must never see one.
 */
const heads =
  /^(ffd8ff|89504e470d0a1a0a|47494638|52494646.{8}57454250|.{8}66747970(61766966|61766973|6d696631)|49492a00|4d4d002a)/

/**
 * Whether a file, by path or as bytes, begins like a picture that we decode.
 * @throws Refusal 404 when there is no file at the path
 * Chosen: asked before the decoder, which guesses by content too, and would hand a disguised SVG to its renderer.
 */
export const startsAsPicture = async (input: string | Uint8Array): Promise<boolean> => {
  const head = typeof input === 'string' ? await readHead(input) : Buffer.from(input.subarray(0, 16))
  return heads.test(head.toString('hex'))
}

const readHead = async (path: string): Promise<Buffer> => {
  await using file = await orNotFound(open(path))
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
  return buffer.subarray(0, bytesRead)
}
