import { expect, test } from 'vitest'
import en from '../i18n/messages/en.json' with { type: 'json' }
import nl from '../i18n/messages/nl.json' with { type: 'json' }
import { sendDue } from '#platform/outbox/send.ts'
import {
  bookCall,
  formOf,
  heldSlots,
  kindsOf,
  linkIn,
  mailsOf,
  newOptions,
  press,
  problemsOf,
  requestOf,
  secret,
  slotAt,
} from './call.fixture.ts'
import { answerCancellation } from './cancel.ts'
import { answerBooking, type AdviceOptions } from './book.ts'
import { bookingToCancel, callToCome, whyMissing } from './references.ts'
import { phaseOf } from './slots.ts'

/** The reference of the cancel link in the visitor's mail. */
const referenceIn = async (options: AdviceOptions) =>
  (await mailsOf(options)).flatMap(({ text }) => /afzeggen\?afspraak=(\S+)/.exec(text)?.[1] ?? [])[0] ?? ''

const cancel = (afspraak: string, options: AdviceOptions, headers: Record<string, string> = {}) =>
  answerCancellation(
    new Request('http://localhost/api/advice/cancel', {
      method: 'POST',
      body: new URLSearchParams({ language: 'nl', afspraak }),
      headers: { 'x-forwarded-for': '203.0.113.9', ...headers },
    }),
    options,
  )

const uidOf = (mail: { attachments?: readonly { content: string }[] | undefined } | undefined) =>
  /^UID:.*$/m.exec(mail?.attachments?.[0]?.content.replaceAll(/\r\n\s/g, '').replaceAll('\r', '') ?? '')?.[0] ?? ''

test('a call in the place of a cancelled one is another entry of calendars, which keep a cancelled one away', async () => {
  const options = await newOptions()
  const entries = async () => new Set((await mailsOf(options)).map(uidOf).filter(Boolean))
  await bookCall(options)
  await cancel(await referenceIn(options), options)
  const cancelled = await entries()
  await bookCall(options)
  const all = await entries()
  expect([cancelled.size, all.size]).toEqual([1, 2])
})

