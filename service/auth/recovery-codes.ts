/** Codes that let an account in once each, when the app for one-time passwords is lost. */
import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../store/database.ts'
import { authTables } from './tables.ts'

/** How many codes an account gets, and the random bytes of each: twice what OWASP ASVS 4.0.3, 2.6.2 asks. */
const count = 8
const bytes = 16

// 128 random bits need no slow hash.
const digest = (code: string) =>
  createHash('sha256')
    .update(code.replaceAll(/[^0-9a-f]/gi, '').toLowerCase())
    .digest('base64url')

const newCode = () => (randomBytes(bytes).toString('hex').match(/.{8}/g) ?? []).join('-')

export const openRecoveryCodes = (database: Database) => {
  const db = authTables(database)
  const clear = async (account: string): Promise<void> => {
    await db.deleteFrom('lesroute_recovery_codes').where('account', '=', account).execute()
  }
  return {
    clear,
    /** New codes in place of the former ones: 32 hexadecimal digits each, in groups of eight. */
    renew: async (account: string): Promise<readonly string[]> => {
      const codes = Array.from({ length: count }, newCode)
      await clear(account)
      await db
        .insertInto('lesroute_recovery_codes')
        .values(codes.map((code) => ({ account, hash: digest(code) })))
        .execute()
      return codes
    },
    /** Spends a code; false when it is not one of this account, or was spent before. */
    spend: async (account: string, code: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('lesroute_recovery_codes')
        .where('account', '=', account)
        .where('hash', '=', digest(code))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

export type RecoveryCodes = ReturnType<typeof openRecoveryCodes>
