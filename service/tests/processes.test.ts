/** Two services over one PostgreSQL: a change through one is visible through the other. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openService, type Service } from '../main.ts'
import { openStore, type Store } from '../store/store.ts'
import { newDatabase } from '../store/test-store.fixture.ts'

const database = await newDatabase('postgres')

describe.skipIf(!database)('two services', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-'))
  const services: Service[] = []
  let store: Store

  const send = async (service: Service | undefined, address: string, token: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(`http://localhost:${service?.content.port}${address}`, { ...init, headers })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  beforeAll(async () => {
    const start = (name: string) =>
      openService(
        readConfig({
          SERVICE_PORT: '0',
          DATA_FOLDER: path.join(folder, name),
          DATABASE_URL: database?.address,
          // Their folders are apart, so that they cannot share the file with the secret.
          AUTH_SECRET: 'one secret for all processes of this database',
        }),
        (error) => {
          throw error
        },
      )
    // Both make the tables that they find missing.
    services.push(...(await Promise.all([start('one'), start('other')])))
    store = await openStore(database?.address ?? '')
  })
  afterAll(async () => {
    await Promise.all(services.map((service) => service.close()))
    await store.close()
    await database?.drop()
    rmSync(folder, { recursive: true })
  })

  test('an account made by a third process is known to both, and a token rotated at one is dead at the other', async () => {
    const [one, other] = services
    const token = await store.accounts.add('both@example.org', [])
    expect((await send(one, '/users/me?fields=email', token)).body).toEqual({ data: { email: 'both@example.org' } })
    const next = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
    const rotated = await send(one, '/users/me', token, { method: 'PATCH', body: JSON.stringify({ token: next }) })
    expect(rotated.status).toBe(200)
    expect((await send(other, '/users/me', token)).status).toBe(401)
    expect((await send(other, '/users/me?fields=email', next)).body).toEqual({ data: { email: 'both@example.org' } })
  })

  test('a new edition of the catalogue is served by both at once', async () => {
    const token = await store.accounts.add('reads@example.org', [])
    for (const name of ['Eerste', 'Tweede']) {
      const id = '00000000-0000-4000-8000-000000000001'
      await store.catalogue.replace({ topics: [{ id, name, slug: 'een', path: '/een' }] }, name)
      for (const service of services)
        expect((await send(service, '/items/topics?fields=name', token)).body).toEqual({ data: [{ name }] })
    }
  })
})