test('the mail to the visitor has their own question and a link that cancels the call', async () => {
  const options = await newOptions()
  await bookCall(options, { remark: 'Ik ben docent in Suriname.\nWat telt mee?' })
  const visitor = (await mailsOf(options)).find(({ subject }) => subject.startsWith('Je adviesgesprek'))
  expect(visitor?.text).toContain('> Ik ben docent in Suriname.\n> Wat telt mee?')
  const reference = await referenceIn(options)
  // Whoever sees a shared calendar must not be able to cancel.
  expect(visitor?.attachments?.[0]?.content.replaceAll('\r\n ', '')).not.toMatch(/afspraak=|^URL:/m)
  expect(await callToCome('cancel', reference, options)).not.toBeNull()
  expect(await heldSlots(options)).toBe(1)
  const answer = await cancel(reference, options)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/adviesgesprek/afzeggen?afspraak=${reference}`,
  ])
  expect(await heldSlots(options)).toBe(0)
  // What stays for an hour is the random name of the form.
  expect((await options.bookings.names()).filter((name) => !name.startsWith('.ended-'))).toEqual([])
  const team = (await mailsOf(options)).find(({ subject }) => subject.startsWith('Afgezegd'))
  expect(team).toMatchObject({ to: 'team@lesroute.test' })
  expect(team?.text).toContain('Het moment is weer vrij.')
  const confirmation = (await mailsOf(options)).find(({ subject }) => subject === 'Je adviesgesprek is afgezegd')
  expect(confirmation).toMatchObject({ to: 'ada@example.org', replyTo: 'team@lesroute.test' })
  expect(confirmation?.text).toContain('Er belt niemand.')
  const uid = uidOf(visitor)
  expect(uid).not.toBe('')
  for (const mail of [team, confirmation])
    for (const line of [uid, 'METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:1', 'MAILTO:team@lesroute.test'])
      expect(mail?.attachments?.[0]?.content.replaceAll(/\r\n\s/g, '')).toContain(line)
})

test('the links of a call that was cancelled say so, and no other link does', async () => {
  const options = await newOptions()
  const confirmation = (await bookCall(options)).headers.get('location')?.split('afspraak=')[1] ?? ''
  const reference = await referenceIn(options)
  await cancel(reference, options)
  expect(await whyMissing('booking', confirmation, options)).toBe('cancelledNow')
  expect(await whyMissing('cancel', reference, options)).toBe('cancelledNow')
  const [slot] = reference.split('.')
  for (const wrong of ['', `${slot}.x`, reference.slice(0, -1), confirmation])
    expect(await whyMissing('cancel', wrong, options), wrong).toBe('cancelled')
  await bookCall(options, { email: 'bo@example.org' })
  expect(await whyMissing('cancel', reference, options)).toBe('cancelledNow')
})

test('a call is cancelled once, by its own link, from this site, and before it begins', async () => {
  const options = await newOptions()
  await bookCall(options)
  const reference = await referenceIn(options)
  const { start } = slotAt(0)
  const [slot, seal = ''] = reference.split('.')
  for (const wrong of ['', '.', `${slot}.x`, `${slotAt(1).id}.${seal}`, `../../etc.${seal}`]) {
    expect((await cancel(wrong, options)).status).toBe(303)
    expect(await heldSlots(options), wrong).toBe(1)
  }
  expect((await cancel(reference, options, { 'sec-fetch-site': 'cross-site' })).status).toBe(400)
  await cancel(reference, { ...options, now: start })
  expect(await heldSlots(options)).toBe(1)
  await Promise.all([cancel(reference, options), cancel(reference, options)])
  await cancel(reference, options)
  expect((await kindsOf(options)).filter((kind) => kind === 'cancel')).toEqual(['cancel'])
  expect(await callToCome('cancel', reference, { bookings: options.bookings, secret, now: options.now })).toBeNull()
})

test('of a cancelled call only the cancellation is still sent, and no number and no question stays in the outbox', async () => {
  const options = await newOptions()
  await bookCall(options, { remark: 'Ik ben docent in Suriname.' })
  await cancel(await referenceIn(options), options)
  expect((await kindsOf(options)).toSorted()).toEqual(['cancel', 'cancelled'])
  expect(JSON.stringify(await mailsOf(options))).not.toMatch(/06 1234|Suriname/)
  const [team] = (await mailsOf(options)).filter(({ to }) => to === 'team@lesroute.test')
  expect(JSON.stringify(team)).not.toContain('ada@example.org')
  const sent: string[] = []
  await sendDue(
    options.outbox,
    async (_id, { subject }) => void sent.push(subject),
    () => options.now,
  )
  expect(new Set(sent.map((subject) => subject.split(':')[0]))).toEqual(
    new Set(['Afgezegd', 'Je adviesgesprek is afgezegd']),
  )
})

test('without a mail server the address of who cancels is not kept for a mail', async () => {
  const options = await newOptions()
  await bookCall(options)
  await cancel(await referenceIn(options), { ...options, sendsMail: false })
  expect(await kindsOf(options)).toEqual(['cancel'])
})

test('a link of a call that has begun still knows it, and says whether it is over', async () => {
  const options = await newOptions()
  await bookCall(options)
  const reference = await referenceIn(options)
  const { slot } = (await bookingToCancel(reference, options)) ?? { slot: '' }
  const { start, end } = slotAt(0)
  expect([start - 1, start, end - 1, end].map((now) => phaseOf(slot, now))).toEqual([
    'toCome',
    'begun',
    'begun',
    'over',
  ])
})

test('a cancellation takes no mail back that was sent, and page, privacy and mail say so', async () => {
  const options = await newOptions({ isSample: true })
  await bookCall(options, { phone: '' })
  const visitor = (await mailsOf(options)).find(({ text }) => text.includes('afzeggen?afspraak='))
  expect(visitor?.text).toContain('mails die al zijn verstuurd, blijven bestaan')
  for (const { advice, privacy } of [nl, en])
    for (const text of [advice.cancelMailed, privacy.formKept.advice])
      expect(text).toMatch(/die al zijn verstuurd, blijven in jouw mailbox|already sent stay in your mailbox/)
})

test('the form of a call that was cancelled books no other', async () => {
  const options = await newOptions()
  const form = formOf()
  await answerBooking(requestOf(new URLSearchParams(form)), options)
  await press(await linkIn(options), options)
  await cancel(await referenceIn(options), options)
  const again = await answerBooking(requestOf(new URLSearchParams(form)), options)
  expect(await problemsOf(again, options)).toEqual(['used'])
  expect(await heldSlots(options)).toBe(0)
})

test('a cancellation that stops halfway is done again by its button, and its network counts no longer', async () => {
  const options = await newOptions()
  await bookCall(options)
  const reference = await referenceIn(options)
  const { bookings } = options
  const failing = (name: string) => (name.endsWith('.network.json') ? Promise.reject(new Error('away')) : null)
  const remove = (name: string) => failing(name) ?? bookings.remove(name)
  expect((await cancel(reference, { ...options, bookings: { ...bookings, remove } })).status).toBe(503)
  await cancel(reference, options)
  expect((await bookings.names()).filter((name) => !name.startsWith('.ended-'))).toEqual([])
})

test('a second press of the confirmation at the moment of a cancellation leaves no mail about the call', async () => {
  const options = await newOptions()
  await bookCall(options)
  const [link, reference] = [await linkIn(options), await referenceIn(options)]
  const put: typeof options.outbox.put = async (id, ...mail) => {
    if (id.endsWith('-team')) await cancel(reference, options)
    return options.outbox.put(id, ...mail)
  }
  await press(link, { ...options, outbox: { ...options.outbox, put } })
  expect((await kindsOf(options)).toSorted()).toEqual(['cancel', 'cancelled'])

  const other = await newOptions()
  await bookCall(other)
  const confirmation = await linkIn(other)
  const remove = async (name: string) => {
    if (name === `${slotAt(0).id}.json`) await press(confirmation, other)
    await other.bookings.remove(name)
  }
  await cancel(await referenceIn(other), { ...other, bookings: { ...other.bookings, remove } })
  expect((await kindsOf(other)).toSorted()).toEqual(['cancel', 'cancelled'])
})
