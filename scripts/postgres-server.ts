/** Finds the programs of a PostgreSQL server, or installs them, and runs one for as long as tests need it. */
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { installUnless } from './debian.ts'

const setpriv = '/usr/bin/setpriv'
const versions = '/usr/lib/postgresql'

/** The folder of the newest server's programs; null where none is installed. */
const programs = (): string | null => {
  const versionNumbers = existsSync(versions) ? readdirSync(versions).map(Number).filter(Number.isFinite) : []
  const newest = versionNumbers.toSorted((a, b) => b - a).map((version) => path.join(versions, String(version), 'bin'))
  return newest.find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null
}

/** Whether a server can be run here. */
export const hasPostgres = (): boolean => programs() !== null

/** Installs a server where there is none; answers why that did not work, null when there is one now. */
export const installPostgres = (): string | null => installUnless(hasPostgres, 'postgresql')

/**
 * Like most servers, this one puts texts in the order of a language by default, so that tests notice
 * who has forgotten to. Servers older than 15 know no such order but the system's.
 */
const likeMost = (bin: string): string[] =>
  Number(path.basename(path.dirname(bin))) < 15
    ? ['--locale=C.UTF-8']
    : ['--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=nl']

export type PostgresServer = {
  /** Ends in the name of a database that is always there. */
  readonly address: string
  readonly stop: () => Promise<void>
}

/** The server refuses to run as root, so that root runs it as the user that its package made. */
const asServer = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

/** Milliseconds until a server that does not answer counts as broken. */
const timeout = 30_000

const untilItAnswers = async (address: string): Promise<void> => {
  const end = Date.now() + timeout
  for (;;) {
    const client = new Client({ connectionString: address, connectionTimeoutMillis: 1000 })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

/**
 * A server of its own with nothing in it, reached by a socket and by nobody else; null where none is installed. It ends
 * with this process, however that ends. Nothing that it writes survives a failure of the machine: it is for tests.
 * @throws Error when the server does not come up.
 * Chosen: below the system's folder for temporary files, since the server's user may not see the one of the project.
 */
export const startPostgres = async (): Promise<PostgresServer | null> => {
  const bin = programs()
  if (!bin) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-postgres-'))
  const user = asServer()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'lesroute', '-A', 'trust', '-E', 'UTF8', ...likeMost(bin), '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    remove()
    throw new Error(`The test database could not be made. ${made.error?.message ?? made.stderr}`)
  }
  const settings = [
    'listen_addresses=',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
  ]
  // A process that is killed cannot take the server with it, but the system can.
  const bound = existsSync(setpriv) ? [setpriv, '--pdeathsig', 'QUIT'] : []
  const [program, ...before] = [...bound, path.join(bin, 'postgres')]
  const server = spawn(
    program,
    [...before, '-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const lines: string[] = []
  server.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  // Immediately: what is interrupted leaves nothing to save.
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', () => {
    kill()
    remove()
  })
  const address = `postgres://lesroute@${encodeURIComponent(folder)}/postgres`
  try {
    await Promise.race([
      untilItAnswers(address),
      gone.then(() => {
        throw new Error(`The test database did not come up. ${lines.join('')}`)
      }),
    ])
  } catch (error) {
    kill()
    remove()
    throw error
  }
  return {
    address,
    stop: async () => {
      kill()
      await gone
      remove()
    },
  }
}
