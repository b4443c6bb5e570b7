import { NextResponse, type NextRequest } from 'next/server'
import { z } from 'zod'
import { statusOf } from '#lib/editors/content-call.ts'
import { findInsertable, insertableKinds } from '#lib/editors/find-insertable.ts'
import { findItems } from '#lib/editors/find-items.ts'
import { titleFields, type LinkName } from '#lib/editors/linkable.ts'
import { editorToken } from '#lib/editors/session.ts'
import { routing } from '#lib/i18n/routing.ts'

const headers = { 'cache-control': 'no-store' }
const q = z.string().max(200).default('')
const shape = z.union([
  z.object({ kind: z.enum(Object.keys(titleFields) as [LinkName, ...LinkName[]]), q }),
  z.object({ insert: z.enum(insertableKinds), q, taal: z.enum(routing.locales).default(routing.defaultLocale) }),
])

/**
 * Items of a `kind`, or what can be inserted (`insert`), by words of their title (`q`), as the editor who is signed in sees them.
 * 400 for another kind, 401 without a session, 404 for items that the editor may not read, 503 when the content API or the search does not answer.
 */
export const GET = async ({ nextUrl: { searchParams } }: NextRequest): Promise<Response> => {
  const token = await editorToken()
  if (token === null) return NextResponse.json({ items: [] }, { status: 401, headers })
  const { data } = shape.safeParse(Object.fromEntries(searchParams))
  if (!data) return NextResponse.json({ items: [] }, { status: 400, headers })
  const outcome = await ('kind' in data
    ? findItems(token, data.kind, data.q)
    : findInsertable(token, data.insert, data.q.trim(), data.taal))
  if (!outcome.ok) return NextResponse.json({ items: [] }, { status: statusOf(outcome.problem), headers })
  return NextResponse.json({ items: outcome.value }, { headers })
}
