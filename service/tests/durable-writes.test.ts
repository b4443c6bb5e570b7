/** Items that were written: the service as a process of its own, killed while many write. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { editorPolicies } from '#schema/policies.fixture.ts'
import { importedEdition } from '../store/catalogue.ts'
import { openStore } from '../store/store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-writes-'))
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
  rmSync(folder, { recursive: true })
})

const start = async (): Promise<string> => {
  const child = spawn(process.execPath, [path.join('scripts', 'service.ts'), 'serve'], {
    env: {
      ...process.env,
      DATA_FOLDER: folder,
      DATABASE_URL: '',
      SERVICE_PORT: '0',
      RATE_LIMIT: '0',
      SERVICE_MAX_REQUESTS: '0',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running = child
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const up = /"event":"service is up","content":(\d+)/.exec(line)
      if (up) resolve(`http://localhost:${up[1]}`)
    })
    child.once('exit', () => reject(new Error('the service did not come up')))
  })
}

const writers = 20
const rows = z.object({ data: z.array(z.object({ name: z.string(), description: z.string().nullable() })) })

test(
  'what was acknowledged is there after a kill, and nothing is there by half',
  { tags: ['full'], timeout: 120_000 },
  async () => {
    const store = await openStore(path.join(folder, 'lesroute.sqlite'))
    await store.catalogue.replace({}, importedEdition('none'))
    const token = await store.accounts.add('writer@example.org', editorPolicies)
    await store.close()
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }

    const address = await start()
    const acknowledged: string[] = []
    const end: { dying?: Promise<void> } = {}
    /** Two topics a request: both are there, or neither is. */
    const write = async (writer: number): Promise<void> => {
      for (let number = 0; ; number += 1) {
        const name = `${writer}-${number}`
        const body = ['a', 'b'].map((half) => ({
          name: `${name}-${half}`,
          slug: `${name}-${half}`,
          path: `/x/${name}-${half}`,
          description: name,
        }))
        const answer = await fetch(`${address}/items/topics`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        }).catch(() => null)
        // An answer counts when it has come whole.
        const text = await answer?.text().catch(() => null)
        if (!answer || typeof text !== 'string') return
        expect(answer.status, text).toBe(200)
        acknowledged.push(name)
        if (acknowledged.length > 300) end.dying ??= kill()
      }
    }
    await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
    await end.dying
    expect(acknowledged.length).toBeGreaterThan(300)

    const restarted = await start()
    const answer = await fetch(`${restarted}/items/topics?limit=-1&fields=name,description`, { headers })
    const halves = new Map<string, number>()
    for (const { description } of rows.parse(await answer.json()).data)
      halves.set(description ?? '', (halves.get(description ?? '') ?? 0) + 1)
    expect([...halves.values()].every((count) => count === 2)).toBe(true)
    expect(acknowledged.filter((name) => !halves.has(name))).toEqual([])
  },
)
