/** Whether a content API has what the site asks of it, with the site's own token. */
import { z } from 'zod'
import { contractFields } from '#schema/contract-fields.ts'
import { model, type ModelCollection } from '#schema/model.ts'
import { basePolicies, sitePolicies } from '#schema/policies.ts'
import { findingsOf, request, type Answer, type Finding } from './finding.ts'

export type ContentSettings = { readonly address: string; readonly token: string; readonly searchTokenField: string }

/** Policies that the site's account holds. Source: docs/contract.md 10.3. */
const expectedPolicies: ReadonlySet<string> = new Set([...basePolicies, ...sitePolicies])
const ids = z.object({ data: z.array(z.looseObject({})) })
/** The longest address of the site has 12,652 characters; proxies often stop at 8 KB. */
const idsOfLongestAddress = 340
const id = '00000000-0000-4000-8000-000000000000'

const finding = findingsOf('content')

const isEmpty = 'it is empty, or the token may read none of its items'

const refused = ({ status, reason }: Answer) => (status === null ? reason : `answered ${status}`)

const checkCollection = async (
  get: (path: string) => Promise<Answer>,
  { name, fields }: ModelCollection,
): Promise<Finding[]> => {
  const path = `/items/${name}?limit=1&fields=`
  const all = [...fields.keys()]
  const answer = await get(`${path}${all.join(',')}`)
  if (answer.status === 200) {
    const rows = ids.safeParse(answer.body)
    if (!rows.success) return [finding(name, 'broken', 'its answer is no list of items: is this a content API?')]
    return rows.data.data.length ? [] : [finding(name, 'warning', isEmpty)]
  }
  if (answer.status !== 403 && answer.status !== 400) return [finding(name, 'broken', `it ${refused(answer)}`)]
  const findings: Finding[] = []
  for (const field of all) {
    if ((await get(`${path}${field}`)).status === 200) continue
    const isNeeded = contractFields[name]?.includes(field) ?? field === 'id'
    const advice = 'it is missing, or no policy of the site’s account lets it be read: publish directus adds both'
    findings.push(finding(`${name}.${field}`, isNeeded ? 'broken' : 'warning', advice))
  }
  if (findings.length < all.length) return findings
  // Without what the contract does not name the site leaves parts out, and works.
  const state = name in contractFields ? 'broken' : 'warning'
  return [finding(name, state, 'the collection is missing, or the token may not read it: publish directus adds both')]
}

/** The findings of a content API: reachability, clock, account, each collection and field, order of nulls, long addresses. */
export const checkContent = async ({ address, token, searchTokenField }: ContentSettings): Promise<Finding[]> => {
  const get = (path: string) => request(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const ping = await get('/server/ping')
  if (ping.status !== 200)
    return [finding('reachable', 'broken', `${refused(ping)}; check CONTENT_API_URL and what stands before it`)]
  const findings = [finding('reachable', 'ok')]
  const url = new URL(address)
  if (url.protocol === 'http:' && !/^(localhost|127\.|10\.|192\.168\.|\[::1\])/.test(url.hostname))
    findings.push(
      finding('TLS', 'warning', 'the token crosses the network in the clear; use https, or a private network'),
    )
  const seconds = Math.round((ping.ahead ?? 0) / 1000)
  if (Math.abs(seconds) > 5)
    findings.push(
      finding('clock', 'warning', `it differs by ${seconds} seconds; publication moments come late or early`),
    )
  else findings.push(finding('clock', 'ok'))
  const me = await get(`/users/me?fields=id,${searchTokenField}`)
  if (me.status === 401 || (me.status === 403 && (await get('/users/me?fields=id')).status !== 200))
    return [...findings, finding('token', 'broken', 'the API does not know it; check CONTENT_API_TOKEN')]
  findings.push(finding('token', 'ok'))
  const record = z.object({ data: z.looseObject({}) }).safeParse(me.body)
  if (!record.success || !record.data.data[searchTokenField])
    findings.push(
      finding(
        `directus_users.${searchTokenField}`,
        'warning',
        'the site’s user has none: enter the search key there, or set SEARCH_TOKEN_FIELD',
      ),
    )
  let complete = 0
  for (const collection of model.values()) {
    if (collection.name.startsWith('directus_')) continue
    const owner = collection.description ?? model.get(collection.joins[0] ?? '')?.description
    if (!owner?.policies.some((policy) => expectedPolicies.has(policy))) continue
    const own = await checkCollection(get, collection)
    if (own.every(({ advice }) => advice === isEmpty)) complete += 1
    findings.push(...own)
  }
  findings.push(finding(`${complete} collections with all their fields`, 'ok'))
  // The site reads files through what they belong to, never as a list.
  const files = await get('/items/documents?limit=1&fields=asset.id,asset.type,asset.filesize')
  if (files.status !== 200)
    findings.push(
      finding('directus_files', 'broken', 'the token may not read the files of documents: publish directus adds that'),
    )
  const order = z.object({ data: z.array(z.object({ popularity: z.number().nullable() })) })
  const first = order.safeParse((await get('/items/faqs?limit=1&fields=popularity&sort=-popularity')).body)
  if (first.success && first.data.data[0]?.popularity === null)
    findings.push(
      finding('order of nulls', 'ok', 'nulls come first, as on PostgreSQL; the site orders such lists itself'),
    )
  const long = await get(
    `/items/articles?limit=1&fields=id&filter[id][_in]=${Array(idsOfLongestAddress).fill(id).join(',')}`,
  )
  if (long.status === 200) findings.push(finding('addresses of 12,700 characters', 'ok'))
  else
    findings.push(
      finding(
        'addresses of 12,700 characters',
        'broken',
        `${refused(long)}; raise the limit of the proxy (nginx: large_client_header_buffers 4 32k)`,
      ),
    )
  return findings
}
