/** Pages of a build that was made from another state of the catalogue: each is made anew at its next request. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { collections } from '#schema/index.ts'

/** The file of a build that names the edition of the catalogue from which its pages were made; empty where that is not known. */
export const editionFile = 'catalogue-edition'

/** Milliseconds until a service that did not answer is asked again; until then the pages of the build are shown. */
const retry = 5000

/**
 * Expires everything that the build has stored of the catalogue when `readEdition` names another edition than that build. Resolves after the
 * first answer of the service, or its failure.
 * Chosen: expired, not stale, so that nobody sees a page of the former catalogue once more.
 */
export const expireOutdatedPages = async (
  buildFolder: string,
  readEdition: () => Promise<string | null>,
): Promise<void> => {
  const built = await readFile(path.join(buildFolder, editionFile), 'utf8').catch(() => '')
  if (built === '') return
  const compare = async (): Promise<void> => {
    const edition = await readEdition()
    if (edition === null) setTimeout(() => void compare(), retry).unref()
    else if (edition !== built)
      for (const collection of Object.keys(collections)) tagsManifest.set(collection, { expired: Date.now() })
  }
  await compare()
}
