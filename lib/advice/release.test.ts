/** The holder of a time gives it back, and chooses another. */
import { afterEach, expect, test, vi } from 'vitest'
import { returnedForm } from '../forms/receive.ts'
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
  requestOf,
  slotAt,
} from './call.fixture.ts'
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
  expect(returned).toMatchObject({ problems: [], values: { name: 'Ada Jansen', desk: 'Noordwest Leert' } })
  expect(await heldSlots(options)).toBe(0)
  expect((await hold(options, slotAt(1).id)).status).toBe(303)
  expect(locationOf(await release(confirm, options))).toMatch(/^\/en\/advice\/confirm\?afspraak=/)
  expect(await heldSlots(options)).toBe(1)
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
