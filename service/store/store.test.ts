/** Tests of a store that several processes have open, and of databases from earlier versions. */
import { spawn } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from './catalogue.ts'
import { openStore, type Store } from './store.ts'
import { newDatabase, tested } from './test-store.fixture.ts'

const database = await newDatabase()

/** PGlite is one process alone. */
describe.skipIf(!database)('a database that several have open', () => {
  let address = ''
  let drop = async () => {}
  const stores: Store[] = []
  const open = async () => {
    const store = await openStore(address)
    stores.push(store)
    return store
  }

  beforeEach(async () => {
    const database = await newDatabase()
    if (database) ({ address, drop } = database)
  })
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()))
    await drop()
  })

  const topic = (number: number, name: string): Row => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name,
    slug: `topic-${number}`,
    path: `/${number}`,
  })
  const topics = (name: string, count = 3) => ({
    topics: Array.from({ length: count }, (_, index) => topic(index, name)),
  })

  test('is made once when processes start together', { tags: ['full'] }, async () => {
    const script = `const { openStore } = await import(${JSON.stringify(pathToFileURL('service/store/store.ts').href)})
      const store = await openStore(process.argv[1])
      console.log((await store.accounts.all()).length)
      await store.close()`
    const run = () =>
      new Promise<string>((resolve) => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', script, address])
        let output = ''
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => {
            output += chunk.toString()
          })
        child.once('exit', () => resolve(output))
      })
    expect(await Promise.all(Array.from({ length: 4 }, run))).toEqual(['0\n', '0\n', '0\n', '0\n'])
  })

  test('shows accounts, tokens and the catalogue to all of them at once', async () => {
    const [one, other] = [await open(), await open()]
    const token = await one.accounts.add('a@example.org', ['search-token'])
    const account = await other.accounts.byToken(token)
    expect(account?.email).toBe('a@example.org')
    await other.accounts.update(account?.id ?? '', { token: 'another' })
    expect(await one.accounts.byToken(token)).toBeNull()
    expect((await one.accounts.byToken('another'))?.id).toBe(account?.id)
    await one.catalogue.replace(topics('First'), 'e1')
    expect(await other.catalogue.edition()).toBe('e1')
    await other.catalogue.replace(topics('Second'), 'e2')
    expect(await one.catalogue.edition()).toBe('e2')
    expect((await one.catalogue.tables()).get('topics')?.map(({ name }) => name)).toEqual(Array(3).fill('Second'))
    expect(await one.accounts.byEmail('a@example.org')).not.toBeNull()
  })

  test('never shows half of an edition', async () => {
    const [writer, reader] = [await open(), await open()]
    await writer.catalogue.replace(topics('0', 250), '0')
    const writing = new AbortController()
    const write = async () => {
      for (let edition = 1; edition <= 8; edition += 1)
        await writer.catalogue.replace(topics(String(edition), 250 + edition), String(edition))
      writing.abort()
    }
    const seen = new Set<string>()
    const read = async () => {
      while (!writing.signal.aborted) {
        const rows = (await reader.catalogue.tables()).get('topics') ?? []
        const names = new Set(rows.map(({ name }) => String(name)))
        expect(names.size).toBe(1)
        const [name = ''] = names
        expect(rows).toHaveLength(250 + Number(name))
        seen.add(name)
        await new Promise(setImmediate)
      }
    }
    await Promise.all([write(), read()])
    expect(seen.size).toBeGreaterThan(0)
  })

  // SQLite lets a second writer wait in its own process only, where it would wait for ever in this one.
  test.runIf(tested === 'postgres')('lets an edition wait for another that is being written', async () => {
    const [one, other] = [await open(), await open()]
    await one.catalogue.replace(topics('Before'), 'before')
    let second: Promise<void> | undefined
    const meanwhile = async function* () {
      yield* topics('One', 120).topics
      second = other.catalogue.replace(topics('Other', 130), 'other')
      // Time for the second to come as far as it can.
      await sql`select pg_sleep(0.2)`.execute(one.db)
    }
    await one.catalogue.replace({ topics: meanwhile() }, 'one')
    await second
    expect(await one.catalogue.edition()).toBe('other')
    const rows = (await one.catalogue.tables()).get('topics')
    expect(rows?.map(({ name }) => name)).toEqual(Array(130).fill('Other'))
  })

  test('keeps the edition that it has when the next one breaks off', async () => {
    const store = await open()
    await store.catalogue.replace(topics('Kept'), 'kept')
    const broken = async function* () {
      yield topic(1, 'Lost')
      await Promise.resolve()
      throw new Error('the source has dried up')
    }
    await expect(store.catalogue.replace({ topics: broken() }, 'lost')).rejects.toThrow('dried up')
    expect(await store.catalogue.edition()).toBe('kept')
    expect((await store.catalogue.tables()).get('topics')).toHaveLength(3)
  })

  test('is given what a newer description adds', async () => {
    const former = await open()
    await former.catalogue.replace(topics('Kept'), 'import-1')
    await sql`alter table topics drop column icon`.execute(former.db)
    await sql`drop table redirects`.execute(former.db)
    const store = await open()
    const tables = await store.catalogue.tables()
    expect(tables.get('redirects')).toEqual([])
    expect(tables.get('topics')?.[0]).toMatchObject({ name: 'Kept', icon: null })
  })

  const changes = [
    [
      'a column of another type',
      'topics.icon is',
      sql`alter table topics drop column icon`,
      sql`alter table topics add column icon int`,
    ],
    [
      'a column that is gone',
      'redirects.colour is no longer described',
      sql`drop table redirects`,
      sql`create table redirects (id text primary key, colour text not null)`,
    ],
  ] as const
  test.each(changes)('with %s is refused when it was imported', async (_name, words, ...statements) => {
    const former = await open()
    await former.catalogue.replace(topics('Theirs'), 'import-1')
    for (const statement of statements) await statement.execute(former.db)
    await expect(openStore(address)).rejects.toThrow(words)
    await expect(openStore(address)).rejects.toThrow(/^[^\n]*Export it [^\n]*$/)
  })
  test.each(changes)('with %s is emptied when it can be made again', async (_name, _words, ...statements) => {
    const former = await open()
    const token = await former.accounts.add('kept@example.org', [])
    await former.catalogue.replace(topics('Sample'), 'sample')
    for (const statement of statements) await statement.execute(former.db)
    const store = await open()
    expect(await store.catalogue.edition()).toBeNull()
    await store.catalogue.replace(topics('Again'), 'again')
    expect((await store.accounts.byToken(token))?.email).toBe('kept@example.org')
  })
})

