/** Accounts: who may call, by which token, under which policies. Static tokens are kept as hashes only. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { basePolicies, isPolicyName, type PolicyName } from '#schema/policies.ts'

export type Account = {
  readonly id: string
  readonly email: string
  readonly status: 'active' | 'suspended'
  readonly policies: ReadonlySet<PolicyName>
  readonly searchToken: string | null
}

type Row = Record<string, unknown>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const digest = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A new secret of 32 random bytes in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

const parsePolicies = (value: unknown): Set<PolicyName> => {
  const names: unknown = JSON.parse(text(value) || '[]')
  return new Set([...basePolicies, ...(Array.isArray(names) ? names : []).map(String).filter(isPolicyName)])
}

const toAccount = (row: Row | undefined): Account | null =>
  row
    ? {
        id: text(row['id']),
        email: text(row['email']),
        status: row['status'] === 'active' ? 'active' : 'suspended',
        policies: parsePolicies(row['policies']),
        searchToken: typeof row['search_token'] === 'string' ? row['search_token'] : null,
      }
    : null

export type Accounts = ReturnType<typeof openAccounts>

/**
 * The accounts of a database. Every call reads the database anew, so that a change by another process holds at once.
 * Chosen: SHA-256 suffices for static tokens, because they carry 256 random bits; passwords would need more.
 */
export const openAccounts = (sqlite: DatabaseSync) => {
  sqlite.exec('create unique index if not exists directus_users_email on directus_users (email)')
  sqlite.exec('create index if not exists directus_users_token on directus_users (token)')
  sqlite.exec('create index if not exists directus_users_search_token on directus_users (search_token)')
  const by = {
    token: sqlite.prepare('select * from directus_users where token = ?'),
    searchToken: sqlite.prepare('select * from directus_users where search_token = ?'),
    email: sqlite.prepare('select * from directus_users where email = ?'),
    id: sqlite.prepare('select * from directus_users where id = ?'),
  }

  const setPolicies = (account: Account, policies: ReadonlySet<PolicyName>): void => {
    // The search token lives as long as the search policy: taken away it is gone, given again it is another.
    const searchToken = policies.has('search-token') ? (account.searchToken ?? newToken()) : null
    sqlite
      .prepare('update directus_users set policies = ?, search_token = ? where id = ?')
      .run(JSON.stringify([...policies]), searchToken, account.id)
  }

  return {
    /** The active account that holds this static token; null when there is none. */
    byToken: (token: string): Account | null => {
      const account = toAccount(by.token.get(digest(token)))
      return account?.status === 'active' ? account : null
    },
    /** The active account that holds this search token; null when there is none. */
    bySearchToken: (token: string): Account | null => {
      const account = toAccount(by.searchToken.get(token))
      return account?.status === 'active' ? account : null
    },
    /** The account of that e-mail address, active or not; null when there is none. */
    byEmail: (email: string): Account | null => toAccount(by.email.get(email)),
    /** The account's record as stored, without its secrets' hashes. */
    record: (id: string): Row => {
      const row = by.id.get(id)
      if (!row) throw new Error('the account has gone')
      return { ...row, token: row['token'] ? '**********' : null, policies: [...parsePolicies(row['policies'])] }
    },
    /** All accounts in order of e-mail address. */
    all: (): Account[] =>
      sqlite
        .prepare('select * from directus_users order by email')
        .all()
        .map(toAccount)
        .filter((account) => account !== null),
    /** Makes an account and answers its static token, which cannot be read again. */
    add: (email: string, policies: readonly PolicyName[]): string => {
      const token = newToken()
      const all = new Set<PolicyName>([...basePolicies, ...policies])
      sqlite
        .prepare(
          "insert into directus_users (id, email, status, policies, token, search_token) values (?, ?, 'active', ?, ?, ?)",
        )
        .run(randomUUID(), email, JSON.stringify([...all]), digest(token), all.has('search-token') ? newToken() : null)
      return token
    },
    /** Replaces the static token; the former one is dead at once. Null removes it. */
    setToken: (id: string, token: string | null): void => {
      sqlite.prepare('update directus_users set token = ? where id = ?').run(token && digest(token), id)
    },
    /** Gives the account a new static token, and life if it had ended; the former token is dead at once. */
    renew: (id: string): string => {
      const token = newToken()
      sqlite.prepare("update directus_users set token = ?, status = 'active' where id = ?").run(digest(token), id)
      const account = toAccount(by.id.get(id))
      if (account) setPolicies(account, account.policies)
      return token
    },
    /** Writes the profile fields that users may change themselves. */
    updateProfile: (id: string, profile: { first_name?: string | null; last_name?: string | null }): void => {
      for (const name of ['first_name', 'last_name'] as const)
        if (profile[name] !== undefined)
          sqlite.prepare(`update directus_users set ${name} = ? where id = ?`).run(profile[name], id)
    },
    /** Keeps the page that the account used last; null forgets it. */
    setLastPage: (id: string, page: string | null): void => {
      sqlite.prepare('update directus_users set last_page = ? where id = ?').run(page, id)
    },
    /** Gives and takes policies; those that every account holds cannot be taken. */
    changePolicies: (account: Account, change: { add: readonly PolicyName[]; remove: readonly PolicyName[] }): void => {
      const kept = [...account.policies].filter((name) => !change.remove.includes(name))
      setPolicies(account, new Set([...basePolicies, ...kept, ...change.add]))
    },
    /** Ends the account: its tokens answer nobody any more. */
    revoke: (id: string): void => {
      sqlite
        .prepare("update directus_users set status = 'suspended', token = null, search_token = null where id = ?")
        .run(id)
    },
  }
}
