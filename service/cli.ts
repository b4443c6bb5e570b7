/** `npm run service -- <command>`: run the service, make its data, keep its accounts. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isPolicyName, policies, type PolicyName } from '#schema/policies.ts'
import { loadEnvironment } from './commands/settings.ts'
import { readConfig } from './config.ts'
import { openService } from './main.ts'
import { plant } from './seed/plant.ts'
import type { Account, Accounts } from './store/accounts.ts'
import { isPostgres, openStore } from './store/store.ts'

const usage = `Usage: npm run service -- <command>

  serve                                            run the service (the default)
  seed                                             make the embedded data where it is missing
  account add <e-mail> [--policy <name> …]         make an account; prints its static token, once
  account list                                     list accounts
  account policy <e-mail> [--add <name> …] [--remove <name> …]
  account revoke <e-mail>                          end an account and its tokens

Policies: ${Object.keys(policies).join(', ')}`

/** A mistake of whoever called: told in one line, exit code 1. */
class UsageError extends Error {}

const policyNames = (names: readonly string[] = []): PolicyName[] =>
  names.map((name) => {
    if (!isPolicyName(name))
      throw new UsageError(`There is no policy "${name}". Policies: ${Object.keys(policies).join(', ')}`)
    return name
  })

const log = (event: string, details: Readonly<Record<string, unknown>> = {}) =>
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`)

const serve = async (): Promise<void> => {
  const config = readConfig(process.env)
  await plant(config, (line) => log(line))
  const service = await openService(config, (error) =>
    log('internal error', { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  log('service is up', { content: service.content.port, search: service.search.port, media: service.media.port })
  const stop = () => {
    service.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log('service did not stop cleanly', { error: String(error) })
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

const withAccounts = async (use: (accounts: Accounts) => Promise<void>): Promise<void> => {
  const { dataFolder, database } = readConfig(process.env)
  if (!isPostgres(database) && !existsSync(database))
    throw new UsageError(`There is no data in ${dataFolder} (DATA_FOLDER); run npm run seed first.`)
  const store = await openStore(database)
  try {
    await use(store.accounts)
  } finally {
    await store.close()
  }
}

const known = async (accounts: Accounts, email: string): Promise<Account> => {
  const account = await accounts.byEmail(email)
  if (!account) throw new UsageError(`There is no account "${email}".`)
  return account
}

const account = async (args: readonly string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      policy: { type: 'string', multiple: true },
      add: { type: 'string', multiple: true },
      remove: { type: 'string', multiple: true },
    },
  })
  const [action, email = ''] = positionals
  await withAccounts(async (accounts) => {
    if (action === 'list') {
      for (const { email: address, status, policies: held } of await accounts.all())
        console.log(`${address}\t${status}\t${[...held].join(' ')}`)
      return
    }
    if (!/^\S+@\S+$/.test(email)) throw new UsageError(usage)
    if (action === 'add') {
      if (await accounts.byEmail(email)) throw new UsageError(`There is an account "${email}" already.`)
      console.log(await accounts.add(email, policyNames(values.policy)))
    } else if (action === 'policy')
      await accounts.changePolicies(await known(accounts, email), {
        add: policyNames(values.add),
        remove: policyNames(values.remove),
      })
    else if (action === 'revoke') await accounts.revoke((await known(accounts, email)).id)
    else throw new UsageError(usage)
  })
}

const main = async ([command = 'serve', ...args]: readonly string[]): Promise<void> => {
  loadEnvironment()
  if (command === 'serve') return serve()
  if (command === 'seed') {
    await plant(readConfig(process.env), console.log)
    return
  }
  if (command === 'account') return account(args)
  throw new UsageError(usage)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
