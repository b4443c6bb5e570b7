/** What accounts sign in with beside their static token: password, one-time password, and from where. */
import type { Database } from '../store/database.ts'
import type { SecretBox } from './secret-box.ts'
import { authTables, type CredentialRow } from './tables.ts'

export type Credentials = ReturnType<typeof openCredentials>

const none: Omit<CredentialRow, 'account'> = { password: null, otp_secret: null, otp_step: null, ip_allow: null }

/**
 * The credentials of a database's accounts.
 * Chosen: a table of their own, so that reading a user never reads them.
 */
export const openCredentials = (database: Database) => {
  const db = authTables(database)
  const set = async (account: string, values: Partial<Omit<CredentialRow, 'account'>>): Promise<void> => {
    await db
      .insertInto('lesroute_credentials')
      .values({ ...none, ...values, account })
      .onConflict((conflict) => conflict.column('account').doUpdateSet(values))
      .execute()
  }
  return {
    /** The credentials of the account; all null for one that has none. */
    of: async (account: string): Promise<CredentialRow> =>
      (await db.selectFrom('lesroute_credentials').selectAll().where('account', '=', account).executeTakeFirst()) ?? {
        ...none,
        account,
      },
    /** Stores a password hash made by `Passwords`. */
    setPassword: (account: string, password: string): Promise<void> => set(account, { password }),
    /** Stores a password hash unless another was stored since `former` was read; returns whether it did. */
    replacePassword: async (account: string, former: string | null, password: string): Promise<boolean> => {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('lesroute_credentials')
        .values({ ...none, password, account })
        .onConflict((conflict) =>
          conflict
            .column('account')
            .doUpdateSet({ password })
            .where('lesroute_credentials.password', former === null ? 'is' : '=', former),
        )
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows > 0n
    },
    /** Requires one-time passwords from now on, with this secret, sealed by a `SecretBox`; null: requires none. */
    setOtpSecret: (account: string, secret: string | null): Promise<void> =>
      set(account, { otp_secret: secret, otp_step: null }),
    /** Seals the secrets that an earlier version stored unencrypted. */
    sealOtpSecrets: async ({ isSealed, seal }: SecretBox): Promise<void> => {
      const rows = await db
        .selectFrom('lesroute_credentials')
        .select(['account', 'otp_secret'])
        .where('otp_secret', 'is not', null)
        .execute()
      for (const { account, otp_secret: secret } of rows)
        if (secret !== null && !isSealed(secret))
          await db
            .updateTable('lesroute_credentials')
            .set({ otp_secret: seal(secret) })
            .where('account', '=', account)
            .where('otp_secret', '=', secret)
            .execute()
    },
    /** Spends the code of that step, and with it all before; false when it was spent already. */
    spendOtpStep: async (account: string, step: number): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('lesroute_credentials')
        .set({ otp_step: step })
        .where('account', '=', account)
        .where((where) => where.or([where('otp_step', 'is', null), where('otp_step', '<', step)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    /** Lets tokens of the account count from these addresses and networks only; none: from everywhere. */
    setAllowedAddresses: (account: string, addresses: readonly string[]): Promise<void> =>
      set(account, { ip_allow: addresses.length ? JSON.stringify(addresses) : null }),
  }
}
