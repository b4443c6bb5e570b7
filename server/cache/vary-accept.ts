/** Adds `Vary: Accept` to pages that answer as HTML or as Markdown. */
import { variesByAccept } from '#lib/markdown-alternates/alternate-addresses.ts'
import { varyWith } from '#platform/http-headers.ts'
import type { Step } from '../message.ts'

/** The step. Source: RFC 9110, 12.5.5. Chosen: after the framework, which writes `Vary` anew for every page. */
export const varyByAccept: Step = async ({ path }, next) => {
  const reply = await next()
  if (!variesByAccept(path)) return reply
  return { ...reply, headers: { ...reply.headers, vary: varyWith(reply.headers.vary, 'Accept') } }
}
