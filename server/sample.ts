/** What the process of the site does about a catalogue that is a sample: refuses it, or keeps it out of search engines. */
import { readCatalogueNote, sampleCollections } from '#lib/content/catalogue-note.ts'
import { createContentClient } from '#lib/content/client.ts'
import { ContentError } from '#lib/content/errors.ts'
import { isIndexed, isLocalAddress } from '#lib/indexing.ts'
import type { Settings } from '#lib/settings.ts'
import { reasonOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'
import type { Step } from './message.ts'

type Client = ReturnType<typeof createContentClient>

const clientOf = ({ contentUrl, contentToken }: Settings): Client =>
  createContentClient({ url: contentUrl, token: contentToken, timeout: 2000 })

/** Why the site does not start on this catalogue; null where it may. Where the catalogue cannot be read, it does not. */
export const refusalOfSample = async (
  settings: Settings,
  client: Client = clientOf(settings),
): Promise<string | null> => {
  if (!settings.refusesSample) return null
  try {
    const marked = await sampleCollections(client)
    return marked.length
      ? `site: not started, since SAMPLE_DATA=refuse and rows are marked as sample in ${marked.join(', ')}; import another catalogue, take those rows out, or allow them with SAMPLE_DATA=allow`
      : null
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return `site: not started, since SAMPLE_DATA=refuse and the catalogue could not be read (${error.code})`
  }
}

/** Milliseconds after which it is asked again: an import may have ended the sample. */
const ttl = 60_000

/**
 * A step that asks crawlers not to list a site that is tried out, or a sample at a public address.
 * Chosen: a header on every reply, since feeds, Markdown and pictures have no place for a robots element. While the
 * catalogue cannot be read, what was known last holds, and at first that it is a sample.
 */
export const createNoIndex = (
  settings: Settings,
  { client = clientOf(settings), now = Date.now }: { readonly client?: Client; readonly now?: () => number } = {},
): Step => {
  const isAlwaysOpen = settings.siteIndex && isLocalAddress(settings.siteUrl)
  let isSample = true
  let read = { at: -Infinity, done: Promise.resolve() }
  const renew = async () => {
    try {
      isSample = (await readCatalogueNote(client)).isSample
    } catch (error) {
      // The content API's own failures are logged where it is called.
      if (!(error instanceof ContentError))
        warn(
          'catalogue note: it cannot be read, and what was known last holds; correct the collection catalogue_notes',
          {
            reason: reasonOf(error),
          },
        )
    }
  }
  return async (_, next) => {
    if (isAlwaysOpen) return next()
    if (now() - read.at > ttl) read = { at: now(), done: renew() }
    const reply = await next()
    await read.done
    return isIndexed(settings, isSample)
      ? reply
      : { ...reply, headers: { ...reply.headers, 'x-robots-tag': 'noindex, nofollow' } }
  }
}
