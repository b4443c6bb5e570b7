/** The script with which an editor presses a part of a draft and edits it in the Studio around the frame. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The library, and what it needs, as their makers built them for browsers. */
const files = {
  needs: '@reach/observe-rect/dist/observe-rect.umd.production.min.js',
  library: '@directus/visual-editing/dist/visual-editing.js',
}

/** The one names itself otherwise than the other asks for it. */
const link = "const observeRect = self['@reach/observe-rect']"

/** The code of the page: connects with the Studio around it, and with nobody else. */
const start = (origins: readonly string[]): string => `(() => {
  if (window.parent === window) return
  const origins = ${JSON.stringify(origins)}
  const around = window.location.ancestorOrigins?.[0]
  const directusUrl = around === undefined ? origins[0] : origins.find((origin) => origin === around)
  const begin = () => DirectusVisualEditing.apply({ directusUrl })
  if (!directusUrl) return
  if (document.readyState === 'complete') void begin()
  else window.addEventListener('load', begin)
})()
`

/**
 * The script, for a Studio at one of these origins. Chosen: a file beside the pages, not an island of theirs, which
 * would weigh on every visitor.
 * @throws Error when the libraries are not installed.
 */
export const editingScript = async (origins: readonly string[]): Promise<string> => {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules')
  const read = async (file: string) =>
    (await readFile(path.join(folder, file), 'utf8')).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '')
  const [needs, library] = await Promise.all([read(files.needs), read(files.library)])
  return [needs, link, library, start(origins)].join('\n;')
}
