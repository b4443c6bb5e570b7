/** `/roles`: callers may read only their own role. */
import { modelOf } from '#schema/model.ts'
import type { Caller } from '../auth/sign-in.ts'
import { forbidden } from '../http/errors.ts'
import type { Accounts } from '../store/accounts.ts'
import { decode } from '../store/columns.ts'
import { listOwn, namedColumns, type OwnContext } from './own-records.ts'
import { parseQuery } from './query.ts'

const roles = modelOf('directus_roles')

/**
 * Reads the named fields of the role of that id; null where there is none.
 * @throws ApiError INVALID_QUERY for a field that roles do not have.
 */
export const roleView = (fields: readonly string[], id: string | null, accounts: Accounts) => {
  const columns = namedColumns(roles, fields)
  return async (): Promise<Readonly<Record<string, unknown>> | null> => {
    const row = id === null ? null : await accounts.role(id)
    return row && Object.fromEntries(columns.map((field) => [field.name, decode(field, row[field.name])]))
  }
}

/**
 * The user roles that the caller may read: its own.
 * @throws ApiError FORBIDDEN without a token; INVALID_QUERY as `listOwn`.
 * Source: docs/contract.md 4.2 `GET /roles`; 10.3.
 */
export const listRoles = (
  caller: Caller | null,
  { search, context }: { search: string; context: OwnContext },
  accounts: Accounts,
) => {
  if (!caller) throw forbidden()
  const { id: userId, role } = caller.account
  const view = (fields: readonly string[]) => roleView(fields, role, accounts)
  return listOwn({ collection: roles, id: role, userId, view }, search, context)
}

/**
 * The user role of that id, when it is the caller's.
 * @throws ApiError FORBIDDEN for every other id, whether it exists or not; INVALID_QUERY for a field that roles do not have.
 * Source: docs/contract.md 4.2 `GET /roles/{id}`, 7.1 rule 1.
 */
export const readRole = async (caller: Caller | null, id: string, search: string, accounts: Accounts) => {
  if (!caller || caller.account.role !== id) throw forbidden()
  const data = await roleView(parseQuery(search).fields, id, accounts)()
  if (data === null) throw forbidden()
  return { data }
}
