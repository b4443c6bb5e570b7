/** What editors in the Studio need of the site: a Flow that renews its pages, preview addresses, and content versions. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { model } from '#schema/model.ts'
import { previewsDrafts, previewsPublished } from '#schema/previews.ts'
import { allRows, type Call } from './instance.ts'
import type { Plan, Step } from './schema-plan.ts'

export type Site = {
  /** Public address of the site. */
  readonly address: string
  /** The site's STUDIO_SECRET. */
  readonly secret: string
}

const flowList = z.array(z.object({ id: z.string(), name: z.string(), operation: z.string().nullish() }))
const operationList = z.array(
  z.object({
    id: z.string(),
    options: z
      .object({ url: z.string(), headers: z.array(z.object({ header: z.string(), value: z.string() })) })
      .nullish()
      .catch(null),
  }),
)
const collectionList = z.array(
  z.object({
    collection: z.string(),
    meta: z.object({ preview_url: z.string().nullish(), versioning: z.boolean().nullish() }).nullish(),
  }),
)

const flowName = 'Lesroute: renew pages'
const scope = ['items.create', 'items.update', 'items.delete', 'items.promote', 'files.update']

/** What there is of the Flow: a run that was broken off leaves it without its operation. */
type Begun = { readonly flow: string | null; readonly operation: string | null }

/** Source: https://directus.io/docs/api/flows. The Flow is made first, since its operation names it. */
const flowSteps = ({ address, secret }: Site, begun: Begun): Step[] => {
  const [flow, operation] = [begun.flow ?? randomUUID(), begun.operation ?? randomUUID()]
  const collections = [...model.keys()].filter((name) => !name.startsWith('directus_'))
  const steps: Step[] = [
    {
      line: `Flow "${flowName}" to ${address}/api/revalidate`,
      method: 'POST',
      path: '/flows',
      body: {
        id: flow,
        name: flowName,
        icon: 'autorenew',
        status: 'active',
        trigger: 'event',
        // Its log would hold every text that editors save, and the secret.
        accountability: null,
        options: { type: 'action', scope, collections },
      },
    },
    {
      line: `operation of "${flowName}"`,
      method: 'POST',
      path: '/operations',
      body: {
        id: operation,
        flow,
        key: 'renew',
        name: 'Renew pages',
        type: 'request',
        position_x: 19,
        position_y: 1,
        options: {
          method: 'POST',
          url: `${address}/api/revalidate`,
          headers: [
            { header: 'Authorization', value: `Bearer ${secret}` },
            { header: 'Content-Type', value: 'application/json' },
          ],
          body: '{{$trigger}}',
        },
      },
    },
    { line: `first operation of "${flowName}"`, method: 'PATCH', path: `/flows/${flow}`, body: { operation } },
  ]
  return steps.slice(begun.operation ? 2 : begun.flow ? 1 : 0)
}

const previewOf = ({ address, secret }: Site, collection: string): string =>
  `${address}/api/preview?secret=${encodeURIComponent(secret)}&collection=${collection}&key={{id}}&version={{$version}}`

/** Whether an operation calls that site with its secret. */
const callsSite = ({ options }: z.infer<typeof operationList>[number], { address, secret }: Site): boolean =>
  options?.url === `${address}/api/revalidate` &&
  options.headers.some(({ header, value }) => /^authorization$/i.test(header) && value === `Bearer ${secret}`)

const planFlow = async (call: Call, site: Site): Promise<Plan> => {
  const flows = await allRows(call, '/flows?limit=-1&sort=id&fields=id,name,operation', flowList)
  const ours = flows.find(({ name }) => name === flowName)
  if (!ours) return { steps: flowSteps(site, { flow: null, operation: null }), conflicts: [] }
  const operations = operationList.parse(
    await call('GET', `/operations?fields=id,options&filter[flow][_eq]=${ours.id}`),
  )
  if (ours.operation) {
    const conflict = `the Flow "${flowName}" calls another address, or with another secret`
    return { steps: [], conflicts: operations.some((one) => callsSite(one, site)) ? [] : [conflict] }
  }
  return { steps: flowSteps(site, { flow: ours.id, operation: operations[0]?.id ?? null }), conflicts: [] }
}

/**
 * Reads the instance and answers the steps to a Flow of ours, and to preview addresses and versions where a collection has
 * none. Those that are there stay as they are; one with another address or secret is a conflict.
 */
export const planStudio = async (call: Call, site: Site): Promise<Plan> => {
  const flow = await planFlow(call, site)
  const steps = [...flow.steps]
  const metas = new Map(
    collectionList.parse(await call('GET', '/collections')).map(({ collection, meta }) => [collection, meta]),
  )
  const conflicts = [...flow.conflicts]
  const drafts = new Set<string>(previewsDrafts)
  for (const collection of [...previewsDrafts, ...previewsPublished]) {
    const meta = metas.get(collection)
    const expected = previewOf(site, collection)
    const address = meta?.preview_url ?? null
    if (address !== null && address !== expected) conflicts.push(`the preview address of ${collection} is another`)
    const isVersioned = !drafts.has(collection) || meta?.versioning === true
    if (address !== null && isVersioned) continue
    const changed = {
      ...(address === null ? { preview_url: expected } : {}),
      ...(isVersioned ? {} : { versioning: true }),
    }
    steps.push({
      line: `${address === null ? 'preview address' : ''}${address === null && !isVersioned ? ' and ' : ''}${isVersioned ? '' : 'versions'} of ${collection}`,
      method: 'PATCH',
      path: `/collections/${collection}`,
      body: { meta: changed },
    })
  }
  return { steps, conflicts }
}
