/**
 * What was acknowledged holds: the service as a process of its own, killed while many write.
 * @module-tag full
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openCredentials } from '../auth/credentials.ts'
import { createPasswords } from '../auth/passwords.ts'
import { newToken } from '../store/accounts.ts'
import { importedEdition } from '../store/catalogue.ts'
import { openStore } from '../store/store.ts'
import { newDatabase, tested } from '../store/test-store.fixture.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-durability-'))
/** On SQLite the service's own file; null on PGlite, which is one process alone. */
const database =
  tested === 'sqlite'
    ? { address: path.join(folder, 'lesroute.sqlite'), drop: () => Promise.resolve() }
    : await newDatabase()
let running: ChildProcess | null = null

const kill = async () => {
  const child = running
  running = null
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}
afterEach(async () => {
  await kill()
  await database?.drop()
  rmSync(folder, { recursive: true })
})

/** Starts the service on a port of its own; answers its address once it is up. */
const start = async (): Promise<string> => {
  const child = spawn(process.execPath, [path.join('scripts', 'service.ts'), 'serve'], {
    env: {
      ...process.env,
      DATA_FOLDER: folder,
      SERVICE_PORT: '0',
      RATE_LIMIT: '0',
      SIGN_IN_LIMIT: '0',
      SERVICE_MAX_REQUESTS: '0',
      DATABASE_URL: tested === 'sqlite' ? '' : database?.address,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running = child
  const output: string[] = []
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      output.push(line)
      const up = /"event":"service is up","content":(\d+)/.exec(line)
      if (up) resolve(`http://localhost:${up[1]}`)
    })
    child.once('exit', () => reject(new Error(`the service did not come up: ${output.join('\n')}`)))
  })
}

const password = 'correct horse battery'
/** Of each kind. Signing in costs a tenth of a second of processor time each. */
const callers = 100

test.runIf(database)(
  'tokens and sessions survive a process that dies while many callers write',
  async () => {
    const store = await openStore(database?.address ?? '')
    // No sample is made in the place of what was brought in.
    await store.catalogue.replace({}, importedEdition('none'))
    const first: string[] = []
    for (let number = 0; number < callers; number += 1)
      first.push(await store.accounts.add(`caller-${number}@example.org`, []))
    const passwordHash = await createPasswords().hash(password)
    for (const { id } of await store.accounts.all()) await openCredentials(store.db).setPassword(id, passwordHash)
    await store.close()

    const address = await start()
    const send = (where: string, body: unknown, more: { method?: string; token?: string } = {}) =>
      fetch(`${address}${where}`, {
        method: more.method ?? 'POST',
        headers: {
          'content-type': 'application/json',
          ...(more.token === undefined ? {} : { authorization: `Bearer ${more.token}` }),
        },
        body: JSON.stringify(body),
      })

    const acknowledged = { rotations: 0, sessions: 0 }
    const enough = () => acknowledged.rotations >= 2 * callers && acknowledged.sessions >= callers / 5
    const end: { dying?: Promise<void> } = {}
    const count = (what: keyof typeof acknowledged) => {
      acknowledged[what] += 1
      if (enough()) end.dying ??= kill()
    }

    /** Rotates one account's token until the process is gone: tokens in order, the last one perhaps not acknowledged. */
    const rotate = async (token: string): Promise<string[]> => {
      const tokens = [token]
      for (;;) {
        const next = newToken()
        tokens.push(next)
        const answer = await send('/users/me', { token: next }, { method: 'PATCH', token: tokens.at(-2) ?? '' }).catch(
          () => null,
        )
        if (!answer) return tokens
        expect(answer.status).toBe(200)
        count('rotations')
      }
    }

    const grantBody = z.object({ data: z.object({ refresh_token: z.string() }) })
    /** Signs in and goes on once, again and again, until the process is gone: refresh tokens of sessions at rest. */
    const signIn = async (number: number): Promise<string[]> => {
      const refreshTokens: string[] = []
      const answered = async (where: string, body: unknown) => {
        const answer = await send(where, body).catch(() => null)
        const text = await answer?.text().catch(() => null)
        if (!answer || typeof text !== 'string') return null
        expect(answer.status).toBe(200)
        return grantBody.parse(JSON.parse(text)).data.refresh_token
      }
      for (;;) {
        const token = await answered('/auth/login', { email: `caller-${number}@example.org`, password })
        const next = token && (await answered('/auth/refresh', { refresh_token: token }))
        if (!next) return refreshTokens
        refreshTokens.push(next)
        count('sessions')
      }
    }

    const [tokens, sessions] = await Promise.all([
      Promise.all(first.map(rotate)),
      Promise.all(first.map((_, number) => signIn(number))),
    ])
    await end.dying
    expect(enough()).toBe(true)

    const restarted = await start()
    const works = async (token: string) =>
      (await fetch(`${restarted}/users/me?fields=id`, { headers: { authorization: `Bearer ${token}` } })).status === 200
    for (const line of tokens) {
      // The last one was under way when the process died: it counts, or the one before it does.
      const alive = await Promise.all(line.slice(-4).map(works))
      expect(alive.filter(Boolean)).toHaveLength(1)
      expect(alive.slice(-2)).toContain(true)
    }
    for (const refresh_token of sessions.flat()) {
      const body = JSON.stringify({ refresh_token })
      const headers = { 'content-type': 'application/json' }
      expect((await fetch(`${restarted}/auth/refresh`, { method: 'POST', headers, body })).status).toBe(200)
    }
  },
  120_000,
)
