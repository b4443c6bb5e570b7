/** Validates, hashes and verifies passwords. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import { ApiError, requestsExceeded } from '../http/errors.ts'
import { isCommonPassword, shortestPassword } from './common-passwords.ts'

type Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number }
type PasswordHash = { readonly cost: Cost; readonly salt: Buffer; readonly key: Buffer }

/** Memory in KiB. Source: OWASP Password Storage Cheat Sheet, Argon2id. After an increase, each hash is upgraded at the next sign-in of its account. */
const present: Cost = { memory: 19_456, passes: 2, parallelism: 1 }
const bytes = { salt: 16, key: 32, longest: 1024 }

const argon2id = promisify(argon2)

const derive = (password: string, salt: Buffer, { memory, passes, parallelism }: Cost, tagLength: number) =>
  // Two keyboards may write the same letter in two ways. Source: NIST SP 800-63B, 3.1.1.2.
  argon2id('argon2id', { message: password.normalize('NFKC'), nonce: salt, memory, passes, parallelism, tagLength })

const base64 = (value: Buffer) => value.toString('base64').replace(/=+$/, '')

const format = ({ cost: { memory, passes, parallelism }, salt, key }: PasswordHash): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`

const parse = (storedHash: string): PasswordHash => {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(storedHash)
  if (!match) throw new Error('a stored password is not in the form of argon2id')
  const [, memory, passes, parallelism, salt = '', key = ''] = match
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

/** A hash that no password matches: verifying against it costs as much as against a real one. */
const unmatchableHash = format({ cost: present, salt: Buffer.alloc(bytes.salt), key: Buffer.alloc(bytes.key) })

const refusal = (sentence: string) =>
  new ApiError('FAILED_VALIDATION', `Validation failed for field "password". ${sentence}`, { field: 'password' })

/**
 * Refuses what may not be the password of the account with that mail address.
 * @throws ApiError FAILED_VALIDATION for fewer than 12 characters or more than 1,024 bytes, for a common password, and for
 * the mail address or its first part.
 * Chosen: no mixture of signs is asked for (NIST SP 800-63B, 3.1.1.2; OWASP ASVS 4.0.3, 2.1.1, 2.1.7, 2.1.9).
 */
export const requireAcceptable = (password: string, email: string): void => {
  if (Array.from(password).length < shortestPassword || Buffer.byteLength(password) > bytes.longest)
    throw refusal(`It must hold at least ${shortestPassword} characters and at most ${bytes.longest} bytes.`)
  if (isCommonPassword(password)) throw refusal('It is one of those that are tried first; choose another.')
  const small = password.toLowerCase()
  if ([email, email.split('@')[0]].includes(small)) throw refusal('It is your mail address; choose another.')
}

/** Seconds after which a caller that was refused for lack of room may try again. */
const pause = 5

export type Passwords = {
  /** The hash of a password in PHC string format, which includes its parameters. */
  readonly hash: (password: string) => Promise<string>
  /**
   * Whether the password matches the stored hash; `null`, for an account without password, takes as long and never
   * matches.
   */
  readonly verify: (password: string, storedHash: string | null) => Promise<boolean>
  /** Whether a password should be hashed again, because the configured cost has risen since. */
  readonly isOutdated: (storedHash: string) => boolean
}

/**
 * Passwords, hashed a few at a time.
 * @throws ApiError REQUESTS_EXCEEDED, from `hash` and `verify`, when too many wait already.
 * Chosen: the runtime's own Argon2id rather than its scrypt: as hard to guess for a seventh of the memory. Two at once
 * take 38 MiB and leave two of the runtime's four worker threads to files and compression; 256 more may wait.
 */
export const createPasswords = (turns = bulkhead(2, 256)): Passwords => {
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> =>
    turns.execute(work).catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError ? requestsExceeded(pause) : error
    })
  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(bytes.salt)
        return format({ cost: present, salt, key: await derive(password, salt, present, bytes.key) })
      }),
    verify: (password, storedHash) =>
      inTurn(async () => {
        const { cost, salt, key } = parse(storedHash ?? unmatchableHash)
        return timingSafeEqual(await derive(password, salt, cost, key.length), key) && storedHash !== null
      }),
    isOutdated: (storedHash) => {
      const { memory, passes } = parse(storedHash).cost
      return memory < present.memory || passes < present.passes
    },
  }
}
