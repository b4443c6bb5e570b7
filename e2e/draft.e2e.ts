/** An editor looks at a draft. */
import { readFileSync } from 'node:fs'
import { draftLink } from '#lib/editors/draft-link.ts'
import { expect, test, full } from './fixtures.ts'

const path = '/kennisbank/artikelen/vragen-voor-een-kennismaking'
const title = 'Vragen voor een kennismaking met een school'

const link = (until: number) =>
  draftLink(readFileSync(`${process.env['E2E_DATA_FOLDER'] ?? '.data'}/site-token`, 'utf8').trim(), {
    path,
    until: Math.round(until / 1000),
  })

test('a signed link opens the draft of one page, for its editor alone', async ({ page, request, browser }) => {
  await page.goto(link(Date.now() + 3_600_000))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const bar = page.getByRole('complementary', { name: 'Concept' })
  await expect(bar).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  // Another visitor, and another draft, stay closed.
  expect((await request.get(path)).status()).toBe(404)
  const other = await browser.newPage()
  expect((await other.goto(new URL(path, page.url()).href))?.status()).toBe(404)
  await other.close()
  const second = await page.goto('/kennisbank/artikelen/je-eerste-week-op-school')
  expect(second?.status()).toBe(404)
})

test('what must be mended stands beside the text, and leads to its place', full, async ({ page }) => {
  await page.goto(link(Date.now() + 3_600_000))
  const bar = page.getByRole('complementary', { name: 'Concept' })
  await bar.getByText('Keuring').click()
  await expect(bar.getByRole('document', { name: 'De tekst zoals de redactie haar bewaart' })).toBeVisible()
})

test('the editor leaves the draft, and sees what everybody sees', full, async ({ page }) => {
  await page.goto(link(Date.now() + 3_600_000))
  const gone = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await page.getByRole('button', { name: 'Sluit het concept' }).click()
  expect((await gone).status()).toBe(404)
})

// ASVS 4.1.5
test('a link that is too old, or not ours, opens nothing, in words', async ({ request }) => {
  const old = await request.get(link(Date.now() - 1000))
  expect([old.status(), await old.text()]).toEqual([
    403,
    expect.stringContaining('Deze link naar een concept is te oud'),
  ])
  expect((await request.get(link(Date.now() + 1000).replace('vragen-voor', 'andere'))).status()).toBe(403)
})
