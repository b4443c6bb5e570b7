import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isSameSecret } from './same-secret.ts'

test('texts of any length and any characters are compared, and none of them throws', () => {
  const own = 'a'.repeat(43)
  expect(isSameSecret(own, own)).toBe(true)
  for (const other of ['', 'a', 'é'.repeat(43), '\ud800'.repeat(43), `${own}a`])
    expect(isSameSecret(own, other)).toBe(false)
})

// ASVS 1.1.6
test('secrets are compared in one place', async () => {
  const users: string[] = []
  for await (const file of glob('{lib,app,components,platform,service}/**/*.{ts,tsx}'))
    if (!file.includes('.test.') && (await readFile(file, 'utf8')).includes('timingSafeEqual')) users.push(file)
  // Keys of passwords are bytes, whose length the code gives itself.
  expect(users.toSorted()).toEqual(['platform/same-secret.ts', 'service/auth/passwords.ts'])
})
