/** `npm run service -- account …`: accounts, their policies, and what they sign in with. */
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { isPolicyName, policies, type PolicyName } from '#schema/policies.ts'
import { isAddressRange } from '#platform/client-ip.ts'
import { openCredentials } from '../auth/credentials.ts'
import { credentialMail, type ChangedCredential } from '../auth/credential-mail.ts'
import type { Mailer } from '../auth/mailer.ts'
import { openRecoveryCodes } from '../auth/recovery-codes.ts'
import type { SecretBox } from '../auth/secret-box.ts'
import { newOneTimeSecret } from '../auth/one-time-password.ts'
import { openPasskeyStore } from '../auth/passkey-store.ts'
import { createPasswords, requireAcceptable } from '../auth/passwords.ts'
import { endSessions } from '../auth/sessions.ts'
import type { Account } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import type { Ask } from './ask.ts'

export const accountUsage = `  account add <e-mail> [--policy <name>]…          make an account; prints its static token, once
  account list                                     list accounts
  account policy <e-mail> [--add <name>]… [--remove <name>]…
                                                   give and take policies
  account password <e-mail>                        set a password, asked for at a terminal, else read from
                                                   standard input; ends all sessions, removes all passkeys
  account otp <e-mail> [--off]                     require one-time passwords; prints the otpauth:// address for the app and
                                                   eight codes for whoever has lost it, once
  account ip <e-mail> --allow all                  accept tokens from everywhere
  account ip <e-mail> (--allow <address>)…         accept tokens only from these addresses or networks
  account token <e-mail>                           issue a new static token; prints it, once; the previous one stops working
  account revoke <e-mail>                          suspend an account and its tokens
  account restore <e-mail>                         reactivate a suspended account; prints a new static token, once

Policies: ${Object.keys(policies).join(', ')}`

const usage = `Usage: npm run service -- <command>\n\n${accountUsage}`

/** A mistake of the user: reported in one line, exit code 1. */
export class UsageError extends Error {}

const policyNames = (names: readonly string[]): PolicyName[] =>
  names.map((name) => {
    if (!isPolicyName(name))
      throw new UsageError(`There is no policy "${name}". Policies: ${Object.keys(policies).join(', ')}`)
    return name
  })

