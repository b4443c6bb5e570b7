/** Brings a running Directus to the model of `schema/`: a plan first, then what differs; nothing is dropped. */
import { model } from '#schema/model.ts'
import type { Row } from '../../store/catalogue.ts'
import { connect, patiently, requireSupported } from './instance.ts'
import { planPolicies, type Tokens } from './policy-plan.ts'
import { planRows, writeRows } from './rows.ts'
import { readSnapshot } from './snapshot.ts'
import { planSchema, type Step } from './schema-plan.ts'
import { planStudio, type Site } from './studio-plan.ts'

export type Part = 'schema' | 'policies' | 'rows' | 'studio'
export type DirectusTarget = { readonly address: string; readonly adminToken: string }

export type PublishDirectusOptions = {
  readonly target: DirectusTarget
  readonly parts: ReadonlySet<Part>
  readonly dryRun: boolean
  /** Mail address of the site's account. */
  readonly account: string
  /** Tokens that the accounts get; those that are missing are made by chance. */
  readonly tokens: Tokens
  /** The site that editors preview and renew; null: the Studio gets nothing of it. */
  readonly site: Site | null
  /** The rows to publish; asked for when `parts` has them. */
  readonly tables: () => Promise<ReadonlyMap<string, readonly Row[]>>
  /** Writes the schema of the Directus as it is in the end, as `directus schema apply` takes it; absent: nothing is written. */
  readonly saveSnapshot?: ((snapshot: string) => Promise<void>) | undefined
  readonly say: (line: string) => void
  /** Milliseconds before the first retry are twice as many. */
  readonly interval?: number
}

/** Lines of the plan that are printed; of the rest the number is said. */
const mostLines = 400

/**
 * Prints the plan and, unless it is a dry run, carries it out; answers the number of conflicts: fields and relations
 * that are there in another form and stay so.
 * @throws DirectusError when the Directus cannot hold the model, before anything is written; when it refuses a step or does
 * not answer, after the steps before it: the next run goes on from there.
 */
export const publishDirectus = async ({
  target,
  parts,
  dryRun,
  interval = 500,
  ...options
}: PublishDirectusOptions): Promise<number> => {
  const { account, tokens, site, tables, saveSnapshot, say } = options
  const call = patiently(connect(target.address, target.adminToken), interval)
  const own = [...model.keys()].filter((name) => !name.startsWith('directus_')).length
  const version = await requireSupported(call, own)
  say(`Directus ${version} at ${target.address}`)
  const apply = async (steps: readonly Step[]) => {
    for (const { line } of steps.slice(0, mostLines)) say(`${dryRun ? 'would add' : 'to add:'} ${line}`)
    if (steps.length > mostLines) say(`… and ${steps.length - mostLines} more`)
    if (dryRun) return
    for (const { method, path, body, done } of steps) {
      await call(method, path, body)
      if (done !== undefined) say(done)
    }
  }
  let [written, conflicts] = [0, 0]
  if (parts.has('schema')) {
    const plan = await planSchema(call)
    for (const line of plan.conflicts) say(`differs, and stays: ${line}`)
    conflicts = plan.conflicts.length
    await apply(plan.steps)
    written += plan.steps.length
    // Directus keeps the schema it knows for a while.
    if (!dryRun && plan.steps.length) await call('POST', '/utils/cache/clear?system=true')
  }
  if (parts.has('policies')) {
    const { steps } = await planPolicies(call, account, tokens)
    await apply(steps)
    written += steps.length
    if (!dryRun && steps.some(({ done }) => done !== undefined)) say(`Set CONTENT_API_URL=${target.address} with them.`)
  }
  if (parts.has('rows')) {
    for (const plan of await planRows(call, await tables())) {
      say(`${dryRun ? 'would add' : 'to add:'} ${plan.rows.length} rows of ${plan.collection}`)
      if (!dryRun) await writeRows(call, plan)
      written += plan.rows.length
    }
  }
  // The last part: rows that are written would each set off the Flow.
  if (parts.has('studio') && site) {
    const plan = await planStudio(call, site)
    for (const line of plan.conflicts) say(`differs, and stays: ${line}`)
    conflicts += plan.conflicts.length
    await apply(plan.steps)
    written += plan.steps.length
  }
  if (saveSnapshot && !dryRun) await saveSnapshot(await readSnapshot(call))
  if (written === 0) say('Nothing to do.')
  else say(`${written} ${dryRun ? 'steps and rows to add' : 'steps and rows added'}, ${conflicts} in another form`)
  return conflicts
}
