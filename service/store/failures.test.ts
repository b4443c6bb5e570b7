/** What becomes of questions that a database cannot answer, and of databases that do not answer. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asWriter, inOneStateAtOnce } from './database.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import { openStore } from './store.ts'
import { newDatabase, openTestStore, tested } from './test-store.fixture.ts'

/** Rows that come when they are there. */
async function* rowsAfter(rows: Promise<Record<string, unknown>[]>) {
  yield* await rows
}

const code = (code: string) => expect.objectContaining({ code }) as unknown

test('a writer that another one keeps waiting fails after a second, and reads go on', async () => {
  const database = await newDatabase()
  if (!database) return
  const [one, other] = [await openStore(database.address), await openStore(database.address)]
  const hold = Promise.withResolvers<Record<string, unknown>[]>()
  const writing = one.catalogue.replace({ topics: rowsAfter(hold.promise) }, 'first')
  // The other one has begun when the lock is taken.
  await expect
    .poll(() => asWriter(other.db, other.dialect, () => Promise.resolve()).catch((error: unknown) => error), {
      timeout: 20_000,
    })
    .toEqual(code('SERVICE_UNAVAILABLE'))
  const started = performance.now()
  expect(await other.catalogue.edition()).toBeNull()
  expect(performance.now() - started).toBeLessThan(1000)
  hold.resolve([])
  await writing
  await asWriter(other.db, other.dialect, () => Promise.resolve())
  await Promise.all([one.close(), other.close()])
  await database.drop()
})

test('a database that may only be read lets accounts in, and is unavailable to writers', async () => {
  const database = await newDatabase()
  if (!database) return
  const store = await openStore(database.address)
  const account = await store.accounts.byToken(await store.accounts.add('a@example.org', []))
  if (!account) throw new Error('no account')
  const readOnly =
    store.dialect.name === 'sqlite'
      ? sql`pragma query_only = on`
      : sql`set session characteristics as transaction read only`
  await readOnly.execute(store.db)
  await store.accounts.touch(account, new Date())
  await expect(store.accounts.setLastPage(account.id, '/')).rejects.toEqual(code('SERVICE_UNAVAILABLE'))
  await store.close()
  await database.drop()
})

describe.runIf(tested === 'sqlite')('SQLite', () => {
  test('ends a statement that does not come to an end', async () => {
    const db = openSqlite(':memory:', 20)
    const endless = sql`with recursive n(i) as (select 1 union all select i + 1 from n where tick()) select count(*) from n`
    await expect(endless.execute(db)).rejects.toEqual(code('INVALID_QUERY'))
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await db.destroy()
  })
  test('taken up by a writer answers what is read, refuses what is written, and lets the next edition wait', async () => {
    const database = await newDatabase()
    const [one, other] = [await openStore(database?.address ?? ''), await openStore(database?.address ?? '')]
    const token = await one.accounts.add('a@example.org', [])
    const hold = Promise.withResolvers<Record<string, unknown>[]>()
    const writing = one.catalogue.replace({ topics: rowsAfter(hold.promise) }, 'first')
    const account = await other.accounts.byToken(token)
    if (!account) throw new Error('no account')
    const touched = async () => (await other.accounts.byToken(token))?.row['last_access']
    await other.accounts.touch(account, new Date('2026-01-01T00:00:00Z'))
    expect(await touched()).toBeNull()
    await expect(other.accounts.update(account.id, { first_name: 'A' })).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      headers: { 'retry-after': '1' },
    })
    const next = other.catalogue.replace({}, 'second')
    hold.resolve([])
    await Promise.all([writing, next])
    expect(await one.catalogue.edition()).toBe('second')
    await other.accounts.touch(account, new Date('2026-01-01T00:01:00Z'))
    expect(await touched()).toBe('2026-01-01T00:01:00.000Z')
    await Promise.all([one.close(), other.close()])
    await database?.drop()
  })
  test('is refused where no file can be made', async () => {
    await expect(openStore('/proc/none/lesroute.sqlite')).rejects.toThrow(/unable to open/)
  })
})