const addressRanges = (ranges: readonly string[]): readonly string[] => {
  const wrong = ranges.find((range) => !isAddressRange(range))
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no address (192.0.2.1) and no network (192.0.2.0/24).`)
  return ranges
}

type Options = {
  readonly policy: readonly string[]
  readonly add: readonly string[]
  readonly remove: readonly string[]
  readonly allow: readonly string[]
  readonly off: boolean
}

/** The options of each subcommand, by its name. */
const optionsOf: Readonly<Record<string, readonly (keyof Options)[]>> = {
  add: ['policy'],
  list: [],
  policy: ['add', 'remove'],
  password: [],
  otp: ['off'],
  ip: ['allow'],
  token: [],
  revoke: [],
  restore: [],
}
/** Subcommands that change nothing without an option. */
const needsOption: ReadonlySet<string> = new Set(['policy', 'ip'])

/** @throws UsageError for a subcommand that does not exist, and for words and options that it would ignore. */
const requireUsable = (name: string, words: readonly string[], used: readonly string[]): void => {
  const options = Object.hasOwn(optionsOf, name) ? optionsOf[name] : undefined
  if (!options) throw new UsageError(usage)
  const [surplus] = words.slice(name === 'list' ? 0 : 1)
  const foreign = used.find((option) => !options.some((one) => one === option))
  const mistakes = [
    surplus !== undefined && `does not take "${surplus}"; each value needs its option before it`,
    foreign !== undefined && `does not take --${foreign}`,
    needsOption.has(name) && !used.length && 'needs an option',
  ]
  const mistake = mistakes.find((one) => one !== false)
  if (mistake !== undefined) throw new UsageError(`"account ${name}" ${mistake}.\n\n${usage}`)
}

export type AccountTools = {
  /** Opens the box that encrypts one-time secrets, when it is needed: most commands need none. */
  readonly openBox: () => Promise<SecretBox>
  readonly send: Mailer
  /** Asks at the terminal; null where there is none. */
  readonly ask: Ask | null
}

type Action = (account: Account, options: Options, store: Store, tools: AccountTools) => Promise<void>

/** Tells the owner; an operator has done it, so that mail which cannot be sent is a line and no failure. */
const sendNotice = async ({ email }: Account, changed: ChangedCredential, send: Mailer): Promise<void> => {
  await send(credentialMail(email, changed, new Date())).catch((error: unknown) =>
    console.error(`Done, but the mail to ${email} failed: ${String(error)}. Check SMTP_URL.`),
  )
}

/** The commands on an existing account, by name. */
const actions: Readonly<Record<string, Action>> = {
  policy: (account, { add, remove }, { accounts }) =>
    accounts.changePolicies(account, { add: policyNames(add), remove: policyNames(remove) }),
  password: async (account, _options, { db }, { send, ask }) => {
    // From standard input, because the arguments of a program are visible to every user of the machine.
    const password = ask
      ? await ask(`New password of ${account.email}`, 'secret')
      : (await text(process.stdin)).replace(/\r?\n$/, '')
    requireAcceptable(password, account.email)
    await openCredentials(db).setPassword(account.id, await createPasswords().hash(password))
    await endSessions(db, account.id)
    await openPasskeyStore(db, () => new Date()).clear(account.id)
    await sendNotice(account, 'password changed', send)
  },
  otp: async (account, { off }, { db }, { openBox, send }) => {
    const secret = off ? null : newOneTimeSecret(account.email)
    const codes = openRecoveryCodes(db)
    if (off) await codes.clear(account.id)
    await openCredentials(db).setOtpSecret(account.id, secret && (await openBox()).seal(secret.secret))
    if (secret) for (const line of [secret.address, ...(await codes.renew(account.id))]) console.log(line)
    await sendNotice(account, 'one-time password', send)
  },
  ip: ({ id }, { allow }, { db }) => {
    const isAll = allow.length === 1 && allow[0] === 'all'
    return openCredentials(db).setAllowedAddresses(id, isAll ? [] : addressRanges(allow))
  },
  token: async (account, _options, { accounts }) => {
    if (account.status !== 'active')
      throw new UsageError(`The account "${account.email}" is suspended; "account restore" reactivates it.`)
    console.log(await accounts.renew(account))
  },
  revoke: ({ id }, _options, { accounts }) => accounts.revoke(id),
  restore: async (account, _options, { accounts }) => {
    if (account.status === 'active')
      throw new UsageError(`The account "${account.email}" is active; "account token" issues a new token.`)
    console.log(await accounts.renew(account))
  },
}

/**
 * Runs the subcommand that the arguments after `account` name, on the accounts of that store.
 * Chosen: the spec leaves to the operator how access is granted; these commands are the operator's.
 * @throws UsageError for invalid arguments, ApiError FAILED_VALIDATION for a password that is not acceptable.
 */
export const accountCommand = async (args: readonly string[], store: Store, tools: AccountTools): Promise<void> => {
  const repeatable = { type: 'string', multiple: true } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      policy: repeatable,
      add: repeatable,
      remove: repeatable,
      allow: repeatable,
      off: { type: 'boolean' },
    },
  })
  const options: Options = { policy: [], add: [], remove: [], allow: [], off: false, ...values }
  const { accounts } = store
  const [name = '', ...words] = positionals
  requireUsable(name, words, Object.keys(values))
  const [email = ''] = words
  if (name === 'list') {
    for (const { email: address, status, policies: accountPolicies } of await accounts.all())
      console.log(`${address}\t${status}\t${[...accountPolicies].join(' ')}`)
    return
  }
  if (!/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u.test(email)) throw new UsageError(usage)
  const account = await accounts.byEmail(email)
  const action = actions[name]
  if (!action) {
    if (account) throw new UsageError(`There is an account "${email}" already.`)
    console.log(await accounts.add(email, policyNames(options.policy)))
    return
  }
  if (!account) throw new UsageError(`There is no account "${email}".`)
  await action(account, options, store, tools)
}
