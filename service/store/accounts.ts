/** Stores accounts with their tokens and policies. Static tokens are stored as hashes only. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { basePolicies, isPolicyName, type PolicyName } from '#schema/policies.ts'
import { isUnavailable, type Database } from './database.ts'
import { accountRole } from './migrations/roles.ts'

type Row = Readonly<Record<string, unknown>>

export type Account = {
  readonly id: string
  readonly email: string
  readonly status: 'active' | 'suspended'
  readonly policies: ReadonlySet<PolicyName>
  /** The id of its role; null where it has none. */
  readonly role: string | null
  readonly searchToken: string | null
  /**
   * Addresses and networks from which its tokens count; null: from everywhere. Chosen: not for the search token, since
   * the browsers of visitors hold that.
   */
  readonly allowedFrom: readonly string[] | null
  /** All columns as stored, hashes included; `shownOf` is what may be shown. */
  readonly row: Row
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const digest = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * A new secret of 32 random bytes in base64url.
 * Source: docs/contract.md 5.1 "Rotation".
 */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Cache of policy sets by their stored text; each request reads one of a few. */
const knownPolicies = new Map<string, ReadonlySet<PolicyName>>()

const parsePolicies = (value: unknown): ReadonlySet<PolicyName> => {
  const policiesText = text(value) || '[]'
  const cached = knownPolicies.get(policiesText)
  if (cached) return cached
  const names: unknown = JSON.parse(policiesText)
  const set = new Set([...basePolicies, ...(Array.isArray(names) ? names : []).map(String).filter(isPolicyName)])
  if (knownPolicies.size < 1000) knownPolicies.set(policiesText, set)
  return set
}

const ranges = z.array(z.string())

const toAccount = (row: Row): Account => ({
  id: text(row['id']),
  email: text(row['email']),
  status: row['status'] === 'active' ? 'active' : 'suspended',
  policies: parsePolicies(row['policies']),
  role: typeof row['role'] === 'string' ? row['role'] : null,
  searchToken: typeof row['search_token'] === 'string' ? row['search_token'] : null,
  allowedFrom: typeof row['ip_allow'] === 'string' ? ranges.parse(JSON.parse(row['ip_allow'])) : null,
  row,
})

/** The account unless it has ended. */
export const active = (account: Account | null): Account | null => (account?.status === 'active' ? account : null)

/** A column of the account as it may be shown to its owner: a secret that is set shows as asterisks. */
export const shownOf = ({ row, policies }: Account, column: string): unknown => {
  if (column === 'token') return row['token'] ? '**********' : null
  return column === 'policies' ? [...policies] : row[column]
}

const users = 'directus_users'

/** Lower-cases A to Z only: other letters could fold into the address of another account (the Kelvin sign into k). */
const folded = (email: string) => email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Milliseconds; `last_access` is this exact, so that a busy caller costs no write a request. */
const accessPrecision = 60_000

/** What users may change of themselves. */
export type AccountChange = {
  readonly token?: string | undefined
} & {
  readonly [Name in 'first_name' | 'last_name']?: string | null | undefined
}

export type Accounts = ReturnType<typeof openAccounts>

/**
 * The accounts of a database. Every call reads the database anew, so that a change by another process holds at once.
 * Chosen: SHA-256 suffices for static tokens, because they carry 256 random bits; passwords would need more.
 */
