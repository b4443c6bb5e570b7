/** Accounts of editors for browser tests, and how they sign in. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Cookie, Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'

export const password = 'een lang wachtwoord van de proef'

const commands =
  (...args: string[]) =>
  (input?: string) =>
    execFileSync(process.execPath, [path.join('scripts', 'service.ts'), 'account', ...args], {
      env: { ...process.env, DATA_FOLDER: path.resolve(process.env['E2E_DATA_FOLDER'] ?? '.data') },
      stdio: ['pipe', 'ignore', 'ignore'],
      ...(input === undefined ? {} : { input }),
    })

/** An account of that policy, made where it is missing. A new password ends all its sessions: no other test may use that name. */
export const account = (name: string, policy: 'write-content' | 'write-drafts'): string => {
  const email = `${name}@proef.example`
  try {
    commands('add', email, '--policy', 'navigator', '--policy', 'read-drafts', '--policy', policy)()
  } catch {
    // It is there from a former run.
  }
  commands('password', email)(`${password}\n`)
  return email
}

/** Signs in by the form. */
export const signIn = async (page: Page, email: string) => {
  await page.goto('/redactie')
  await expect(page).toHaveURL(/\/redactie\/aanmelden/)
  await page.getByLabel('E-mailadres').pressSequentially(email, { delay: 20 })
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Meld aan' }).click()
  await expect(page).toHaveURL(/\/redactie$/)
}

/** `email` is the account of an editor, one for each worker; `editor` is the list of items, opened with its session. */
export const test = base.extend<{ editor: Page }, { email: string; session: Cookie[] }>({
  email: [
    // Playwright reads the names of what a fixture needs from its pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => use(account(`redacteur-${parallelIndex}`, 'write-content')),
    { scope: 'worker' },
  ],
  session: [
    async ({ playwright, email }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' })
      await request.post('/api/editors/session', { form: { email, password } })
      const { cookies } = await request.storageState()
      await request.dispose()
      await use(cookies)
    },
    { scope: 'worker' },
  ],
  editor: async ({ page, session }, use) => {
    await page.context().addCookies(session)
    await page.goto('/redactie')
    await use(page)
  },
})
