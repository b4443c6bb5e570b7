/** What browsers report of the policy: which part of which page they did not run or load. */
import { z } from 'zod'
import { clientIpOf, createLimit } from '../forms/limit.ts'
import { readText } from '../forms/read-form.ts'
import { warn } from '#platform/log.ts'

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
const limit = createLimit({ each: 20, all: 120, window: 60_000 })

/** An address without what a visitor may have written in it; `inline`, `eval` and the like as they are. */
const plain = (address: string): string => {
  if (!URL.canParse(address)) return address.slice(0, 40).replaceAll(/[^\w-]/g, '')
  const { protocol, origin, pathname } = new URL(address)
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.slice(0, 200) : protocol
}

const parse = (given: string): z.output<typeof reports> | null => {
  try {
    return reports.safeParse(JSON.parse(given)).data ?? null
  } catch {
    return null
  }
}

/**
 * 204 for reports, which are logged without query and fragment; 400 for what is none, 413 for one too large, 429 with
 * `Retry-After` for who sends too many. Chosen: nobody is named.
 */
export const answerReports = async (request: Request, now: number): Promise<Response> => {
  const wait = limit(clientIpOf(request.headers), now)
  if (wait) return new Response(null, { status: 429, headers: { 'retry-after': String(wait) } })
  const given = await readText(request)
  if (given === null) return new Response(null, { status: 413 })
  const found = parse(given)
  if (!found) return new Response(null, { status: 400 })
  for (const { page, directive, blocked } of found)
    warn('content security policy: a browser blocked part of a page', {
      page: plain(page),
      directive: directive.slice(0, 40).replaceAll(/[^\w-]/g, ''),
      blocked: plain(blocked),
    })
  return new Response(null, { status: 204 })
}