export const openAccounts = (db: Database) => {
  const rows = db
    .selectFrom(users)
    .leftJoin('lesroute_credentials', 'lesroute_credentials.account', `${users}.id`)
    .selectAll(users)
    .select('lesroute_credentials.ip_allow')
  const lookUp = (column: 'token' | 'search_token' | 'email' | 'id') => {
    const statement = rows.where(`${users}.${column}`, '=', '').compile()
    return async (value: string): Promise<Account | null> => {
      const [row] = (await db.executeQuery<Row>({ ...statement, parameters: [value] })).rows
      return row ? toAccount(row) : null
    }
  }
  const byDigest = lookUp('token')
  const bySearchToken = lookUp('search_token')
  const byEmail = lookUp('email')
  const set = async (id: string, values: Row): Promise<void> => {
    await db.updateTable(users).set(values).where('id', '=', id).execute()
  }
  // While an edition is being written no other write succeeds; a failed note is not retried for each request.
  let touchableFrom = 0
  // The search token lives as long as the search policy: removing the policy deletes it, adding it again creates a new one.
  const searchTokenFor = (policies: ReadonlySet<PolicyName>) =>
    policies.has('search-token') ? sql`coalesce(search_token, ${newToken()})` : null

  return {
    /** The active account that holds this static token; null when there is none. */
    byToken: async (token: string): Promise<Account | null> => active(await byDigest(digest(token))),
    /** The active account that holds this search token; null when there is none. */
    bySearchToken: async (token: string): Promise<Account | null> => active(await bySearchToken(token)),
    /** The account of that e-mail address in small or capital letters, active or not; null when there is none. */
    byEmail: (email: string): Promise<Account | null> => byEmail(folded(email)),
    /** The account of that id, active or not; null when there is none. */
    byId: lookUp('id'),
    /** The role of that id as stored; null when there is none. */
    role: async (id: string): Promise<Row | null> =>
      (await db.selectFrom('directus_roles').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    /** All accounts in order of e-mail address. */
    all: async (): Promise<Account[]> => (await rows.orderBy(`${users}.email`).execute()).map(toAccount),
    /** Makes an account and answers its static token, which cannot be read again. */
    add: async (email: string, policies: readonly PolicyName[]): Promise<string> => {
      const token = newToken()
      const all = new Set<PolicyName>([...basePolicies, ...policies])
      await db
        .insertInto(users)
        .values({
          id: randomUUID(),
          email: folded(email),
          status: 'active',
          role: accountRole,
          policies: JSON.stringify([...all]),
          token: digest(token),
          search_token: all.has('search-token') ? newToken() : null,
        })
        .execute()
      return token
    },
    /** Writes what users may change themselves, all at once. A new static token ends the former. */
    update: async (id: string, { token, ...profile }: AccountChange): Promise<void> => {
      const values = Object.entries({ ...profile, token: token === undefined ? undefined : digest(token) }).filter(
        ([, value]) => value !== undefined,
      )
      if (values.length) await set(id, Object.fromEntries(values))
    },
    /**
     * Gives the account a new static token, and makes it active again if it was ended; the former token no longer
     * counts.
     */
    renew: async ({ id, policies }: Account): Promise<string> => {
      const token = newToken()
      await set(id, { token: digest(token), status: 'active', search_token: searchTokenFor(policies) })
      return token
    },
    /** Stores the page that the account used last; null clears it. */
    setLastPage: (id: string, page: string | null): Promise<void> => set(id, { last_page: page }),
    /** Gives and takes policies; those that every account holds cannot be taken. */
    changePolicies: async (
      account: Account,
      change: { add: readonly PolicyName[]; remove: readonly PolicyName[] },
    ): Promise<void> => {
      const remaining = [...account.policies].filter((name) => !change.remove.includes(name))
      const policies = new Set([...basePolicies, ...remaining, ...change.add])
      await set(account.id, { policies: JSON.stringify([...policies]), search_token: searchTokenFor(policies) })
    },
    /**
     * Stores when the account was last used, exact to a minute; while the database accepts no writes, a later request
     * stores it.
     */
    touch: async ({ id, row }: Account, now: Date): Promise<void> => {
      const last = typeof row['last_access'] === 'string' ? Date.parse(row['last_access']) : 0
      const time = now.getTime()
      if (time - last < accessPrecision || time < touchableFrom) return
      await set(id, { last_access: now.toISOString() }).catch((error: unknown) => {
        if (!isUnavailable(error)) throw error
        touchableFrom = time + accessPrecision / 10
      })
    },
    /** Ends the account: its tokens become invalid, and its sessions stay ended when it is restored. */
    revoke: (id: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const ended = { status: 'suspended', token: null, search_token: null }
        await transaction.updateTable(users).set(ended).where('id', '=', id).execute()
        await transaction.deleteFrom('lesroute_sessions').where('account', '=', id).execute()
      }),
  }
}