test.runIf(tested === 'sqlite')('a file from before migrations keeps its accounts', async () => {
  const database = await newDatabase('sqlite')
  if (!database) throw new Error('no file')
  const former = new DatabaseSync(database.address)
  former.exec(`
    create table "directus_users" ("id" text primary key, "first_name" text, "last_name" text, "email" text not null,
      "status" text not null, "role" text, "policies" text, "token" text, "search_token" text, "last_page" text,
      "last_access" text) without rowid;
    create index "directus_users_role" on "directus_users" ("role");
    create unique index directus_users_email on directus_users (email);
    create table lesroute_meta (name text primary key, value text not null) without rowid;
    insert into lesroute_meta values ('edition', '5977bc1fa68b2f69');
    insert into directus_users (id, email, status, policies)
      values ('5f0c3a52-8a52-4b06-9d6c-1f1e9f0f7a11', 'old@example.org', 'active', '["navigator"]');
    insert into directus_users (id, email, status, policies) values
      ('5f0c3a52-8a52-4b06-9d6c-1f1e9f0f7a12', 'Anna@example.org', 'active', '[]'),
      ('5f0c3a52-8a52-4b06-9d6c-1f1e9f0f7a13', 'ANNA@example.org', 'active', '[]');
    create table "topics" ("id" text primary key, "name" text not null, "slug" text, "path" text not null) without rowid`)
  former.close()
  const store = await openStore(database.address)
  const account = await store.accounts.byEmail('old@example.org')
  expect(account?.policies.has('navigator')).toBe(true)
  expect((await store.accounts.all()).map(({ email }) => email)).toEqual([
    'ANNA@example.org',
    'anna@example.org',
    'old@example.org',
  ])
  expect(await store.catalogue.edition()).toBe('5977bc1fa68b2f69')
  await store.close()
  await database.drop()
})
