import { revalidateTag } from 'next/cache'
import { after, NextResponse, type NextRequest } from 'next/server'
import { content } from '#lib/content/api.ts'
import { hasPages, readItemAddress } from '#lib/content/item-addresses.ts'
import { bearerOf, readFlowCall } from '#lib/editors/flow-call.ts'
import { readRevalidation, type Revalidation } from '#lib/editors/revalidation.ts'
import { env } from '#lib/env.ts'
import { readText } from '#lib/forms/read-form.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { routing } from '#lib/i18n/routing.ts'
import { reasonOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'

/** Characters of a call: a Flow sends the fields that changed, a long article among them. */
const largest = 2 ** 20

/** Pages of one change that are made anew at once; the others are when somebody asks for them. */
const mostRemade = 20

/** Makes a page anew in the cache; a page that fails keeps its previous version. */
const remake = async (path: string): Promise<void> => {
  try {
    const response = await fetch(new URL(path, `http://localhost:${env.port}`), {
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    })
    await response.body?.cancel()
  } catch (error) {
    warn(
      'revalidate: a page was not rendered again after a change; its next visitor gets it as it was, and the one after the new one',
      { path, reason: reasonOf(error) },
    )
  }
}

/** The pages of the items, in both languages; none where the content API fails, which the next visitor need not wait for. */
const pagesOf = async (collection: string, keys: readonly string[]): Promise<string[]> => {
  if (!hasPages(collection)) return []
  try {
    const addresses = await Promise.all(
      keys.slice(0, mostRemade / 2).map((key) => readItemAddress(content, { collection, key, version: null })),
    )
    return addresses.flatMap((address) =>
      address ? routing.locales.map((locale) => getPathname({ href: address.href, locale })) : [],
    )
  } catch (error) {
    warn(
      'revalidate: the addresses of changed items could not be read from the content API (CONTENT_API_URL); their pages follow at their next visit',
      { collection, reason: reasonOf(error) },
    )
    return []
  }
}

/**
 * Marks the tags as changed, and makes the pages anew behind the answer: only then does the framework count the tags as
 * changed, and a page that was made before would be the former one.
 */
const renew = ({ tags, paths }: Revalidation): NextResponse => {
  for (const tag of tags) revalidateTag(tag, 'max')
  after(() => Promise.all(paths.map(remake)))
  return NextResponse.json({ renewed: { tags, paths } })
}

const refuse = (status: number, message: string, headers: Readonly<Record<string, string>> = {}) =>
  NextResponse.json({ message }, { status, headers })

/**
 * Renews pages after a change: a POST whose body is signed in the header `x-signature`, or the call of a Directus Flow
 * with the editors' secret as bearer. What was cached is shown until its successor is there, so that a service that fails
 * just then empties no page. 403 for a call that is not ours, 401 for a wrong bearer, 400 for a Flow that names no collection
 * of the catalogue.
 */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  const body = await readText(request, largest)
  if (body === null) return refuse(413, 'the body is larger than a megabyte')
  const bearer = bearerOf(request.headers.get('authorization'))
  if (bearer === null) {
    const call = readRevalidation(env.editorSecret, body, request.headers.get('x-signature') ?? '', Date.now())
    return call ? renew(call) : refuse(403, 'not signed, too old, or not of this shape')
  }
  const call = readFlowCall(env.studioSecret, bearer, body)
  if (call === 'refused') return refuse(401, 'the secret is wrong', { 'www-authenticate': 'Bearer' })
  if ('unclear' in call) return refuse(400, call.unclear)
  return renew({ tags: call.tags, paths: await pagesOf(call.collection, call.keys) })
}
