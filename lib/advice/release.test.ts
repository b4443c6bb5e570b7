/** The holder of a time gives it back, and chooses another. */
import { afterEach, expect, test, vi } from 'vitest'
import { returnedForm } from '../forms/receive.ts'
import { sendDue } from '#platform/outbox/send.ts'
import { brokenStorage } from '../storage/storage.fixture.ts'
import { answerBooking, bookingForm, type AdviceOptions } from './book.ts'
import {
  bookCall,
  cookieOf,
  formOf,
  heldSlots,
  kindsOf,
  linkIn,
  locationOf,
  newOptions,
  press,
  problemsOf,
  requestOf,
  slotAt,
} from './call.fixture.ts'
import { book, booking } from './bookings.ts'
import { readHold } from './holds.ts'
import { answerRelease } from './release.ts'

afterEach(() => vi.restoreAllMocks())

let addresses = 0
const release = (link: string, options: AdviceOptions) => {
  addresses += 1
  const request = new Request('http://localhost/api/advice/release', {
    method: 'POST',
    body: new URLSearchParams({ language: 'en', afspraak: link.split('afspraak=')[1] ?? '' }),
    headers: { 'x-forwarded-for': `2001:dba:${addresses.toString(16)}::1` },
  })
  return answerRelease(request, options)
}
const hold = (options: AdviceOptions, slot = slotAt(0).id) => answerBooking(requestOf(formOf({ slot })), options)

test('without a mail server the holder gives a time back and holds another, with what was typed', async () => {
  const options = await newOptions({ sendsMail: false })
  const confirm = locationOf(await hold(options))
  expect((await hold(options, slotAt(1).id)).status).toBe(429)
  const released = await release(confirm, options)
  expect([released.status, locationOf(released)]).toEqual([303, '/en/advice?fout=1#plan'])
  const returned = await returnedForm(cookieOf(released), bookingForm, options)
  expect(returned).toMatchObject({
    problems: [],
    values: { conversation: 'c1', name: 'Ada Jansen', desk: 'Noordwest Leert' },
  })
  expect(await heldSlots(options)).toBe(0)
  expect((await hold(options, slotAt(1).id)).status).toBe(303)
  expect(locationOf(await release(confirm, options))).toMatch(/^\/en\/advice\/confirm\?afspraak=/)
  expect(await heldSlots(options)).toBe(1)
})

test('a time that is given back leads to the page as it was opened, for its sender alone', async () => {
  const options = await newOptions()
  const context = 'gesprek=c1&loket=lesgeven-in-noord&plaats=Groningen&a=x&vak=wiskunde&next=//elsewhere.example'
  const send = (form: URLSearchParams) => answerBooking(requestOf(form), options)
  const address = locationOf(await send(formOf({ context })))
  expect(locationOf(await release(address, options))).toBe(
    '/en/advice?gesprek=c1&loket=lesgeven-in-noord&plaats=Groningen&a=x&vak=wiskunde&fout=1#plan',
  )
  await send(formOf({ context, slot: slotAt(1).id }))
  expect(locationOf(await release(await linkIn(options, slotAt(1).id), options))).toBe('/en/advice?fout=1#plan')
})

test('the page after the form gives a time back; its mail is not sent, and its link books nothing', async () => {
  const options = await newOptions()
  const address = locationOf(await hold(options))
  const link = await linkIn(options)
  const released = await release(address, options)
  expect((await returnedForm(cookieOf(released), bookingForm, options))?.values).toMatchObject({ name: 'Ada Jansen' })
  expect(await kindsOf(options)).toEqual([])
  expect(locationOf(await press(link, options))).toMatch(/^\/adviesgesprek\/bevestigen\?/)
})

test('the link in a mail gives a time back without what was typed, since it may have reached another person', async () => {
  const options = await newOptions()
  await hold(options)
  const released = await release(await linkIn(options), options)
  expect(await returnedForm(cookieOf(released), bookingForm, options)).toEqual({ values: {}, problems: [] })
  expect(await heldSlots(options)).toBe(0)
})

