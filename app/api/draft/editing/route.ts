import { draftMode } from 'next/headers'
import { connection } from 'next/server'
import { editingScript } from '#lib/editors/editing-script.ts'
import { env } from '#lib/env.ts'

/** The script for editing in place, while a draft is open and a Studio may frame it; 404 otherwise. */
export const GET = async (): Promise<Response> => {
  await connection()
  const { isEnabled } = await draftMode()
  const headers = { 'cache-control': 'no-store' }
  if (!isEnabled || !env.previewOrigins.length) return new Response(null, { status: 404, headers })
  return new Response(await editingScript(env.previewOrigins), {
    headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' },
  })
}
