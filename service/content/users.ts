/** `/users/me`: the caller's own record, and the rotation of its static token. */
import { z } from 'zod'
import { modelOf } from '#schema/model.ts'
import { ApiError, forbidden, invalidPayload, invalidQuery } from '../http/errors.ts'
import type { Account, Accounts } from '../store/accounts.ts'
import { decode } from '../store/database.ts'
import { parseQuery } from './query.ts'

const users = modelOf('directus_users')
const columns = [...users.fields.values()].filter((field) => field.kind !== 'many')

/**
 * The caller's own record with the fields asked for; `search_token` is null without the search policy.
 * @throws ApiError INVALID_QUERY for a field that users do not have.
 * Source: spec 4.2 `GET /users/me`.
 */
export const readMe = (account: Account, search: string, accounts: Accounts) => {
  const { fields } = parseQuery(search)
  const names = fields.length && !fields.includes('*') ? fields : columns.map(({ name }) => name)
  const record = accounts.record(account.id)
  const data = names.map((name) => {
    const field = users.fields.get(name)
    if (!field || field.kind === 'many') throw invalidQuery(`Field "${name}" does not exist in "directus_users"`)
    const value = record[name]
    return [name, Array.isArray(value) ? value : decode(field, value)] as const
  })
  return { data: Object.fromEntries(data) }
}

const hexadecimal = /^[0-9a-f]{64,}$/i
const base64url = /^[A-Za-z0-9_-]{43,}={0,2}$/

/**
 * Whether a static token is strong enough: at least 32 bytes as base64url or hexadecimal, not trivially patterned.
 * Source: spec 5.1 "Rotation". Chosen: fewer than 12 different characters, or one piece repeated, counts as not random.
 */
export const isStrongToken = (token: string): boolean => {
  if (token.length > 512 || !(hexadecimal.test(token) || base64url.test(token))) return false
  return new Set(token).size >= 12 && !/^(.{1,21})\1+=*$/.test(token)
}

const update = z.strictObject({
  token: z.string().nullable().optional(),
  first_name: z.string().max(255).nullable().optional(),
  last_name: z.string().max(255).nullable().optional(),
})

/**
 * Applies the caller's change to its own record and answers the record. A new token holds at once.
 * @throws ApiError INVALID_PAYLOAD for a body that is not right, FORBIDDEN for a field that users may not set
 * themselves, FAILED_VALIDATION for a weak token.
 * Source: spec 4.2, 5.1.
 */
export const updateMe = (account: Account, body: unknown, search: string, accounts: Accounts) => {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalidPayload('The body must be an object')
  const parsed = update.safeParse(body)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    if (issue?.code === 'unrecognized_keys')
      throw forbidden(`You don't have permission to change "${issue.keys.join('", "')}".`)
    throw invalidPayload(`"${String(issue?.path[0] ?? 'body')}": ${issue?.message ?? 'not right'}`)
  }
  const { token, first_name, last_name } = parsed.data
  if (typeof token === 'string' && !isStrongToken(token))
    throw new ApiError(
      'FAILED_VALIDATION',
      'Validation failed for field "token". It must hold at least 32 random bytes as Base64 URL or hexadecimal.',
      { field: 'token' },
    )
  accounts.updateProfile(account.id, {
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
  })
  if (token !== undefined) accounts.setToken(account.id, token)
  return readMe(account, search, accounts)
}
