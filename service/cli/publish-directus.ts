/** `npm run service -- publish directus`: brings a running Directus to the model of `schema/`. */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { DirectusError } from '../publish/directus/instance.ts'
import { publishDirectus, type DirectusTarget, type Part } from '../publish/directus/publish.ts'
import type { Tokens } from '../publish/directus/policy-plan.ts'
import type { Site } from '../publish/directus/studio-plan.ts'
import type { Row } from '../store/catalogue.ts'
import { UsageError } from './account.ts'
import type { Ask, Needed } from './ask.ts'

export const publishDirectusUsage = `  publish directus [--dry-run] [--rows] [--only schema|policies|rows|studio] [--snapshot <file>] [--url <url>] [--token <token>] --account <mail>
                                                   bring a Directus to the model, without dropping anything`

/** What is asked for at a terminal where neither flag nor environment has it. */
export const directusSettings: readonly Needed[] = [
  { name: 'DIRECTUS_URL', flag: 'url', question: 'Address of the Directus' },
  { name: 'DIRECTUS_ADMIN_TOKEN', flag: 'token', question: 'Token of an administrator there', kind: 'secret' },
]

const isPart = (name: string): name is Part => ['schema', 'policies', 'rows', 'studio'].includes(name)

/**
 * Publishes to the Directus of the settings; answers the exit code: 1 when something there has another form.
 * @throws UsageError when it is not clear what is to go where, or when the Directus refuses.
 */
export const publishDirectusCommand = async (
  args: readonly string[],
  tables: () => Promise<ReadonlyMap<string, readonly Row[]>>,
  {
    target,
    tokens,
    site,
    ask,
  }: {
    readonly target: DirectusTarget | null
    readonly tokens: Tokens
    /** Null: SITE_URL or STUDIO_SECRET is not set. */
    readonly site: Site | null
    /** Null: there is no terminal. */
    readonly ask: Ask | null
  },
  say: (line: string) => void,
): Promise<number> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'dry-run': { type: 'boolean', default: false },
      rows: { type: 'boolean', default: false },
      only: { type: 'string' },
      account: { type: 'string' },
      snapshot: { type: 'string' },
    },
  })
  const { only, rows, snapshot } = values
  if (only !== undefined && !isPart(only)) throw new UsageError(`--only takes schema, policies, rows or studio.`)
  if (!target)
    throw new UsageError(
      'DIRECTUS_URL and DIRECTUS_ADMIN_TOKEN (or --url and --token) say where to publish; both are needed.',
    )
  const parts = new Set<Part>(
    only === undefined ? ['schema', 'policies', 'studio', ...(rows ? (['rows'] as const) : [])] : [only],
  )
  if (parts.has('studio') && !site) {
    if (only === 'studio')
      throw new UsageError('SITE_URL and STUDIO_SECRET say which site editors preview; both are needed.')
    say('SITE_URL or STUDIO_SECRET is not set: preview addresses and the Flow that renews pages are left out.')
  }
  const isAsked = parts.has('policies') && !values.account
  const account = isAsked
    ? (await ask?.("Mail address of the site's account there (--account)"))?.trim()
    : values.account
  if (parts.has('policies') && !account)
    throw new UsageError('--account <mail> names the account of the site that is made there.')
  try {
    const options = { target, parts, dryRun: values['dry-run'], account: account ?? '', tokens, site, tables, say }
    const saveSnapshot =
      snapshot === undefined
        ? undefined
        : async (text: string) => {
            await writeFile(snapshot, text)
            say(`Schema snapshot written to ${snapshot}: directus schema apply ${snapshot} makes the same elsewhere.`)
          }
    return (await publishDirectus({ ...options, saveSnapshot })) > 0 ? 1 : 0
  } catch (error) {
    if (error instanceof DirectusError) throw new UsageError(error.message)
    throw error
  }
}