describe.runIf(tested === 'postgres')('PostgreSQL', async () => {
  const database = await newDatabase()

  test.runIf(database)('ends a statement that does not come to an end', async () => {
    const db = openPostgres(database?.address ?? '', 50)
    await expect(sql`select pg_sleep(600)`.execute(db)).rejects.toEqual(code('INVALID_QUERY'))
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    await db.destroy()
  })
  test.runIf(database)('is found again after it broke off', async () => {
    const db = openPostgres(database?.address ?? '', 1000)
    const breakOff = sql`select pg_terminate_backend(pg_backend_pid())`
    await expect(breakOff.execute(db)).rejects.toEqual(code('SERVICE_UNAVAILABLE'))
    await expect.poll(() => sql`select 1 as one`.execute(db).then(({ rows }) => rows)).toEqual([{ one: 1 }])
    await db.destroy()
  })
  test.runIf(database)('is unavailable to a transaction that it broke off, which leaves nothing', async () => {
    const db = openPostgres(database?.address ?? '', 1000)
    await sql`create table entries (id int)`.execute(db)
    const interrupted = db.transaction().execute(async (transaction) => {
      await sql`insert into entries values (1)`.execute(transaction)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 1000)`.execute(db)
      await sql`insert into entries values (2)`.execute(transaction)
    })
    await expect(interrupted).rejects.toEqual(code('SERVICE_UNAVAILABLE'))
    expect((await sql`select * from entries`.execute(db)).rows).toEqual([])
    await db.destroy()
  })
  test.runIf(database)(
    'a statement of a pipeline that fails ends those behind it, and the connection is used again',
    async () => {
      const db = openPostgres(database?.address ?? '', 1000)
      const answers = await inOneStateAtOnce(db, (send) =>
        Promise.allSettled(
          [sql`select 1 as one`, sql`select cast(${'x'} as integer)`, sql`select 2 as two`].map((part) =>
            send(part.compile(db)),
          ),
        ),
      ).catch((error: unknown) => error)
      // The transaction is lost with the statement: what stands before it is not given away as if all had been read.
      expect(answers).toBeInstanceOf(Error)
      const next = await inOneStateAtOnce(db, (send) =>
        Promise.all([3, 4].map((n) => send(sql`select ${sql.lit(n)} as n`.compile(db)))),
      )
      expect(next.map(({ rows }) => rows)).toEqual([[{ n: 3 }], [{ n: 4 }]])
      await db.destroy()
    },
  )
  test.runIf(database)('a pipeline that it broke off is unavailable', async () => {
    const db = openPostgres(database?.address ?? '', 1000)
    const broken = inOneStateAtOnce(db, async (send) => {
      const parts = [sql`select 1`, sql`select pg_terminate_backend(pg_backend_pid())`, sql`select 2`]
      const answers = await Promise.allSettled(parts.map((part) => send(part.compile(db))))
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
      for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
    })
    await expect(broken).rejects.toEqual(code('SERVICE_UNAVAILABLE'))
    await expect.poll(() => sql`select 1 as one`.execute(db).then(({ rows }) => rows)).toEqual([{ one: 1 }])
    await db.destroy()
  })
  test('is unavailable where no server answers', async () => {
    await expect(openStore('postgres://localhost:9/none')).rejects.toEqual(code('SERVICE_UNAVAILABLE'))
  })
  test('takes a value that it cannot hold for a mistake of the caller', async () => {
    const store = await openTestStore()
    await expect(sql`select cast(${'x'} as integer)`.execute(store.db)).rejects.toEqual(code('INVALID_QUERY'))
    await expect(sql`select ${'a\0'} || 'b'`.execute(store.db)).rejects.toEqual(code('INVALID_QUERY'))
    await expect(sql`select * from nowhere`.execute(store.db)).rejects.toThrow('"nowhere" does not exist')
    await store.close()
  })
})
