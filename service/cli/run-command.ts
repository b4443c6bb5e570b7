/** `npm run service -- <command>`: run the service, make its data, keep its accounts. */
import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { sql } from 'kysely'
import { keepFilesPrivate, makePrivateFolder } from '#platform/private-folder.ts'
import { storedSecret } from '../auth/stored-secret.ts'
import { createMailer } from '../auth/mailer.ts'
import { createSecretBox } from '../auth/secret-box.ts'
import { accountCommand, accountUsage, UsageError } from './account.ts'
import { conformanceCommand, conformanceUsage } from './conformance.ts'
import { terminal, withSettings } from './ask.ts'
import { doctorCommand, doctorSettings, doctorUsage } from './doctor.ts'
import { exchangeUsage, exportCommand, importCommand } from './exchange.ts'
import { publishMediaCommand, publishMediaUsage } from './publish-media.ts'
import { directusSettings, publishDirectusCommand, publishDirectusUsage } from './publish-directus.ts'
import { publishCommand, publishUsage } from './publish.ts'
import { openSource } from '../copy/source.ts'
import { connect } from '../publish/directus/instance.ts'
import { loadEnvFile } from '#platform/env-file.ts'
import { readConfig, type Config } from '../config.ts'
import { startWatchdog } from '#platform/watchdog.ts'
import { openService } from '../main.ts'
import { isPostgres, openStore, type Store } from '../store/store.ts'

const usage = `Usage: npm run service -- <command>

  serve                                            run the service (the default)
  seed                                             make the embedded data where it is missing
${exchangeUsage}
${publishUsage}
${publishMediaUsage}
${publishDirectusUsage}
${doctorUsage}
${conformanceUsage}
${accountUsage}`

const log = (event: string, details: Readonly<Record<string, unknown>> = {}) =>
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`)

/** The data that a service without data starts with. */
export type SampleData = {
  /** Writes it; returns the name of what is there then. `later` leaves originals that take long to make to `openDrawings`. */
  readonly seed: (config: Config & { readonly draw: 'now' | 'later' }, say: (line: string) => void) => Promise<string>
  /** Makes what `seed` left in that folder; `ready` resolves when the original at that path is there. */
  readonly openDrawings: (
    folder: string,
    report: (line: string) => void,
  ) => { readonly ready: (path: string) => Promise<void>; readonly close: () => void }
  /** Makes all that `seed` left in that folder, and resolves then. */
  readonly drawNow: (folder: string, say: (line: string) => void) => Promise<void>
}

const originalsOf = ({ dataFolder }: Pick<Config, 'dataFolder'>) => path.join(dataFolder, 'originals')

const serve = async ({ seed, openDrawings }: SampleData): Promise<void> => {
  const config = readConfig(process.env)
  const repaired = makePrivateFolder(config.dataFolder)
  if (repaired) log('data folder: other users could read it; its permissions were repaired', { files: repaired })
  // An object storage is filled with the originals that are there at the start.
  const draw = config.objects === null ? 'later' : 'now'
  if (!config.source) await seed({ ...config, draw }, (line) => log(line))
  const drawings = openDrawings(originalsOf(config), (line) => log(line))
  const service = await openService(
    config,
    (error, event = 'internal error: a request was answered 500') =>
      log(event, {
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    drawings.ready,
  )
  startWatchdog()
  log('service is up', { content: service.content.port, search: service.search.port, media: service.media.port })
  // Written now, since a killed process writes nothing at its end.
  setTimeout(flushCompileCache, 10_000).unref()
  let isStopping = false
  const stop = () => {
    // A second signal, as a process group gets it, must not cut what is under way.
    if (isStopping) return
    isStopping = true
    drawings.close()
    service.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log('service: it could not close what it had open and ends; work under way may be lost', {
          error: String(error),
        })
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Milliseconds that a statement of a command waits for a writer of another process. */
const timeout = 10_000

const withStore = async (use: (store: Store, config: Config) => Promise<void>): Promise<void> => {
  const config = readConfig(process.env)
  const { dataFolder, database } = config
  if (!isPostgres(database) && !existsSync(database))
    throw new UsageError(`There is no data in ${dataFolder} (DATA_FOLDER); run npm run seed first.`)
  const store = await openStore(database)
  // A command holds nobody up: it waits for a service that is writing, where a service would answer 503.
  if (store.dialect.name === 'sqlite') await sql.raw(`pragma busy_timeout = ${timeout}`).execute(store.db)
  try {
    await use(store, config)
  } finally {
    await store.close()
  }
}

/**
 * Runs one command of the service; `serve` goes on until SIGTERM or SIGINT.
 * @throws UsageError when the command or its arguments are wrong.
 */
export const runServiceCommand = async (
  [command = 'serve', ...args]: readonly string[],
  sample: SampleData,
): Promise<void> => {
  if ((command === 'serve' || command === 'seed') && args.length)
    throw new UsageError(`"${command}" takes no arguments.\n\n${usage}`)
  keepFilesPrivate()
  loadEnvFile()
  if (command === 'serve') return serve(sample)
  if (command === 'seed') {
    await sample.seed({ ...readConfig(process.env), draw: 'now' }, console.log)
    return
  }
  if (command === 'account')
    return withStore((store, { auth, dataFolder }) =>
      accountCommand(args, store, {
        openBox: async () => createSecretBox(auth.secret ?? (await storedSecret(dataFolder, store.db))),
        send: createMailer(auth.mail),
        ask: terminal(),
      }),
    )
  if (command === 'import') {
    process.exitCode = await importCommand(args, readConfig(process.env))
    return
  }
  if (command === 'doctor') {
    const { environment, rest } = await withSettings(args, doctorSettings, process.env, terminal())
    if (rest.length) throw new UsageError(doctorUsage)
    process.exitCode = await doctorCommand(environment, console.log)
    return
  }
  if (command === 'conformance') {
    process.exitCode = await conformanceCommand(args, console.log)
    return
  }
  if (command === 'export')
    return withStore(async (store, config) => {
      const draw = () => sample.drawNow(originalsOf(config), console.log)
      process.exitCode = await exportCommand(args, store, config, draw)
    })
  if (command === 'publish' && args[0] === 'cloudinary')
    return withStore(async (store, { publishMedia, dataFolder, objects }) => {
      await sample.drawNow(originalsOf({ dataFolder }), console.log)
      const target = { ...publishMedia, dataFolder, objects }
      process.exitCode = await publishMediaCommand(args.slice(1), store, target, console.log)
    })
  if (command === 'publish' && args[0] === 'directus') {
    const ask = terminal()
    const { environment, rest } = await withSettings(args.slice(1), directusSettings, process.env, ask)
    const { directus: target, siteTokens: tokens, renewedSite: site } = readConfig(environment)
    // The store is opened for rows alone: policies and model need no data of ours.
    const tables = async () => {
      let read: Awaited<ReturnType<Store['catalogue']['tables']>> = new Map()
      await withStore(async ({ catalogue }) => void (read = await catalogue.tables()))
      return read
    }
    process.exitCode = await publishDirectusCommand(rest, tables, { target, tokens, site, ask }, console.log)
    return
  }
  if (command === 'publish') {
    const { source: from, publish } = readConfig(process.env)
    if (!from)
      return withStore(({ catalogue }, config) =>
        publishCommand(args, { tables: catalogue.tables, source: null }, config.publish, console.log),
      )
    const source = openSource(connect(from.address, from.token), console.log)
    return publishCommand(args, { tables: () => source.tables(), source }, publish, console.log)
  }
  throw new UsageError(usage)
}
