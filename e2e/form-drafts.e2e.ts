/** What is typed in a form stays in its tab until the form is accepted, and a refused form leads on. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, typing } from './fixtures.ts'

const advice = '/adviesgesprek'
const remark = 'Kan ik met een hbo-diploma\nin deeltijd beginnen?'
const network = () => `198.19.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`

test.use({ extraHTTPHeaders: { 'x-forwarded-for': network() } })

/** Types with pauses, as people do. */
const type = async (page: Page, label: string, text: string) => {
  await page.getByLabel(label).click()
  await page.keyboard.type(text, { delay: 40 })
}

/** The last time of that day, counted from the end, so that other tests have the first ones. */
const chooseTime = async (page: Page, daysFromLast: number) => {
  const days = page.getByRole('group', { name: /Kies een moment|Choose a time/ }).locator('details')
  const day = days.nth((await days.count()) - 1 - daysFromLast)
  await day.locator('summary').click()
  const time = day.getByRole('radio').last()
  await time.check()
  return (await time.getAttribute('value')) ?? ''
}

const send = async (page: Page, email: string, daysFromLast: number) => {
  await page.goto(advice)
  const slot = await chooseTime(page, daysFromLast)
  await type(page, 'Je naam', 'Ada Jansen')
  await type(page, 'Je e-mailadres', email)
  await type(page, 'Wat wil je bespreken?', remark)
  await page.waitForTimeout(typing)
  await page.getByRole('button', { name: 'Plan het gesprek' }).click()
  return slot
}

test('what is typed and chosen stays in the other language, after Back and after a reload', async ({ page }) => {
  await page.goto(advice)
  await type(page, 'Je naam', 'Ada Jansen')
  await type(page, 'Wat wil je bespreken?', remark)
  const time = page.locator(`input[value="${await chooseTime(page, 1)}"]`)
  await page.getByRole('link', { name: 'English', exact: true }).filter({ visible: true }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Jansen')
  await expect(page.getByLabel('What would you like to discuss?')).toHaveValue(remark)
  await expect(time).toBeChecked()
  await expect(time).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Je naam')).toHaveValue('Ada Jansen')
  await expect(time).toBeChecked()
  await page.reload()
  await expect(page.getByLabel('Je naam')).toHaveValue('Ada Jansen')
  await expect(page.getByLabel('Wat wil je bespreken?')).toHaveValue(remark)
  await expect(time).toBeChecked()
})

test('who chose no conversation gets one in the language of the page, with what was typed', async ({ page }) => {
  await page.goto(advice)
  await type(page, 'Je naam', 'Ada Jansen')
  await page.waitForTimeout(typing)
  await page.getByRole('button', { name: 'Plan het gesprek' }).click()
  await expect(page.getByRole('heading', { name: /dingen niet/ })).toBeVisible()
  await page.getByRole('link', { name: 'English', exact: true }).filter({ visible: true }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Ada Jansen')
  await expect(page.getByRole('link', { name: 'Consultation in English' })).toHaveAttribute('aria-current', 'true')
})

test('a second hold is refused above the form, with a way to the first in the browser that made it alone', async ({
  page,
  browser,
}) => {
  const email = `ada-${randomUUID()}@example.org`
  await send(page, email, 2)
  await expect(page.getByRole('heading', { level: 1, name: 'Bevestig je adviesgesprek' })).toBeVisible()
  const refused = /Voor dit e-mailadres of vanaf jouw netwerk is net al een moment vastgehouden/
  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': network() } })
  const other = await elsewhere.newPage()
  await send(other, email, 3)
  await expect(other.getByRole('link', { name: refused })).toBeVisible()
  await expect(other.getByRole('link', { name: 'Bevestig of wijzig het moment dat je vasthoudt' })).toHaveCount(0)
  await expect(other.getByRole('link', { name: 'Lukt het niet? Stuur ons een bericht' })).toBeVisible()
  await elsewhere.close()
  const slot = await send(page, email, 3)
  await expect(page.getByRole('link', { name: refused })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByLabel('Wat wil je bespreken?')).toHaveValue(remark)
  await expect(page.locator(`input[value="${slot}"]`)).toBeChecked()
  await page.getByRole('link', { name: 'Bevestig of wijzig het moment dat je vasthoudt' }).click()
  await expect(page.getByRole('button', { name: 'Bevestig het gesprek' })).toBeVisible()
  await page.getByRole('button', { name: 'Wijzig je gegevens of het moment' }).click()
  await expect(page.getByLabel('Je naam')).toHaveValue('Ada Jansen')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Je wijzigt je gesprek' })).toBeVisible()
  await page.getByRole('link', { name: 'Verder met het formulier' }).click()
  await expect(page.getByLabel('Wat wil je bespreken?')).toHaveValue(remark)
})

test('a message stays after a reload, and is forgotten when it is sent', async ({ page }) => {
  await page.goto('/contact')
  await type(page, 'Je naam', 'Ada Jansen')
  await type(page, 'Je bericht', remark)
  await page.reload()
  await expect(page.getByLabel('Je naam')).toHaveValue('Ada Jansen')
  await expect(page.getByLabel('Je bericht')).toHaveValue(remark)
  await type(page, 'Je e-mailadres', `ada-${randomUUID()}@example.org`)
  await page.waitForTimeout(typing)
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await expect(page).toHaveURL(/\/contact\/ontvangen$/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('lesroute:form:contact'))).toBeNull()
  await page.goto('/contact')
  await expect(page.getByLabel('Je naam')).toHaveValue('')
})

test('a reaction stays after a reload, with its reasons, and is forgotten when it is sent', async ({ page }) => {
  await page.goto('/reactie?pagina=%2Fkennisbank')
  const reason = page.getByRole('checkbox').nth(1)
  await reason.check()
  await page.locator('#tekst').click()
  await page.keyboard.type(remark, { delay: 40 })
  await page.reload()
  await expect(page.locator('#tekst')).toHaveValue(remark)
  await expect(reason).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await page.waitForTimeout(typing)
  await page.getByRole('button', { name: 'Verstuur' }).click()
  await expect(page).toHaveURL(/#dank$/)
  expect(await page.evaluate(() => sessionStorage.getItem('lesroute:form:reaction:/kennisbank'))).toBeNull()
})
