import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { heldFor, holdTime, type Hold } from '#lib/advice/holds.ts'
import { holdMail } from '#lib/advice/mails.ts'
import { adviceAddress } from '#lib/advice/references.ts'
import { fileOutbox } from '#platform/outbox/file-outbox.ts'
import { fileRecords } from '#platform/records/file-records.ts'
import { parseSettings } from '#lib/settings.ts'
import { expect, full, fullUnless, test, typing } from './fixtures.ts'

const advice = '/adviesgesprek'

/** A free time far ahead, told apart by test so that none takes another's. */
const chooseTime = async (page: Page, nth: number) => {
  const day = page.getByRole('group', { name: 'Kies een moment' }).locator('details').nth(nth)
  if ((await day.getAttribute('open')) === null) await day.locator('summary').click()
  await day.getByRole('radio').last().check()
}

/** An address of its own for each call, since one address holds one time. */
const newAddress = () => `ada-${randomUUID()}@example.org`

const fillIn = async (page: Page, address: string) => {
  await page.getByLabel('Je naam').fill('Ada Jansen')
  await page.getByLabel('Je e-mailadres').fill(address)
}

/** The mail to or about that address. */
const mailAbout = async (address: string) => {
  const outbox = fileOutbox(path.join(process.env['E2E_DATA_FOLDER'] ?? '.data', 'outbox'))
  const mails = await Promise.all((await outbox.list()).map((entry) => outbox.read(entry)))
  return mails.filter(({ to, replyTo }) => to === address || replyTo === address)
}

