import { mkdtemp, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { fileStore, type StoredToken, type TokenStore } from './token-store.ts'
import { createTokenCache } from './token.ts'

const day = 24 * 60 * 60 * 1000

const memoryStore = (): TokenStore => {
  let stored: StoredToken | null = null
  return {
    read: async () => stored,
    write: async (next) => {
      stored = next
    },
  }
}

const setUp = (tokens: (string | null)[]) => {
  let time = 0
  let readings = 0
  const cache = createTokenCache({
    read: async () => {
      readings += 1
      const token = tokens[Math.min(readings, tokens.length) - 1]
      if (token === undefined) throw new Error('content API is down')
      return token
    },
    store: memoryStore(),
    now: () => time,
  })
  return { cache, pass: (milliseconds: number) => (time += milliseconds), readings: () => readings }
}

test('a token is held for seven days', async () => {
  const { cache, pass, readings } = setUp(['a', 'b'])
  expect([await cache.get(), await cache.get()]).toEqual(['a', 'a'])
  pass(7 * day - 1)
  expect([await cache.get(), readings()]).toEqual(['a', 1])
  pass(1)
  expect([await cache.get(), readings()]).toEqual(['b', 2])
})

test('on demand a token is read past the cache, once for concurrent callers', async () => {
  const { cache, pass, readings } = setUp(['a', 'b', 'c'])
  await cache.get()
  pass(5000)
  expect(await Promise.all([cache.fresh(), cache.fresh(), cache.fresh()])).toEqual(['b', 'b', 'b'])
  expect([await cache.fresh(), readings()]).toEqual(['b', 2])
})

test('no token is not held: search comes back as soon as the account may', async () => {
  const { cache, readings } = setUp([null, 'a'])
  expect([await cache.get(), await cache.get(), readings()]).toEqual([null, 'a', 2])
})

test('a failed read rejects for its caller, and the cached token remains', async () => {
  const { cache, pass } = setUp(['a'])
  await cache.get()
  pass(2000)
  const failing = createTokenCache({ read: () => Promise.reject(new Error('down')), store: memoryStore() })
  await expect(failing.get()).rejects.toThrow('down')
  expect(await cache.get()).toBe('a')
})

test('a token that is due is held on to while none can be read, and no longer', async () => {
  const answers: (string | null | Error)[] = ['a', new Error('down'), new Error('down'), 'b']
  let time = 0
  const cache = createTokenCache({
    read: async () => {
      const answer = answers.shift() ?? null
      if (answer instanceof Error) throw answer
      return answer
    },
    store: memoryStore(),
    now: () => time,
  })
  await cache.get()
  time = 8 * day
  expect(await cache.get()).toBe('a')
  await expect(cache.fresh()).rejects.toThrow('down')
  expect(await cache.get()).toBe('b')
})

test('a token in a file outlives a restart and serves every process; its owner alone may read it', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'token-')), 'site', 'search-token.json')
  let readings = 0
  const start = (time = 0) =>
    createTokenCache({ read: async () => `token-${(readings += 1)}`, store: fileStore(file), now: () => time })
  expect(await start().get()).toBe('token-1')
  expect([await start().get(), await start(7 * day - 1).get()]).toEqual(['token-1', 'token-1'])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await start(5000).fresh()).toBe('token-2')
  expect(await start(6000).get()).toBe('token-2')
  expect(await start(8 * day).get()).toBe('token-3')
})

test.each(['', '{', '"a"', '{"token":"","at":0}', '{"token":7,"at":0}', '{"token":"a"}'])(
  'a file that says something else holds nothing: %s',
  async (text) => {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'token-')), 'search-token.json')
    await writeFile(file, text)
    expect(await createTokenCache({ read: async () => 'new', store: fileStore(file) }).get()).toBe('new')
    expect(await fileStore(file).read()).toMatchObject({ token: 'new' })
  },
)

test('drafts that a process left behind when it was killed go with the next token', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'token-'))
  const draft = path.join(folder, 'search-token.json.1.part')
  await writeFile(draft, '{"token":"secret"')
  await utimes(draft, 1000, 1000)
  await fileStore(path.join(folder, 'search-token.json')).write({ token: 'a', at: 0 })
  expect(await readdir(folder)).toEqual(['search-token.json'])
})

test('no token leaves no file', async () => {
  const store = fileStore(path.join(await mkdtemp(path.join(tmpdir(), 'token-')), 'search-token.json'))
  await store.write({ token: 'a', at: 0 })
  await createTokenCache({ read: async () => null, store }).get()
  expect(await store.read()).toBeNull()
})

test('a folder that cannot be written to costs a reading, not the search', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'token-')), 'taken')
  await writeFile(file, '')
  const problems: unknown[] = []
  const cache = createTokenCache({
    read: async () => 'a',
    store: fileStore(path.join(file, 'search-token.json')),
    onStoreError: (error) => problems.push(error),
  })
  expect([await cache.get(), await cache.get()]).toEqual(['a', 'a'])
  expect(problems).toHaveLength(2)
})
