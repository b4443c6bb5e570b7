/** Whether changes reach the pages: the site takes the secret, and a Directus has the Flow that sends it. */
import { z } from 'zod'
import { findingsOf, request, type Finding } from './finding.ts'

const line = findingsOf('renewal')

export type RenewalSettings = { readonly siteUrl: string; readonly secret: string }

/** A call that renews nothing: the site checks the secret first, then refuses a change without a collection (400). */
const checkSite = async ({ siteUrl, secret }: RenewalSettings): Promise<Finding> => {
  const { status, reason } = await request(`${siteUrl}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: '{}',
  })
  if (status === 400) return line('site takes calls', 'ok')
  if (status === null) return line('site takes calls', 'warning', `${reason}; start the site, or check SITE_URL`)
  if (status === 401) return line('site takes calls', 'broken', 'its STUDIO_SECRET is another one')
  return line('site takes calls', 'broken', `/api/revalidate answered ${status}; does SITE_URL lead to this site?`)
}

const flows = z.object({
  data: z.array(
    z.object({
      status: z.string(),
      operations: z.array(z.object({ options: z.looseObject({ url: z.string().optional() }).nullable() })),
    }),
  ),
})

/** The Flow as an administrator sees it. */
const checkFlow = async (directus: { readonly address: string; readonly adminToken: string }, siteUrl: string) => {
  const answer = await request(`${directus.address}/flows?limit=-1&fields=status,operations.options`, {
    headers: { authorization: `Bearer ${directus.adminToken}` },
  })
  const parsed = flows.safeParse(answer.body)
  if (!parsed.success)
    return line('Flow', 'warning', 'flows could not be read; is DIRECTUS_ADMIN_TOKEN that of an administrator?')
  const address = `${siteUrl}/api/revalidate`
  const own = parsed.data.data.filter(({ operations }) => operations.some(({ options }) => options?.url === address))
  if (own.some(({ status }) => status === 'active')) return line('Flow', 'ok')
  return own.length
    ? line('Flow', 'broken', 'it is not active: switch it on in the Studio')
    : line('Flow', 'broken', `none calls ${address}: publish directus --only studio adds it`)
}

/** The findings about renewal; the Flow is looked for where an administrator's token is set. */
export const checkRenewal = async (
  settings: RenewalSettings,
  directus: { readonly address: string; readonly adminToken: string } | null,
): Promise<Finding[]> => [await checkSite(settings), ...(directus ? [await checkFlow(directus, settings.siteUrl)] : [])]
