/** How much of the calendar one network can take, however many mail addresses it gives. */
import { expect, test } from 'vitest'
import { returnedForm } from '../forms/receive.ts'
import { answerBooking, bookingForm } from './book.ts'
import { removePastNetworks } from './call-networks.ts'
import {
  now,
  second,
  slots,
  slotAt,
  newOptions,
  formOf,
  requestOf,
  locationOf,
  cookieOf,
  heldSlots,
  bookCall,
  confirmed,
} from './call.fixture.ts'

const at = (address: string) => ({ 'x-forwarded-for': address })
const fieldsOf = (index: number) => ({ slot: slotAt(index).id, email: `e${index}@example.org` })

// ASVS 11.1.3
test('one network has five calls to come at most, whatever the mail addresses, and is referred to the address of the team; other networks are not affected', async () => {
  const options = await newOptions()
  for (let index = 0; index < 5; index += 1)
    expect(locationOf(await bookCall(options, fieldsOf(index), at(`192.0.5.${index}`)))).toMatch(confirmed)
  const form = formOf({ ...fieldsOf(5), remark: 'Blijft staan' })
  const refused = await answerBooking(requestOf(form, at('192.0.5.99')), options)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe(String((slotAt(0).start - now) / second))
  const page = await refused.text()
  expect(page).toContain('Vanaf jouw netwerk')
  expect(page).toContain('href="mailto:team@lesroute.test"')
  const returned = await returnedForm(cookieOf(refused), bookingForm, options)
  expect(returned).toMatchObject({ problems: ['network'], values: { remark: 'Blijft staan' } })
  expect(await heldSlots(options)).toBe(5)
  expect(locationOf(await bookCall(options, fieldsOf(5), at('192.0.6.1')))).toMatch(confirmed)
  const later = { ...options, now: slotAt(0).start }
  const again = requestOf(formOf(fieldsOf(12), later.now - 60 * second), at('192.0.5.1'))
  expect(locationOf(await answerBooking(again, later))).toContain('vastgehouden')
})

test('calls and open holds of a network count together, so that confirming them makes no more than five', async () => {
  const options = await newOptions()
  for (const index of [0, 1, 2, 3]) await bookCall(options, fieldsOf(index), at('192.0.7.1'))
  const hold = (index: number) => answerBooking(requestOf(formOf(fieldsOf(index)), at('192.0.7.1')), options)
  expect([(await hold(4)).status, (await hold(5)).status]).toEqual([303, 429])
})

test('the networks of one IPv6 /48 hold nine times at once together, and have fifteen calls to come', async () => {
  const options = await newOptions()
  const from = (index: number) => at(`2001:db8:ffff:${index.toString(16)}::1`)
  const hold = (index: number, headers: Record<string, string>) =>
    answerBooking(requestOf(formOf(fieldsOf(index)), headers), options)
  const statuses = []
  for (let index = 0; index < 10; index += 1) statuses.push((await hold(index, from(index))).status)
  expect(statuses).toEqual([...Array<number>(9).fill(303), 429])
  expect((await hold(9, at('2001:db8:fffe::1'))).status).toBe(303)

  const others = await newOptions()
  for (let index = 0; index < 15; index += 1)
    expect(locationOf(await bookCall(others, fieldsOf(index), from(index)))).toMatch(confirmed)
  const refused = await answerBooking(requestOf(formOf(fieldsOf(15)), from(15)), others)
  expect([refused.status, (await refused.text()).includes('Vanaf jouw netwerk')]).toEqual([429, true])
  expect(slots.length).toBeGreaterThan(16)
  expect(locationOf(await bookCall(others, fieldsOf(16), at('192.0.8.1')))).toMatch(confirmed)
})

test('a digest of the network is stored until the call begins', async () => {
  const options = await newOptions()
  await bookCall(options, fieldsOf(0), at('2001:db8:fffd:1::1'))
  const names = async () => (await options.bookings.names()).filter((name) => !name.startsWith('.')).toSorted()
  const file = `${slotAt(0).id}.network.json`
  expect(await names()).toEqual([`${slotAt(0).id}.json`, file].toSorted())
  const text = (await options.bookings.read(file)) ?? ''
  expect(JSON.parse(text)).toEqual({
    network: expect.stringMatching(/^[\w-]{43}$/),
    widerNetwork: expect.stringMatching(/^[\w-]{43}$/),
  })
  await removePastNetworks(options.bookings, slotAt(0).start - 1)
  expect(await names()).toHaveLength(2)
  await removePastNetworks(options.bookings, slotAt(0).start)
  expect(await names()).toEqual([`${slotAt(0).id}.json`])
})

test('a call whose booking was removed counts no more', async () => {
  const options = await newOptions()
  for (let index = 0; index < 5; index += 1) await bookCall(options, fieldsOf(index), at('192.0.9.1'))
  await options.bookings.remove(`${slotAt(0).id}.json`)
  const next = await answerBooking(requestOf(formOf(fieldsOf(5)), at('192.0.9.1')), options)
  expect(next.status).toBe(303)
})
