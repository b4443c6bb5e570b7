/** Makes the pages of changed items anew, before somebody asks for them. */
import { reasonOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'
import { content } from '../content/api.ts'
import { hasPages, readItemAddress } from '../content/item-addresses.ts'
import { env } from '../env.ts'
import { getPathname } from '../i18n/pathname.ts'
import { routing } from '../i18n/routing.ts'

/** Pages of one change that are made anew at once; the others are when somebody asks for them. */
const mostRemade = 20

const notRemade = (path: string, reason: string): void =>
  warn(
    'revalidate: a page was not rendered again after a change; its next visitor gets it as it was, and the one after the new one',
    { path, reason },
  )

/** Makes a page anew in the cache; one that fails keeps its previous version, with a line in the log. */
export const remake = async (path: string, origin = `http://localhost:${env.port}`): Promise<void> => {
  try {
    const { body, status } = await fetch(new URL(path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    })
    await body?.cancel()
    // A page that is gone has none to be made.
    if (status >= 400 && status !== 404) notRemade(path, `status ${status}`)
  } catch (error) {
    notRemade(path, reasonOf(error))
  }
}

/** The pages of the published items, as that client may read them, in both languages; none where the content API fails, which the next visitor need not wait for. */
export const pagesOf = async (
  collection: string,
  keys: readonly string[],
  read: Parameters<typeof readItemAddress>[0] = content,
): Promise<string[]> => {
  if (!hasPages(collection)) return []
  try {
    const addresses = await Promise.all(
      keys.slice(0, mostRemade / 2).map((key) => readItemAddress(read, { collection, key, version: null })),
    )
    return addresses.flatMap((address) =>
      address?.isPublished ? routing.locales.map((locale) => getPathname({ href: address.href, locale })) : [],
    )
  } catch (error) {
    warn(
      'revalidate: the addresses of changed items could not be read from the content API (CONTENT_API_URL); their pages follow at their next visit',
      { collection, reason: reasonOf(error) },
    )
    return []
  }
}
