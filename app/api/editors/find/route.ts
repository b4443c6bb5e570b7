import { NextResponse, type NextRequest } from 'next/server'
import { z } from 'zod'
import { findItems } from '#lib/editors/find-items.ts'
import { titleFields, type LinkName } from '#lib/editors/linkable.ts'
import { editorToken } from '#lib/editors/session.ts'

const headers = { 'cache-control': 'no-store' }
const shape = z.object({
  kind: z.enum(Object.keys(titleFields) as [LinkName, ...LinkName[]]),
  q: z.string().max(200).default(''),
})

/** Items of a `kind` by words of their title (`q`), as the editor who is signed in sees them. 400 for another kind, 401 without a session. */
export const GET = async ({ nextUrl: { searchParams } }: NextRequest): Promise<Response> => {
  const token = await editorToken()
  if (token === null) return NextResponse.json({ items: [] }, { status: 401, headers })
  const asked = shape.safeParse(Object.fromEntries(searchParams))
  if (!asked.success) return NextResponse.json({ items: [] }, { status: 400, headers })
  const found = await findItems(token, asked.data.kind, asked.data.q)
  const status = found.ok ? 200 : found.problem.kind === 'signedOut' ? 401 : 503
  return NextResponse.json({ items: found.ok ? found.value : [] }, { status, headers })
}
