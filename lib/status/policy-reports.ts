/** Receives the browsers' reports of violations of the Content Security Policy. */
import { z } from 'zod'
import { createMinuteLimit } from '../forms/limit.ts'
import { clientNetworkOf } from '#platform/network.ts'
import { readText } from '../forms/read-form.ts'
import { warn } from '#platform/log.ts'
import { jsonOf } from '#platform/json-object.ts'

const text = z.string().max(4096)

/** Source: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const single = z
  .object({
    'csp-report': z.object({ 'document-uri': text, 'effective-directive': text, 'blocked-uri': text }),
  })
  .transform(({ 'csp-report': report }) => [
    { page: report['document-uri'], directive: report['effective-directive'], blocked: report['blocked-uri'] },
  ])

/** Source: https://www.w3.org/TR/CSP3/#reporting and https://www.w3.org/TR/reporting-1/#media-type */
const several = z
  .array(z.object({ type: text, body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }) }))
  .max(20)
  .transform((reports) =>
    reports.map(({ body }) => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
    })),
  )

const reports = z.union([single, several])

/** Chosen: enough to see what is wrong, too little to fill a disk. */
const limit = createMinuteLimit('policy-reports', { each: 20, all: 120 })

/** A URL without query and fragment, which may have a visitor's input; `inline`, `eval` and the like unchanged. */
const plain = (address: string): string => {
  if (!URL.canParse(address)) return address.slice(0, 40).replaceAll(/[^\w-]/g, '')
  const { protocol, origin, pathname } = new URL(address)
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, 200) : protocol
}

const parse = (text: string): z.output<typeof reports> | null => reports.safeParse(jsonOf(text)).data ?? null

/**
 * 204 for reports, which are logged without query and fragment; 400 for an invalid report, 413 for one too large, 429 with
 * `Retry-After` above the rate limit. Chosen: no client address is logged.
 */
export const answerReports = async (request: Request): Promise<Response> => {
  const wait = await limit(clientNetworkOf(request.headers))
  if (wait) return new Response(null, { status: 429, headers: { 'retry-after': String(wait) } })
  const body = await readText(request)
  if (body === null) return new Response(null, { status: 413 })
  const violations = parse(body)
  if (!violations) return new Response(null, { status: 400 })
  for (const { page, directive, blocked } of violations)
    warn('content security policy: a browser blocked part of a page', {
      page: plain(page),
      directive: directive.slice(0, 40).replaceAll(/[^\w-]/g, ''),
      blocked: plain(blocked),
    })
  return new Response(null, { status: 204 })
}
