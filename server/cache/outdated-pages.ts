/** Pages of a build that was made from another state of the catalogue: each is made anew at its next request. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { collections } from '#schema/index.ts'

/** The file of a build that names the edition of the catalogue from which its pages were made; empty where that is not known. */
export const editionFile = 'catalogue-edition'

/**
 * Milliseconds until a service that did not answer is asked again, and how long a start waits for the first answer: `npm start` starts the
 * embedded service at the same time. After that the pages of the build are shown while it is asked on.
 */
const waits = { atStart: 50, later: 5000, start: 3000 }

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Expires everything that the build has stored of the catalogue when `readEdition` names another edition than that build. Resolves after the
 * first answer of the service, or after three seconds without one.
 * Chosen: expired, not stale, so that nobody sees a page of the former catalogue once more.
 */
export const expireOutdatedPages = async (
  buildFolder: string,
  readEdition: () => Promise<string | null>,
): Promise<void> => {
  const built = await readFile(path.join(buildFolder, editionFile), 'utf8').catch(() => '')
  if (built === '') return
  /** False where the service did not answer. */
  const compare = async (): Promise<boolean> => {
    const edition = await readEdition()
    if (edition !== null && edition !== built)
      for (const collection of Object.keys(collections)) tagsManifest.set(collection, { expired: Date.now() })
    return edition !== null
  }
  const until = Date.now() + waits.start
  while (Date.now() < until) {
    if (await compare()) return
    await pause(waits.atStart)
  }
  const compareLater = async (): Promise<void> => {
    if (!(await compare())) setTimeout(() => void compareLater(), waits.later).unref()
  }
  setTimeout(() => void compareLater(), waits.later).unref()
}
