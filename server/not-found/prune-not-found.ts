/** Pages that are not there, taken out of the framework's cache on disk: it keeps one for every address that is made up. */
import { glob, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { isObject, jsonOf } from '#platform/json-object.ts'

/** False for a text that is half written: the next time it is whole. */
const isMissing = (text: string): boolean => {
  const meta = jsonOf(text)
  return isObject(meta) && meta['status'] === 404
}

/**
 * Removes what a build's folder keeps of pages with status 404, and answers how many there were. A new request has such a
 * page made again. Chosen: swept now and then, since the framework can keep all that it makes or nothing.
 */
export const pruneNotFoundPages = async (buildFolder: string): Promise<number> => {
  const folder = path.join(buildFolder, 'server', 'route-cache')
  let removed = 0
  for await (const name of glob('**/*.meta', { cwd: folder })) {
    const meta = path.join(folder, name)
    if (!isMissing(await readFile(meta, 'utf8').catch(() => ''))) continue
    const page = meta.slice(0, -'.meta'.length)
    const parts = ['.html', '.rsc', '.segments', '.meta'].map((kind) => page + kind)
    await Promise.all(parts.map((part) => rm(part, { recursive: true, force: true })))
    removed += 1
  }
  return removed
}