// What an earlier run left held does not count for this one.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `198.19.${Math.floor(Math.random() * 256)}.1` } })

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, fullUnless(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled, timezoneId: 'Europe/Amsterdam' })

    test('a call is booked, confirmed, and put into a calendar; the time is free no more', async ({
      page,
      request,
    }) => {
      await page.goto(`${advice}?loket=noordwest-leert`)
      await expect(page.getByLabel('Het regioloket waarlangs je kwam')).toHaveValue('Noordwest Leert')
      await chooseTime(page, javaScriptEnabled ? 1 : 2)
      const slot = await page.getByRole('radio', { checked: true }).getAttribute('value')
      const address = newAddress()
      await fillIn(page, address)
      await page.waitForTimeout(typing)
      await page.getByRole('button', { name: 'Plan het gesprek' }).click()
      // This site has no mail server, so that the page that follows is the one of the link in the mail.
      await expect(page.getByRole('heading', { level: 1, name: 'Bevestig je adviesgesprek' })).toBeVisible()
      await expect(page.getByText('Deze site verstuurt nu geen e-mail')).toBeVisible()
      expect(await mailAbout(address)).toEqual([])
      const link = page.url()
      await page.getByRole('button', { name: 'Bevestig het gesprek' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Je gesprek staat' })).toBeVisible()
      expect(await mailAbout(address)).toHaveLength(2)
      await expect(page.getByText('In dit voorbeeld belt niemand')).toBeVisible()
      await expect(page.getByText('Ada Jansen')).toHaveCount(0)
      const file = await page.getByRole('link', { name: 'Zet in je agenda' }).getAttribute('href')
      const calendar = await (await request.get(file ?? '')).text()
      expect(calendar).toContain(`DTSTART:${slot?.split('_')[0]}`)
      const here = new URL(page.url())
      const own = page.getByRole('link', { name: 'deze link' })
      await expect(own).toHaveAttribute('href', `${here.pathname}${here.search}`)
      expect(calendar.replaceAll('\r\n ', '')).toContain(`${here.pathname}${here.search}`)
      await page.goto(link)
      await page.getByRole('link', { name: 'Bekijk de bevestiging' }).click()
      await expect(page.getByText('In dit voorbeeld belt niemand')).toBeVisible()
      expect(await mailAbout(address)).toHaveLength(2)
      await page.goto(advice)
      await expect(page.locator(`input[value="${slot}"]`)).toHaveCount(0)
    })

    test('a call is left as it is, and then cancelled, which each of its links says', async ({ page }) => {
      await page.goto(advice)
      await chooseTime(page, javaScriptEnabled ? 7 : 0)
      await fillIn(page, newAddress())
      await page.waitForTimeout(typing)
      await page.getByRole('button', { name: 'Plan het gesprek' }).click()
      await page.getByRole('button', { name: 'Bevestig het gesprek' }).click()
      const booked = page.url()
      await expect(page.getByRole('link', { name: 'Kies een ander moment' })).toHaveAttribute('href', '#ander-moment')
      await page.getByRole('link', { name: 'Zeg dit gesprek af' }).click()
      await page.getByRole('link', { name: 'Nee, laat het staan' }).click()
      await expect(page).toHaveURL(booked)
      await page.getByRole('link', { name: 'Zeg dit gesprek af' }).click()
      await page.getByRole('button', { name: 'Ja, zeg het gesprek af' }).click()
      const cancelled = page.getByRole('heading', { level: 1, name: 'Je gesprek is afgezegd' })
      await expect(cancelled).toBeVisible()
      await page.goto(booked)
      await expect(cancelled).toBeVisible()
      await page.goto(`${booked}x`)
      await expect(page.getByRole('heading', { level: 1, name: 'We vinden dit gesprek niet' })).toBeVisible()
      await expect(page.getByText('Open de hele link nog eens')).toBeVisible()
    })

    test('a call is moved on its page, whose former address leads to it still', full, async ({ page }) => {
      await page.goto(advice)
      await chooseTime(page, 5)
      const address = newAddress()
      await fillIn(page, address)
      // Forms that are sent sooner than a person types are refused.
      await page.waitForTimeout(typing)
      await page.getByRole('button', { name: 'Plan het gesprek' }).click()
      await page.getByRole('button', { name: 'Bevestig het gesprek' }).click()
      const booked = page.url()
      await page.getByRole('button', { name: 'Verzet het gesprek' }).click()
      await expect(page.locator('#slot-fout')).toBeVisible()
      await chooseTime(page, 6)
      const slot = await page.getByRole('radio', { checked: true }).getAttribute('value')
      await page.getByRole('button', { name: 'Verzet het gesprek' }).click()
      await expect(page).toHaveURL(new RegExp(slot ?? ' '))
      await expect(page.getByRole('heading', { level: 1, name: 'Je gesprek is verzet' })).toBeVisible()
      await expect(page.getByText('Zet het opnieuw in je agenda')).toBeVisible()
      expect(await mailAbout(address)).toHaveLength(2)
      const moved = page.url()
      const lead = await page.getByText('In dit voorbeeld belt niemand').textContent()
      await page.goto(booked)
      await expect(page.getByText(lead ?? ' ')).toBeVisible()
      expect(moved).not.toBe(booked)
    })

    test('a time that is held is given back for another one, with what was typed', full, async ({ page }) => {
      await page.goto(`${advice}?loket=noordwest-leert`)
      await chooseTime(page, javaScriptEnabled ? 3 : 4)
      const first = await page.getByRole('radio', { checked: true }).getAttribute('value')
      await fillIn(page, newAddress())
      await page.waitForTimeout(typing)
      await page.getByRole('button', { name: 'Plan het gesprek' }).click()
      await page.getByRole('button', { name: 'Wijzig je gegevens of het moment' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Gratis adviesgesprek' })).toBeVisible()
      await expect(page.locator(`input[value="${first}"]`)).toBeChecked()
      await expect(page.getByLabel('Je naam')).toHaveValue('Ada Jansen')
      await chooseTime(page, javaScriptEnabled ? 5 : 6)
      await page.waitForTimeout(typing)
      await page.getByRole('button', { name: 'Plan het gesprek' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Bevestig je adviesgesprek' })).toBeVisible()
      // One network holds three times at once, which the other tests need.
      await page.getByRole('button', { name: 'Wijzig je gegevens of het moment' }).click()
      await expect(page.getByLabel('Je naam')).toHaveValue('Ada Jansen')
    })

    test(
      'a name with a web address is told at its field, and a link that ended leads to a new choice',
      full,
      async ({ page }) => {
        await page.goto(advice)
        await chooseTime(page, 1)
        await fillIn(page, newAddress())
        await page.getByLabel('Je naam').fill('Kijk op https://example.org/prijs')
        await page.waitForTimeout(typing)
        await page.getByRole('button', { name: 'Plan het gesprek' }).click()
        const name = page.getByLabel('Je naam')
        await expect(name).toHaveAccessibleDescription(
          /^Schrijf je naam op één regel, hooguit 100 tekens en zonder webadres/,
        )
        await expect(name).toHaveValue('Kijk op https://example.org/prijs')
        await page.goto(`${advice}/bevestigen?afspraak=20200101T090000Z_20200101T092000Z_a1.x`)
        await expect(page.getByRole('heading', { level: 1, name: 'Deze link werkt niet meer' })).toBeVisible()
        await page.getByRole('link', { name: 'Kies een nieuw moment' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Gratis adviesgesprek' })).toBeVisible()
      },
    )

    test('what is not right is told at its field, with what was written', async ({ page }) => {
      await page.goto(`/en/advice`)
      await page.getByLabel('Your name').fill('Ada')
      // Too long, and pasted: the browser must not cut it, and the form returns it whole.
      const remark = `Regel één\n${'regel twee '.repeat(110)}`.trim()
      await page.getByLabel('What would you like to discuss?').fill(remark)
      await page.waitForTimeout(typing)
      await page.getByRole('button', { name: 'Book the call' }).click()
      await expect(page).toHaveURL(/\/en\/advice\?fout=1#fouten$/)
      const summary = page.getByRole('region', { name: '3 things are not right yet' })
      await expect(summary.getByRole('link')).toHaveText([
        'Choose a time',
        'Enter an e-mail address, like name@example.org',
        'Make your question shorter: 1,000 characters at most',
      ])
      await expect(page.getByLabel('Your name')).toHaveValue('Ada')
      await expect(page.getByLabel('What would you like to discuss?')).toHaveValue(remark)
      // Nobody calls from a sample.
      await expect(page.getByLabel('Your telephone number')).toHaveCount(0)
      const email = page.getByLabel('Your e-mail address')
      await expect(email).toHaveAccessibleDescription(/Enter an e-mail address/)
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await summary.getByRole('link', { name: /e-mail/ }).click()
      await expect(page).toHaveURL(/#email$/)
      await page.goto('/en/advice')
      // The tab keeps what was typed, the page does not.
      await expect(page.getByLabel('Your name')).toHaveValue(javaScriptEnabled ? 'Ada' : '')
    })
  })

test('the link in the mail books nothing before its button is pressed, and the page after the form does not confirm', async ({
  page,
  request,
}) => {
  // The site of the tests sends no mail: what it would hold is held here, and its mail is read as it would be written.
  const data = process.env['E2E_DATA_FOLDER'] ?? '.data'
  const [bookings, token] = [path.join(data, 'bookings'), readFileSync(path.join(data, 'site-token'), 'utf8').trim()]
  const { formsSecret: secret } = parseSettings({ CONTENT_API_TOKEN: token })
  const { slot = '' } = await fieldsIn(request)
  const email = newAddress()
  const about = { remark: '', desk: '', route: '', program: '', question: '', situation: '' }
  const visitor = { name: 'Ada Jansen', phone: '06 1234 5678', email, ...about }
  const time = {
    slot,
    key: randomUUID(),
    conversation: 'Call',
    conversationId: '',
    former: [],
    adviser: null,
    context: '',
    expires: Date.now() + heldFor,
  }
  const hold: Hold = { ...visitor, ...time, network: email, widerNetwork: null, locale: 'en' }
  expect(await holdTime(fileRecords(bookings), hold, Date.now())).toBe('created')
  await page.goto(adviceAddress('held', 'en', { named: hold, secret }))
  await expect(page.getByRole('heading', { level: 1, name: 'Look in your mail' })).toBeVisible()
  await expect(page.getByText(/for you until \d{1,2}:\d\d\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm the call' })).toHaveCount(0)
  const link = adviceAddress('confirm', 'en', { named: hold, secret })
  expect(holdMail(hold, { link, teamMail: 'team@example.org', siteName: 'Lesroute', isSample: false }).text).toContain(
    `\n${link}\n`,
  )
  await page.goto(link)
  await page.reload()
  await expect(page.getByText('the call is not booked yet')).toBeVisible()
  await expect(page.getByText('Ada Jansen')).toHaveCount(0)
  expect(await mailAbout(email)).toEqual([])
  await page.getByRole('button', { name: 'Confirm the call' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your call is booked' })).toBeVisible()
  expect(await mailAbout(email)).toHaveLength(2)
})

test('a call is booked with the keyboard alone', full, async ({ page }) => {
  await page.goto(advice)
  const days = page.getByRole('group', { name: 'Kies een moment' }).locator('summary')
  await days.nth(3).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
  await page.getByLabel('Je naam').focus()
  for (const text of ['Ada Jansen', newAddress()]) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.waitForTimeout(typing)
  await page.getByRole('button', { name: 'Plan het gesprek' }).focus()
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('button', { name: 'Bevestig het gesprek' })
  await expect(confirm).toBeVisible()
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Je gesprek staat' })).toBeVisible()
})

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'America/Paramaribo' })

  test('who is in another time zone is told the time there too', full, async ({ page }) => {
    await page.goto(advice)
    await expect(page.getByText('Jouw klok staat op een andere tijd (America/Paramaribo).')).toBeVisible()
    await expect(page.getByText(/^\D\D \d{1,2}\.\d\d bij jou$/).first()).toBeVisible()
  })
})

const fieldsIn = async (request: APIRequestContext): Promise<Record<string, string>> => {
  const html = await (await request.get(advice)).text()
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const slots = [...html.matchAll(/name="slot"[^>]*value="([^"]+)"/g)].map(([, slot]) => slot ?? '')
  return { key: value('key'), seal: value('seal'), conversation: value('conversation'), slot: slots.at(-1) ?? '' }
}

test('of fifty who ask for the same time at once one gets it, on the running site', full, async ({ request }) => {
  test.slow()
  const forms = []
  for (let count = 0; count < 50; count += 1) forms.push(await fieldsIn(request))
  const [{ slot = '' } = {}] = forms
  expect(slot).not.toBe('')
  await new Promise((resolve) => setTimeout(resolve, typing))
  const answers = await Promise.all(
    forms.map((form, index) =>
      request.post('/api/advice', {
        form: { ...form, slot, language: 'nl', name: `B${index}`, phone: '0612345678', email: newAddress() },
        headers: { 'x-forwarded-for': `198.19.${index}.1` },
        maxRedirects: 0,
      }),
    ),
  )
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([303]))
  const places = answers.map((answer) => answer.headers()['location']?.split('?')[0])
  expect(places.filter((place) => place === '/adviesgesprek/bevestigen')).toHaveLength(1)
  expect(places.filter((place) => place === advice)).toHaveLength(49)
})

// ASVS 8.3.3
test('what to expect is told before anything is asked', full, async ({ page }) => {
  await page.goto(advice)
  await page.getByRole('link', { name: 'Lees wat je kunt verwachten' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat kun je van een adviesgesprek verwachten?')
  await page.getByRole('link', { name: 'Plan je gesprek' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gratis adviesgesprek' })).toBeVisible()
})
