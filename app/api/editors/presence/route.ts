import { NextResponse, type NextRequest } from 'next/server'
import { z } from 'zod'
import { statusOf } from '#lib/editors/content-call.ts'
import { isEditable } from '#lib/editors/editable.ts'
import { presence } from '#lib/editors/presence.ts'
import { readSignedIn } from '#lib/editors/signed-in.ts'
import { readLog } from '#lib/editors/versions.ts'
import { isForeign } from '#lib/forms/foreign.ts'
import { readText } from '#lib/forms/read-form.ts'
import { jsonOf } from '#platform/json-object.ts'

const shape = z.object({
  collection: z.string().refine(isEditable),
  id: z.uuid(),
  tab: z.uuid(),
  isLeaving: z.boolean().optional(),
})
const headers = { 'cache-control': 'no-store' }
const reply = (status: number, names: readonly string[] = []) => NextResponse.json({ names }, { status, headers })

/**
 * A sign that a tab of the editor who is signed in has an item open; answers the names of the others who do, empty for one without a
 * name. 400 for a body of another shape, 401 without a session, 403 for a call of another site, 404 for who is no editor of that item, 503 when
 * the content API does not answer.
 */
export const POST = async (request: NextRequest): Promise<Response> => {
  if (isForeign(request.headers)) return reply(403)
  const { data } = shape.safeParse(jsonOf((await readText(request)) ?? ''))
  if (!data) return reply(400)
  const editor = await readSignedIn()
  if (!editor.ok) return reply(statusOf(editor.problem))
  const log = await readLog(editor.value.token, data)
  if (!log.ok) return reply(statusOf(log.problem))
  if (data.isLeaving) presence.leave(data, data.tab)
  return reply(200, data.isLeaving ? [] : presence.note(data, data.tab, editor.value))
}
