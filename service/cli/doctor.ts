/** `npm run service -- doctor`: whether the surfaces that the site's settings name have what it needs. */
import { z } from 'zod'
import { baseAddress, sharedSettings } from '#platform/settings.ts'
import { checkCertificate } from '../doctor/certificate.ts'
import { checkContent } from '../doctor/content.ts'
import { request, table, type Finding } from '../doctor/finding.ts'
import { checkRenewal } from '../doctor/renewal.ts'
import { checkMedia, checkSearch } from '../doctor/search-and-media.ts'
import { checkSearchSettings } from '../doctor/search-settings.ts'
import { UsageError } from './account.ts'
import type { Needed } from './ask.ts'

export const doctorUsage = `  doctor [--content <url>] [--token <token>]       check what the site's settings name; exit code 1 when something is broken`

/** What is asked for at a terminal where neither flag nor environment has it. */
export const doctorSettings: readonly Needed[] = [
  { name: 'CONTENT_API_URL', flag: 'content', question: 'Address of the content API' },
  { name: 'CONTENT_API_TOKEN', flag: 'token', question: "Token of the site's account there", kind: 'secret' },
]

const address = baseAddress.optional()
/** The settings of the site that name surfaces. Source: .env.example. */
const settings = z.object({
  CONTENT_API_URL: address,
  CONTENT_API_TOKEN: z.string().optional(),
  SEARCH_URL: address,
  SEARCH_APP_ID: z.string().optional(),
  SEARCH_TOKEN_FIELD: z.string().regex(/^\w+$/, 'must be the name of a field').default('search_token'),
  MEDIA_URL: address,
  MEDIA_FOLDER: sharedSettings.MEDIA_FOLDER,
  SITE_URL: address,
  STUDIO_SECRET: z.string().optional(),
  DIRECTUS_URL: address,
  DIRECTUS_ADMIN_TOKEN: z.string().optional(),
  PUBLISH_API_KEY: z.string().optional(),
})

const firstPicture = z.object({ data: z.array(z.object({ image: z.object({ id: z.string() }) })).min(1) })

/**
 * Checks each surface and prints a table; answers the exit code.
 * @throws UsageError when the settings name nothing, or a setting is no address.
 */
export const doctorCommand = async (
  environment: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<number> => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
  const parsed = settings.safeParse(present)
  if (!parsed.success)
    throw new UsageError(
      parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`).join('; '),
    )
  const { CONTENT_API_URL: content, CONTENT_API_TOKEN: token = '', ...rest } = parsed.data
  if (!content) throw new UsageError('CONTENT_API_URL is empty: the embedded service has all that the site needs.')
  const field = rest.SEARCH_TOKEN_FIELD
  const findings: Finding[] = await checkContent({ address: content, token, searchTokenField: field })
  findings.push(...(await checkCertificate('content', content)))
  const headers = { authorization: `Bearer ${token}` }
  const [search, applicationId] = [rest.SEARCH_URL, rest.SEARCH_APP_ID ?? 'lesroute']
  const hosted = rest.SEARCH_APP_ID ? `https://${rest.SEARCH_APP_ID}-dsn.algolia.net` : null
  const searchAddress = search ?? hosted
  if (searchAddress) {
    const me = await request(`${content}/users/me?fields=${field}`, { headers })
    const user = z.object({ data: z.object({ [field]: z.string() }) }).safeParse(me.body)
    const searchToken = user.success ? (user.data.data[field] ?? '') : ''
    findings.push(...(await checkSearch({ address: searchAddress, applicationId, token: searchToken })))
    findings.push(...(await checkCertificate('search', searchAddress)))
    if (rest.PUBLISH_API_KEY)
      findings.push(...(await checkSearchSettings(searchAddress, applicationId, rest.PUBLISH_API_KEY)))
  }
  if (rest.MEDIA_URL) {
    const pictures = '/items/articles?limit=1&fields=image.id&filter[image][_nnull]=true'
    const item = firstPicture.safeParse((await request(`${content}${pictures}`, { headers })).body)
    const folder = rest.MEDIA_FOLDER.replaceAll(/^\/+|\/+$/g, '')
    findings.push(
      ...(await checkMedia({ address: rest.MEDIA_URL, folder, file: item.data?.data[0]?.image.id ?? null })),
    )
    findings.push(...(await checkCertificate('media', rest.MEDIA_URL)))
  }
  if (rest.SITE_URL && rest.STUDIO_SECRET) {
    const { DIRECTUS_URL: url, DIRECTUS_ADMIN_TOKEN: adminToken } = rest
    const directus = url && adminToken ? { address: url, adminToken } : null
    findings.push(...(await checkRenewal({ siteUrl: rest.SITE_URL, secret: rest.STUDIO_SECRET }, directus)))
  }
  for (const line of table(findings)) say(line)
  const broken = findings.filter(({ state }) => state === 'broken').length
  const warnings = findings.filter(({ state }) => state === 'warning').length
  say(`${broken} broken, ${warnings} warnings`)
  return broken > 0 ? 1 : 0
}
