import { expect, test } from 'vitest'
import { answerBooking } from './book.ts'
import { confirmedBooking } from './references.ts'
import {
  second,
  slotAt,
  newOptions,
  formOf,
  requestOf,
  locationOf,
  emptyOutbox,
  mailIds,
  mailsOf,
  kindsOf,
  linkIn,
  press,
  bookCall,
  confirmed,
} from './call.fixture.ts'

// ASVS 11.1.1
test('before it is confirmed one mail goes out, with nothing in it that was typed, and the team is written nothing', async () => {
  const options = await newOptions()
  const answer = await answerBooking(requestOf(formOf()), options)
  expect(locationOf(answer)).toMatch(/^\/adviesgesprek\/vastgehouden\?afspraak=/)
  const mails = await mailsOf(options)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({
    to: 'ada@example.org',
    replyTo: 'team@lesroute.test',
    subject: 'Bevestig je adviesgesprek',
  })
  expect(mail?.attachments).toBeUndefined()
  expect(mail?.text).toContain('maandag 23 november om 9.00 uur (Nederlandse tijd)')
  expect(mail?.text).toContain('voor 13.30 uur:\nhttps://lesroute.test/adviesgesprek/bevestigen?afspraak=')
  // Without the random letters of its link, which could spell any of these.
  expect(mail?.text.replace(/https:\S+/, '')).not.toMatch(/Ada|Jansen|1234|Suriname|Noordwest|ada@/)
})

test('a site with a name of its own has it in its mails; what a visitor wrote stays', async () => {
  const options = await newOptions({ siteName: 'Onderwijswijzer' })
  await bookCall(options, { email: 'Info@Lesroute-fan.nl', name: 'Lesroute Jansen', remark: 'Ik las op Lesroute.nl' })
  const mails = await mailsOf(options)
  expect(mails.map(({ to }) => to)).toEqual(['Info@Lesroute-fan.nl', 'team@lesroute.test', 'Info@Lesroute-fan.nl'])
  const visitor = mails.find(({ subject }) => subject === 'Je adviesgesprek staat')
  expect(visitor?.text).toMatch(/^Hallo Lesroute Jansen,.*> Ik las op Lesroute\.nl.*\n\nOnderwijswijzer\n$/s)
  expect(mails[0]?.text).toContain('Op Onderwijswijzer is met dit e-mailadres')
})

test('the address of the page that follows the form does not confirm, and the link in the mail is not in it', async () => {
  const options = await newOptions()
  const answer = await answerBooking(requestOf(formOf()), options)
  const pressed = await press(locationOf(answer), options)
  expect(locationOf(pressed)).toMatch(/^\/adviesgesprek\/bevestigen\?/)
  expect(await kindsOf(options)).toEqual(['hold'])
})

test('once confirmed, team and visitor are written what they need to know, each once, however often it is pressed', async () => {
  const options = await newOptions()
  await answerBooking(requestOf(formOf()), options)
  const link = await linkIn(options)
  const answers = await Promise.all(Array.from({ length: 5 }, () => press(link, options)))
  answers.push(await press(link, options))
  expect(new Set(answers.map(locationOf)).size).toBe(1)
  const [first] = answers
  const reference = first ? (locationOf(first).split('afspraak=')[1] ?? '') : ''
  expect(await confirmedBooking(reference, options)).toMatchObject({ name: 'Ada Jansen' })
  expect(await kindsOf(options)).toEqual(['hold', 'team', 'visitor'])
  expect((await options.bookings.names()).filter((name) => name.includes('held'))).toEqual([])
  const [, team, visitor] = await mailsOf(options)
  expect(team).toMatchObject({ to: 'team@lesroute.test', replyTo: 'ada@example.org' })
  expect(team?.text).toContain('Regioloket: Noordwest Leert')
  expect(team?.text).toContain('Ik ben docent in Suriname.')
  expect(visitor).toMatchObject({ to: 'ada@example.org', replyTo: 'team@lesroute.test' })
  expect(visitor?.text).toContain(
    'maandag 23 november om 9.00 uur (Nederlandse tijd). Bilal belt je dan op 06 1234 5678.',
  )
  expect(visitor?.attachments?.[0]?.content).toContain('DTSTART:20261123T080000Z')
  const text = await options.bookings.read(`${slotAt(0).id}.json`)
  expect(text).not.toMatch(/network|expires/)
})

