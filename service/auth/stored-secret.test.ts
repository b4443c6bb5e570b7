import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestStore } from '../store/test-store.fixture.ts'
import { openCredentials } from './credentials.ts'
import { storedSecret } from './stored-secret.ts'
import { createSecretBox } from './secret-box.ts'

let store: Awaited<ReturnType<typeof openTestStore>>
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'lesroute-secret-'))
const databaseDump = async () => {
  const tables = await Promise.all([
    store.db.selectFrom('lesroute_meta').selectAll().execute(),
    store.db.selectFrom('lesroute_credentials').selectAll().execute(),
  ])
  return JSON.stringify(tables)
}

// ASVS 2.10.3
test('the secret lies in a file of its own, readable by its owner, and not in the database', async () => {
  const folder = newFolder()
  const secret = await storedSecret(folder, store.db)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(await storedSecret(folder, store.db)).toBe(secret)
  if (process.platform !== 'win32') expect(statSync(path.join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(await databaseDump()).not.toContain(secret)
})

test('processes that begin together have one secret', async () => {
  const folder = newFolder()
  const secrets = await Promise.all(Array.from({ length: 5 }, () => storedSecret(folder, store.db)))
  expect(new Set(secrets).size).toBe(1)
})

test('a secret of an earlier version moves from the database to the file', async () => {
  const former = 'f'.repeat(43)
  await store.db.insertInto('lesroute_meta').values({ name: 'auth_secret', value: former }).execute()
  const folder = newFolder()
  expect(await storedSecret(folder, store.db)).toBe(former)
  expect(readFileSync(path.join(folder, 'auth-secret'), 'utf8').trim()).toBe(former)
  expect(await databaseDump()).not.toContain(former)
})

// ASVS 1.6.3
test('another secret for the same database is refused with what to do', async () => {
  await storedSecret(newFolder(), store.db)
  await expect(storedSecret(newFolder(), store.db)).rejects.toThrow(/set AUTH_SECRET to one value for all of them/)
  const folder = newFolder()
  writeFileSync(path.join(folder, 'auth-secret'), '\n')
  await expect(storedSecret(folder, store.db)).rejects.toThrow(/is empty/)
})

// ASVS 2.8.2 6.2.3 6.2.6
test('one-time secrets are sealed, those of an earlier version too, and open with their own secret alone', async () => {
  const [plain, account] = ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', '6a6e0000-0000-4000-8000-000000000001']
  const credentials = openCredentials(store.db)
  await credentials.setOtpSecret(account, plain)
  const box = createSecretBox('one secret')
  await credentials.sealOtpSecrets(box)
  expect(await databaseDump()).not.toContain(plain)
  const storedValue = (await credentials.of(account)).otp_secret ?? ''
  expect(box.open(storedValue)).toBe(plain)
  await credentials.sealOtpSecrets(box)
  expect((await credentials.of(account)).otp_secret).toBe(storedValue)
  expect(createSecretBox('another').open(storedValue)).toBeNull()
  expect(box.open(`${storedValue.slice(0, -2)}xx`)).toBeNull()
  expect(box.open('v1.short')).toBeNull()
})
