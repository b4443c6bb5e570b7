/** `/users`: of all users a caller sees itself alone; it may change its names, password and static token. */
import { z } from 'zod'
import { modelOf } from '#schema/model.ts'
import type { Auth } from '../auth/auth.ts'
import { requireAcceptable } from '../auth/passwords.ts'
import type { Caller } from '../auth/sign-in.ts'
import { ApiError, forbidden, invalidPayload } from '../http/errors.ts'
import { shortened, shown } from '../message-values.ts'
import { shownOf, type Account, type Accounts } from '../store/accounts.ts'
import { decode } from '../store/columns.ts'
import { isStorable } from '../store/text.ts'
import { listOwn, namedColumns, type OwnContext } from './own-records.ts'
import { parseQuery } from './query.ts'
import { roleView } from './roles.ts'

const users = modelOf('directus_users')

/** Selects the fields of a record that a query string requests; refuses unknown names before anything is read. */
type View = (account: Account) => Promise<Readonly<Record<string, unknown>>>

const viewOf = (fields: readonly string[], accounts: Accounts): View => {
  // `role.name` shows the role itself in the place of its id.
  const ofRole = fields.flatMap((name) => (name.startsWith('role.') ? [name.slice('role.'.length)] : []))
  const ownFields = fields.filter((name) => !name.startsWith('role.'))
  const shown = ownFields.length || !ofRole.length ? namedColumns(users, ownFields) : []
  if (ofRole.length) roleView(ofRole, null, accounts)
  return async (account) => {
    const values = shown.map((field) => {
      const value = shownOf(account, field.name)
      return [field.name, Array.isArray(value) ? value : decode(field, value)] as const
    })
    const role = ofRole.length ? { role: await roleView(ofRole, account.role, accounts)() } : {}
    return { ...Object.fromEntries(values), ...role }
  }
}

/**
 * The caller's own record with the requested fields; `search_token` is null without the search policy.
 * @throws ApiError INVALID_QUERY for a field that users do not have.
 * Source: docs/contract.md 4.2 `GET /users/me`.
 */
export const readMe = async ({ account }: Caller, search: string, accounts: Accounts) => ({
  data: await viewOf(parseQuery(search).fields, accounts)(account),
})

/**
 * The users that the caller may read, which are the caller alone, with `meta` when requested.
 * @throws ApiError FORBIDDEN without a token; INVALID_QUERY as `listOwn`.
 * Source: docs/contract.md 4.2 `GET /users`; 10.3.
 */
export const listUsers = (
  caller: Caller | null,
  { search, context }: { search: string; context: OwnContext },
  accounts: Accounts,
) => {
  if (!caller) throw forbidden()
  const { account } = caller
  const view = (fields: readonly string[]) => {
    const read = viewOf(fields, accounts)
    return () => read(account)
  }
  return listOwn({ collection: users, id: account.id, userId: account.id, view }, search, context)
}

/**
 * The user of that id, when that is the caller.
 * @throws ApiError FORBIDDEN for everyone else, whether they exist or not.
 * Source: docs/contract.md 4.2 `GET /users/{id}`, 7.1 rule 1.
 */
export const readUser = (caller: Caller | null, id: string, search: string, accounts: Accounts) =>
  readMe(requireSelf(caller, id), search, accounts)

const requireSelf = (caller: Caller | null, id: string): Caller => {
  if (caller?.account.id !== id.toLowerCase()) throw forbidden()
  return caller
}

const hexadecimal = /^[0-9a-f]+$/i
const base64url = /^[A-Za-z0-9_-]{43,}={0,2}$/

/** By how much each character differs from the one before it: those of an alphabet all do by one. */
const steps = (text: string): number[] =>
  Array.from(text.slice(1), (sign, index) => sign.charCodeAt(0) - text.charCodeAt(index))

/**
 * Whether a static token is strong enough: at least 32 bytes as base64url or hexadecimal, not trivially patterned.
 * Source: docs/contract.md 5.1 "Rotation". Chosen: what could be hexadecimal is taken for that, so that it needs 64 digits; fewer than
 * 12 different characters or steps from one to the next, or one piece repeated, count as not random.
 */
const isStrongToken = (token: string): boolean => {
  if (token.length > 512) return false
  if (hexadecimal.test(token) ? token.length < 64 : !base64url.test(token)) return false
  return new Set(token).size >= 12 && new Set(steps(token)).size >= 12 && !/^(.{1,21})\1+=*$/.test(token)
}

const unprocessable = (reason: string) =>
  new ApiError('UNPROCESSABLE_CONTENT', `Can't process content. ${reason}.`, { reason, field: 'token' })

const shortText = z.string().max(255).refine(isStorable, 'holds a character that no text has').nullable()

const update = z.strictObject({
  token: z.string().nullable().optional(),
  first_name: shortText.optional(),
  last_name: shortText.optional(),
  password: z.string().optional(),
  current_password: z.string().max(1024).optional(),
})

type Update = Omit<z.infer<typeof update>, 'token'> & { readonly token?: string }

