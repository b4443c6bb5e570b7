/**
 * The secret from which tokens and the seals of one-time secrets are derived, where AUTH_SECRET does not name one: a file
 * beside the database, since a copy of the database must not be enough to sign in.
 */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createWhole } from '#platform/whole-file.ts'
import type { Database } from '../store/database.ts'

/** Earlier versions stored the secret itself in the database. */
const formerName = 'auth_secret'
/** A check value of the secret in the database: it detects a different secret, but cannot sign tokens. */
const checkName = 'auth_secret_check'

const checkOf = (secret: string) => createHash('sha256').update(`lesroute secret check\n${secret}`).digest('base64url')

const read = async (db: Database, name: string): Promise<string | null> => {
  const row = await db.selectFrom('lesroute_meta').select('value').where('name', '=', name).executeTakeFirst()
  return typeof row?.['value'] === 'string' ? row['value'] : null
}

/** The file's secret; a new file is written by one process alone, and read by the others. */
const inFile = async (file: string, secret: string): Promise<string> => {
  await createWhole(file, `${secret}\n`)
  return (await readFile(file, 'utf8')).trim()
}

/**
 * The secret in the file `auth-secret` of the folder (256 bits, base64url), made when it is missing; one that an
 * earlier version stored in the database moves to the file.
 * @throws Error that says what to do when the processes of this database have another secret.
 */
export const storedSecret = async (folder: string, db: Database): Promise<string> => {
  const file = path.join(folder, 'auth-secret')
  const former = existsSync(file) ? null : await read(db, formerName)
  const secret = await inFile(file, former ?? randomBytes(32).toString('base64url'))
  if (secret === '')
    throw new Error(`${file} is empty: put the secret of the other processes there, or remove the file.`)
  await db
    .insertInto('lesroute_meta')
    .values({ name: checkName, value: checkOf(secret) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  if ((await read(db, checkName)) !== checkOf(secret))
    throw new Error(
      `The secret in ${file} is not the one with which this database was used before. Share the file with the other ` +
        'processes, or set AUTH_SECRET to one value for all of them. To begin with a new secret (everybody signs in anew, ' +
        `one-time passwords are set up anew), delete the row ${checkName} of the table lesroute_meta.`,
    )
  await db.deleteFrom('lesroute_meta').where('name', '=', formerName).execute()
  return secret
}