test('a call that is booked, a forged reference and a storage that is away give nothing back', async () => {
  const options = await newOptions()
  await bookCall(options)
  expect(locationOf(await release(await linkIn(options), options))).toMatch(/^\/en\/advice\/confirm\?/)
  expect(await heldSlots(options)).toBe(1)
  expect(locationOf(await release(`?afspraak=${slotAt(0).id}.x`, options))).toMatch(/^\/en\/advice\/confirm\?/)
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const { bookings } = await brokenStorage()
  expect((await release(`?afspraak=${slotAt(0).id}.x`, { ...options, bookings })).status).toBe(503)
})

// ASVS 11.1.4
test('whoever holds and gives back, again and again, causes three mails to an address in half an hour', async () => {
  const options = await newOptions()
  const sent: string[] = []
  const send = async (_id: string, { to }: { readonly to: string }) => void sent.push(to)
  const holdAndRelease = async (index: number, email: string, from = options) => {
    const form = formOf({ slot: slotAt(index).id, email }, from.now - 60_000)
    const answer = await answerBooking(requestOf(form), from)
    await sendDue(options.outbox, send, () => from.now)
    if (answer.status === 303) await release(locationOf(answer), from)
    return answer
  }
  const statuses: number[] = []
  for (const email of ['v@example.org', 'V+a@example.org', 'v+b@example.org', 'v@example.org'])
    statuses.push((await holdAndRelease(statuses.length, email)).status)
  expect(statuses).toEqual([303, 303, 303, 429])
  expect(sent).toHaveLength(3)
  expect((await options.bookings.names()).filter((name) => !name.startsWith('.'))).toEqual([])
  const stored = await Promise.all((await options.bookings.names()).map((name) => options.bookings.read(name)))
  expect(stored.join()).not.toMatch(/example|Ada/)
  expect((await holdAndRelease(0, 'other@example.org')).status).toBe(303)
  expect((await holdAndRelease(0, 'v@example.org', { ...options, now: options.now + 1_800_000 })).status).toBe(303)
})

test('times that are given back count for their network, and a form that is sent again after that holds nothing', async () => {
  const options = await newOptions()
  const network = { 'x-forwarded-for': '192.0.2.7' }
  const form = formOf()
  await release(locationOf(await answerBooking(requestOf(new URLSearchParams(form), network), options)), options)
  expect(await problemsOf(await answerBooking(requestOf(form, network), options), options)).toEqual(['used'])
  expect([await heldSlots(options), await kindsOf(options)]).toEqual([0, []])
  const statuses: number[] = []
  for (const email of ['b@example.org', 'c@example.org', 'd@example.org']) {
    const fields = formOf({ slot: slotAt(statuses.length).id, email })
    statuses.push((await answerBooking(requestOf(fields, network), options)).status)
  }
  expect(statuses).toEqual([303, 303, 429])
})

test('a hold whose call is booked is not given back: its button leads to the confirmation', async () => {
  const options = await newOptions()
  const page = locationOf(await hold(options))
  const stored = await readHold(options.bookings, slotAt(0).id)
  // As when the process ended before it removed the hold.
  await book(options.bookings, booking.parse(stored))
  expect(locationOf(await release(page, options))).toMatch(/^\/en\/advice\/confirmed\?afspraak=/)
  expect(await kindsOf(options)).toEqual(['hold'])
})

test('of both buttons at once the booking counts, and counts for its network', async () => {
  const options = await newOptions()
  const page = locationOf(await hold(options))
  const stored = await readHold(options.bookings, slotAt(0).id)
  const remove = async (name: string) => {
    if (name.endsWith('.held.json')) await book(options.bookings, booking.parse(stored))
    await options.bookings.remove(name)
  }
  const released = await release(page, { ...options, bookings: { ...options.bookings, remove } })
  expect(locationOf(released)).toMatch(/^\/en\/advice\/confirmed\?afspraak=/)
  expect(await options.bookings.names()).toContain(`${slotAt(0).id}.network.json`)

  const other = await newOptions()
  const address = locationOf(await hold(other))
  const create = async (name: string, text: string) => {
    if (name === `${slotAt(0).id}.json`) await release(address, other)
    return other.bookings.create(name, text)
  }
  await press(await linkIn(other), { ...other, bookings: { ...other.bookings, create } })
  expect(await other.bookings.names()).toContain(`${slotAt(0).id}.network.json`)
})
