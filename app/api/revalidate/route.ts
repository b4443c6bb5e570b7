import { revalidateTag } from 'next/cache'
import { after, NextResponse, type NextRequest } from 'next/server'
import { bearerOf, readFlowCall } from '#lib/editors/flow-call.ts'
import { pagesOf, remake } from '#lib/editors/remake.ts'
import { readRevalidation, type Revalidation } from '#lib/editors/revalidation.ts'
import { env } from '#lib/env.ts'
import { readText } from '#lib/forms/read-form.ts'

/** Characters of a call: a Flow sends the fields that changed, a long article among them. */
const largest = 2 ** 20

/**
 * Marks the tags as changed, and makes the pages anew behind the answer: only then does the framework count the tags as
 * changed, and a page that was made before would be the former one.
 */
const renew = ({ tags, paths }: Revalidation): NextResponse => {
  for (const tag of tags) revalidateTag(tag, 'max')
  after(() => Promise.all(paths.map((path) => remake(path))))
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