/** The change that a body requests. */
const updateFrom = (body: unknown): Update => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalidPayload(`The body must be an object, not ${shown(body)}`)
  const parsed = update.safeParse(body)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    if (issue?.code === 'unrecognized_keys')
      throw forbidden(`You don't have permission to change "${shortened(issue.keys.join('", "'), 200)}".`)
    throw invalidPayload(`"${String(issue?.path[0] ?? 'body')}": ${issue?.message ?? 'not right'}`)
  }
  const { token } = parsed.data
  // Without a token the account could no longer sign in by one, and only an operator could issue another.
  if (token === null) throw unprocessable('A static token can be replaced, not removed')
  if (token !== undefined && !isStrongToken(token))
    throw new ApiError(
      'FAILED_VALIDATION',
      'Validation failed for field "token". It must hold at least 32 random bytes as Base64 URL or hexadecimal.',
      { field: 'token' },
    )
  const { token: _, ...rest } = parsed.data
  return token === undefined ? rest : { ...rest, token }
}

type Keepers = { readonly accounts: Accounts; readonly auth: Auth }

/**
 * Applies the changes and answers the account as it stands then. A new password ends all sessions but the caller's; it takes the
 * present one or a fresh session, so that nobody takes over an account by a token or an open window.
 */
const apply = async (caller: Caller, changes: Update, { accounts, auth }: Keepers): Promise<Account> => {
  const { account, session } = caller
  const { password, current_password: currentPassword, ...profile } = changes
  if (password !== undefined) {
    requireAcceptable(password, account.email)
    await auth.confirm(caller, currentPassword)
  }
  const holder = profile.token === undefined ? null : await accounts.byToken(profile.token)
  if (holder && holder.id !== account.id) throw unprocessable('This token cannot be set; make another')
  const hash = password === undefined ? null : await auth.hashPassword(password)
  await accounts.update(account.id, profile)
  if (hash !== null) await auth.changePassword(account, hash, session)
  if (profile.token !== undefined) auth.reportChange(account, 'token changed')
  const changed = await accounts.byId(account.id)
  if (!changed) throw new Error('an account was removed while its record was changed; the change is lost with it')
  return changed
}

/**
 * Applies the caller's change to its own record and answers the record. A new token or password holds at once; where
 * anything is wrong with the request, nothing changes.
 * @throws ApiError INVALID_PAYLOAD for a body that is not right, FORBIDDEN for a field that users may not set
 * themselves, FAILED_VALIDATION for a weak token or password, and as `Auth.confirm`, UNPROCESSABLE_CONTENT for no token at all, INVALID_QUERY for `fields` that users do not have.
 * Source: docs/contract.md 4.2, 5.1. Chosen: `password` is written and never read, as in the real software; `current_password`
 * is ours.
 */
export const updateMe = async (caller: Caller, body: unknown, search: string, keepers: Keepers) => {
  const view = viewOf(parseQuery(search).fields, keepers.accounts)
  return { data: await view(await apply(caller, updateFrom(body), keepers)) }
}

const plainBatch = z.strictObject({ keys: z.array(z.string()).min(1), data: z.unknown() })
const batchItem = z.looseObject({ id: z.string() })

/** Who is to change, and how, in the order of the body. */
const changesFrom = (body: unknown): { readonly id: string; readonly change: unknown }[] => {
  if (Array.isArray(body))
    return body.map((item: unknown) => {
      const parsed = batchItem.safeParse(item)
      if (!parsed.success) throw invalidPayload('Each item of the body must be an object with an "id"')
      const { id, ...change } = parsed.data
      return { id, change }
    })
  const parsed = plainBatch.safeParse(body)
  if (!parsed.success) throw invalidPayload('The body must hold "keys" and "data", or be a list of items with an "id"')
  return parsed.data.keys.map((id) => ({ id, change: parsed.data.data }))
}

/**
 * Applies changes to several users, all or none, and answers their records in the order of the body. The only user
 * that a caller may change is itself.
 * @throws ApiError FORBIDDEN without a token, for anyone but the caller, and for a field that users may not set
 * themselves; the others as `updateMe`.
 * Source: docs/contract.md 4.2 `PATCH /users`. Chosen: `{keys, data}` or a list of items with ids, as the public client sends them.
 */
export const updateUsers = async (caller: Caller | null, body: unknown, search: string, keepers: Keepers) => {
  if (!caller) throw forbidden()
  const view = viewOf(parseQuery(search).fields, keepers.accounts)
  const changes = changesFrom(body)
  for (const { id } of changes) requireSelf(caller, id)
  const updates = changes.map(({ change }) => updateFrom(change))
  if (!updates.length) return { data: [] }
  // All speak of one account, so that one write of them all is all or none; the last to speak of a field has its way.
  const changed = await apply(caller, Object.assign({}, ...updates), keepers)
  const shown = await view(changed)
  return { data: updates.map(() => shown) }
}

/**
 * Applies a change to the user of that id, when that is the caller, and answers the record.
 * @throws ApiError FORBIDDEN for everyone else, whether they exist or not; the others as `updateMe`.
 * Source: docs/contract.md 4.2 `PATCH /users/{id}`, 7.1 rule 1.
 */
export const updateUser = (
  caller: Caller | null,
  { id, body, search }: { id: string; body: unknown; search: string },
  keepers: Keepers,
) => updateMe(requireSelf(caller, id), body, search, keepers)

const track = z.strictObject({ last_page: shortText })

/**
 * Keeps the page that the caller used last.
 * @throws ApiError INVALID_PAYLOAD unless the body is `{last_page}` with a text of at most 255 characters, or null.
 * Source: docs/contract.md 4.2 `PATCH /users/me/track/page`.
 */
export const trackPage = async ({ account }: Caller, body: unknown, accounts: Accounts): Promise<void> => {
  const parsed = track.safeParse(body)
  if (!parsed.success) throw invalidPayload('"last_page" must be a text of at most 255 characters, or null')
  await accounts.setLastPage(account.id, parsed.data.last_page)
}
