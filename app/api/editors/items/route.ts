import { after, NextResponse, type NextRequest } from 'next/server'
import { revalidateTag } from 'next/cache'
import { isEditable, largestSave, saveShape } from '#lib/editors/editable.ts'
import { run, statusOf, type Outcome } from '#lib/editors/content-call.ts'
import { openEditable, saveEditable, type Saved } from '#lib/editors/items.ts'
import { saveProblem } from '#lib/editors/save-problem.ts'
import { pagesOf, remake } from '#lib/editors/remake.ts'
import { restoreVersion } from '#lib/editors/versions.ts'
import { editorToken } from '#lib/editors/session.ts'
import { readSignedIn } from '#lib/editors/signed-in.ts'
import { shownBy } from '#lib/editors/shown-by.ts'
import { isForeign } from '#lib/forms/foreign.ts'
import { readText } from '#lib/forms/read-form.ts'
import { z } from 'zod'
import { jsonOf } from '#platform/json-object.ts'

const restoreShape = z.object({
  ...saveShape.pick({ collection: true }).shape,
  id: z.uuid(),
  restore: z.string().max(40),
  newest: z.string().max(40),
})

const reply = (status: number, problem: { readonly kind: string; readonly message: string }) =>
  NextResponse.json({ ok: false, problem: { field: null, ...problem } }, { status })

/** An item as the editor who is signed in may read it: `{ ok, value }` as for a save. 400 for another collection, 401 without a session. */
export const GET = async ({ nextUrl: { searchParams } }: NextRequest): Promise<Response> => {
  const token = await editorToken()
  if (token === null) return reply(401, { kind: 'signedOut', message: 'Nobody is signed in.' })
  const [collection, id] = [searchParams.get('collection') ?? '', searchParams.get('id') ?? '']
  if (!isEditable(collection)) return reply(400, { kind: 'invalid', message: 'There is no such collection.' })
  return NextResponse.json(await openEditable(token, collection, id), { headers: { 'cache-control': 'no-store' } })
}

/** The pages that an item has before it is saved, as its editor may read it: after that the site may not find them. */
const formerPages = (token: string, collection: string, id: string): Promise<string[]> =>
  pagesOf(collection, [id], async (command) => {
    const item = await run(token, command, (data) => data)
    return item.ok ? item.value : null
  })

/**
 * Saves an item, or brings it back to a former version, as the editor who is signed in. Answers `{ ok, value }` or
 * `{ ok: false, problem }` with status 200: the content API has decided. 400 for a body of another shape, with the field at fault where the form has it, 413 for one beyond 2 MB, 401 without a
 * session, 403 for a call of another site, 503 when the content API does not answer.
 */
export const POST = async (request: NextRequest): Promise<Response> => {
  if (isForeign(request.headers))
    return reply(403, { kind: 'forbidden', message: 'This call comes from another site.' })
  const editor = await readSignedIn()
  if (!editor.ok) return reply(statusOf(editor.problem), editor.problem)
  const { token } = editor.value
  const text = await readText(request, largestSave)
  if (text === null) return reply(413, { kind: 'tooLarge', message: 'A save has 2 MB at most.' })
  const body = jsonOf(text)
  const parsed = 'restore' in Object(body) ? restoreShape.safeParse(body) : saveShape.safeParse(body)
  if (!parsed.success) return reply(400, saveProblem(body, parsed.error))
  const { data } = parsed
  const isNew = 'isNew' in data && data.isNew
  const former = isNew ? [] : await formerPages(token, data.collection, data.id)
  const outcome: Outcome<Saved> =
    'restore' in data
      ? await restoreVersion(token, data.collection, {
          id: data.id,
          version: data.restore,
          newest: data.newest,
        })
      : await saveEditable(token, data)
  // The service may tell this site too, and later. Marked pages are shown once more as they were: those of the item, at its former address too,
  // are made anew at once.
  if (outcome.ok) {
    for (const tag of shownBy(data.collection) ?? []) revalidateTag(tag, 'max')
    after(async () => {
      const paths = new Set([...former, ...(await pagesOf(data.collection, [outcome.value.id]))])
      await Promise.all([...paths].map((path) => remake(path)))
    })
  }
  return NextResponse.json(outcome, { headers: { 'cache-control': 'no-store' } })
}
