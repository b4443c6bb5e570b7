/** Compresses the files of a build that never change, once, so that no visitor waits for it. */
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressorsOf } from '#platform/compress.ts'

const best = compressorsOf({ br: 11, gzip: 9 })
/** What compresses well; fonts are compressed already. */
const compressible = /\.(?:js|mjs|css|svg|json|txt|map|wasm)$/
/** Copies of a library for debugging, which no page loads. */
const isForDebugging = (name: string) => /-dev\./.test(name)
/** Bytes; below this compression saves no packet. */
const least = 1024

/**
 * Writes `<file>.br` and `<file>.gz` beside each file of the folder that compresses well, with the best quality there is.
 * The site's process sends them (`server/cache/static-files.ts`); a proxy may too. @throws the file system's error.
 */
export const compressBuild = async (folder: string): Promise<void> => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name) && !isForDebugging(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file)
      if (bytes.length < least) return
      await writeFile(`${file}.br`, await best.br(bytes))
      await writeFile(`${file}.gz`, await best.gzip(bytes))
    }),
  )
}