test('the team has the caller in its own calendar, the visitor their adviser, each in their language', async () => {
  const options = await newOptions()
  await bookCall(options, { language: 'en' })
  const [team, visitor] = ['team@lesroute.test', 'ada@example.org'].map((to) => (address: string) => to === address)
  const attached = async (isTo: ((to: string) => boolean) | undefined) =>
    (await mailsOf(options)).flatMap(({ to, attachments = [] }) => (isTo?.(to) ? attachments : []))[0]
  expect(await attached(team)).toMatchObject({
    filename: 'adviesgesprek.ics',
    content: expect.stringMatching(
      /SUMMARY:Adviesgesprek met Ada Jansen[^]*DESCRIPTION:Adviseur: Bilal[^]*06 1234 5678/,
    ),
  })
  expect(await attached(visitor)).toMatchObject({
    filename: 'advice-call.ics',
    content: expect.stringContaining('SUMMARY:Advice call with Bilal'),
  })
})

test('a mail that was never written, because the process ended, is written when the form or the button comes again', async () => {
  const options = await newOptions()
  const form = formOf()
  await answerBooking(requestOf(new URLSearchParams(form)), options)
  const link = await linkIn(options)
  await emptyOutbox(options)
  await answerBooking(requestOf(new URLSearchParams(form)), options)
  expect(await kindsOf(options)).toEqual(['hold'])
  await press(link, options)
  await emptyOutbox(options)
  await press(link, options)
  expect(await kindsOf(options)).toEqual(['team', 'visitor'])
  // The outbox forgets what it sent long ago.
  await emptyOutbox(options)
  expect(locationOf(await press(link, { ...options, now: slotAt(0).start }))).toMatch(confirmed)
  expect(await kindsOf(options)).toEqual([])
})

test('without a mail server no mail is written, and the next page has the button', async () => {
  const options = await newOptions({ sendsMail: false })
  const answer = await answerBooking(requestOf(formOf()), options)
  expect(locationOf(answer)).toMatch(/^\/adviesgesprek\/bevestigen\?afspraak=/)
  expect(await mailIds(options)).toEqual([])
  expect(locationOf(await press(locationOf(answer), options))).toMatch(confirmed)
  expect(await kindsOf(options)).toEqual(['team', 'visitor'])
})

test('a button that is pressed from elsewhere, or too often, is refused', async () => {
  const options = await newOptions()
  await answerBooking(requestOf(formOf()), options)
  const link = await linkIn(options)
  expect((await press(link, options, { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  const statuses = []
  for (let count = 0; count < 151; count += 1)
    statuses.push((await press('x', options, { 'x-forwarded-for': `198.51.101.${count}` })).status)
  expect(statuses).toEqual([...Array<number>(150).fill(303), 429])
  expect(await kindsOf(options)).toEqual(['hold'])
  // Requests with invalid links do not block confirmations.
  const pressed = []
  for (let count = 0; count < 61; count += 1)
    pressed.push(await press(link, options, { 'x-forwarded-for': `198.51.101.${count}` }))
  expect(locationOf(pressed[0] ?? new Response())).toMatch(confirmed)
  expect(pressed.map(({ status }) => status)).toEqual([...Array<number>(60).fill(303), 429])
})

test('who sends a form again that was confirmed sees the confirmation, also when its time is offered no more', async () => {
  const options = await newOptions()
  const { start } = slotAt(0)
  const at = (moment: number) => ({ ...options, now: moment })
  const hour = 3600 * second
  const form = formOf({}, start - 5 * hour)
  await answerBooking(requestOf(new URLSearchParams(form)), at(start - 4 * hour))
  await press(await linkIn(options), at(start - 4 * hour + second))
  const again = await answerBooking(requestOf(new URLSearchParams(form)), at(start - hour))
  expect(locationOf(again)).toMatch(confirmed)
  expect(await kindsOf(options)).toEqual(['hold', 'team', 'visitor'])
})

test('a confirmation opens with its own reference only', async () => {
  const options = await newOptions()
  const reference = locationOf(await bookCall(options)).split('afspraak=')[1] ?? ''
  const link = (await linkIn(options)).split('afspraak=')[1] ?? ''
  expect(await confirmedBooking(reference, options)).not.toBeNull()
  const [seal] = reference.split('.').slice(1)
  for (const other of ['', '.', link, `${slotAt(0).id}.x`, `${slotAt(1).id}.${seal}`, '../x.y'])
    expect(await confirmedBooking(other, options), other).toBeNull()
})
