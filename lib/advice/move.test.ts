/** The visitor moves a booked call to another time. */
import { expect, test } from 'vitest'
import { answerBooking, type AdviceOptions } from './book.ts'
import { readBooking } from './bookings.ts'
import { answerCancellation } from './cancel.ts'
import {
  bookCall,
  formOf,
  heldSlots,
  kindsOf,
  linkIn,
  locationOf,
  mailsOf,
  newOptions,
  press,
  requestOf,
  slotAt,
} from './call.fixture.ts'
import { answerMove, mostMoves } from './move.ts'
import { confirmedBooking, whyMissing } from './references.ts'

const referenceOf = (address: string) => address.split('afspraak=')[1]?.split('&')[0] ?? ''

const move = (address: string, slot: string, options: AdviceOptions) =>
  answerMove(
    new Request('http://localhost/api/advice/move', {
      method: 'POST',
      body: new URLSearchParams({ language: 'nl', afspraak: referenceOf(address), slot }),
      headers: { 'x-forwarded-for': '203.0.113.9' },
    }),
    options,
  )

const stored = async ({ bookings }: AdviceOptions) =>
  (await bookings.names()).filter((name) => !name.startsWith('.')).toSorted()

/** A booked call and the address of its page. */
const booked = async () => {
  const options = await newOptions()
  return { options, page: locationOf(await bookCall(options)) }
}

const cancelLinkOf = async (options: AdviceOptions) =>
  (await mailsOf(options)).flatMap(({ text }) => /afzeggen\?(\S+)/.exec(text)?.[0] ?? [])[0] ?? ''
const cancel = (link: string, options: AdviceOptions) =>
  answerCancellation(
    new Request('http://localhost/api/advice/cancel', {
      method: 'POST',
      body: new URLSearchParams({ language: 'nl', afspraak: referenceOf(link) }),
    }),
    options,
  )

test('a moved call has what its visitor wrote, frees its former time, and is one call still', async () => {
  const { options, page } = await booked()
  const answer = await move(page, slotAt(2).id, options)
  expect([answer.status, locationOf(answer)]).toEqual([
    303,
    expect.stringContaining(`/adviesgesprek/bevestigd?afspraak=${slotAt(2).id}.`),
  ])
  expect(await readBooking(options.bookings, slotAt(2).id)).toMatchObject({
    name: 'Ada Jansen',
    email: 'ada@example.org',
    remark: 'Ik ben docent in Suriname.',
  })
  expect(await stored(options)).toEqual([`${slotAt(2).id}.json`, `${slotAt(2).id}.network.json`])
  expect(locationOf(answer)).not.toMatch(/Ada|example/)
})

test('team and visitor get one mail each about it, whose entry replaces that of the call in calendars', async () => {
  const { options, page } = await booked()
  const uids = async () =>
    (await mailsOf(options)).flatMap(({ attachments = [] }) =>
      attachments.flatMap(({ content }) => /^UID:.*$/m.exec(content)?.[0] ?? []),
    )
  const [uid] = await uids()
  await move(page, slotAt(2).id, options)
  expect(await kindsOf(options)).toEqual(['team', 'visitor'])
  expect(new Set(await uids())).toEqual(new Set([uid]))
  const [team, visitor] = await mailsOf(options)
  expect(team?.subject).toBe('Verzet: adviesgesprek maandag 23 november om 9.40')
  expect(team?.text).toContain('Verzet, eerder: maandag 23 november om 9.00 uur')
  expect(visitor?.text).toContain('is verzet: het is nu op maandag 23 november om 9.40 uur')
  for (const mail of [team, visitor])
    expect(mail?.attachments?.[0]?.content).toMatch(/DTSTART:20261123T084000Z[^]*SEQUENCE:1/)
})

test('every link that was sent before leads to the moved call, and cancels it', async () => {
  const { options, page } = await booked()
  const cancelLink = await cancelLinkOf(options)
  const form = formOf()
  const other = await newOptions()
  await answerBooking(requestOf(new URLSearchParams(form)), other)
  const confirmLink = await linkIn(other)
  const otherPage = locationOf(await press(confirmLink, other))
  for (const index of [1, 2]) await move(otherPage, slotAt(index).id, other)
  const now = locationOf(await press(confirmLink, other))
  expect(now).toContain(slotAt(2).id)
  // The form itself, sent again by a browser, asks for no second call.
  expect(locationOf(await answerBooking(requestOf(form), other))).toBe(now)
  expect((await confirmedBooking(referenceOf(otherPage), other))?.slot).toBe(slotAt(2).id)

  await move(page, slotAt(2).id, options)
  await cancel(cancelLink, options)
  expect([await heldSlots(options), await stored(options)]).toEqual([0, []])
  expect(await whyMissing('booking', referenceOf(page), options)).toBe('cancelledNow')
  const [team] = await mailsOf(options)
  expect(team?.attachments?.[0]?.content).toContain('SEQUENCE:2')
})

test('a call keeps its time where the other one is taken, not offered or not chosen', async () => {
  const { options, page } = await booked()
  await bookCall(options, { slot: slotAt(1).id, email: 'bo@example.org' })
  const before = await stored(options)
  for (const [slot, problem] of [
    [slotAt(1).id, 'taken'],
    ['20261123T010000Z_20261123T012000Z_a1', 'slotNotOffered'],
    ['../x', 'slotNotOffered'],
    ['', 'slot'],
  ] as const)
    expect((await move(page, slot, options)).headers.get('location')).toBe(`${page}&fout=${problem}#slot`)
  expect(await stored(options)).toEqual(before)
  // What kept it from one time keeps it from no other.
  expect(locationOf(await move(page, slotAt(2).id, options))).toContain(slotAt(2).id)
})

test('of several presses at once one moves the call', async () => {
  const { options, page } = await booked()
  await Promise.all([1, 2, 3, 2, 1].map((index) => move(page, slotAt(index).id, options)))
  expect(await heldSlots(options)).toBe(1)
  expect(await kindsOf(options)).toEqual(['team', 'visitor'])
})

test('a move that failed halfway is finished by its button', async () => {
  const { options, page } = await booked()
  const put = () => Promise.reject(new Error('away'))
  expect((await move(page, slotAt(2).id, { ...options, outbox: { ...options.outbox, put } })).status).toBe(503)
  expect(locationOf(await move(page, slotAt(2).id, options))).toContain(slotAt(2).id)
  expect(await stored(options)).toEqual([`${slotAt(2).id}.json`, `${slotAt(2).id}.network.json`])
})

const away = () => Promise.reject(new Error('away'))

test('a time at which a move failed keeps the call from no other time', async () => {
  const { options, page } = await booked()
  const { bookings } = options
  for (const ending of ['.held.json', '.json']) {
    const create = (name: string, text: string) =>
      name === `${slotAt(2).id}${ending}` ? away() : bookings.create(name, text)
    expect((await move(page, slotAt(2).id, { ...options, bookings: { ...bookings, create } })).status).toBe(503)
  }
  expect(locationOf(await move(page, slotAt(3).id, options))).toContain(slotAt(3).id)
  expect(await heldSlots(options)).toBe(1)
})

test('a move that stopped before its booking is done by its button, also after its hold expired', async () => {
  const { options, page } = await booked()
  const { bookings } = options
  const create = (name: string, text: string) =>
    name === `${slotAt(2).id}.json` ? away() : bookings.create(name, text)
  const remove = (name: string) => (name === `${slotAt(2).id}.held.json` ? away() : bookings.remove(name))
  await move(page, slotAt(2).id, { ...options, bookings: { ...bookings, create, remove } })
  expect(await stored(options)).toContain(`${slotAt(2).id}.held.json`)
  const later = { ...options, now: options.now + 31 * 60_000 }
  expect(locationOf(await move(page, slotAt(2).id, later))).toContain(slotAt(2).id)
  expect(await stored(options)).toEqual([`${slotAt(2).id}.json`, `${slotAt(2).id}.network.json`])
})

/** A call that has its new time, and its former one still. */
const movedHalfway = async () => {
  const { options, page } = await booked()
  const remove = (name: string) => (name === `${slotAt(0).id}.json` ? away() : options.bookings.remove(name))
  const halfway = { ...options, bookings: { ...options.bookings, remove } }
  expect((await move(page, slotAt(2).id, halfway)).status).toBe(503)
  return { options, page }
}

test('a call that has two times after a failure has one after it is moved to a third', async () => {
  const { options, page } = await movedHalfway()
  expect(locationOf(await move(page, slotAt(3).id, options))).toContain(slotAt(3).id)
  expect(await stored(options)).toEqual([`${slotAt(3).id}.json`, `${slotAt(3).id}.network.json`])
  expect((await confirmedBooking(referenceOf(page), options))?.slot).toBe(slotAt(3).id)
})

test('a call that has two times after a failure has none once it is cancelled', async () => {
  const { options } = await movedHalfway()
  const link = await cancelLinkOf(options)
  await cancel(link, options)
  expect((await stored(options)).filter((name) => !name.endsWith('.held.json'))).toEqual([])
})

test('a call that is cancelled while it is moved has no time, and no mail says that it has', async () => {
  const { options, page } = await booked()
  const link = await cancelLinkOf(options)
  await Promise.all([move(page, slotAt(2).id, options), cancel(link, options)])
  expect(await stored(options)).toEqual([])
  expect((await kindsOf(options)).toSorted()).toEqual(['cancel', 'cancelled'])
  // Where the cancellation has seen neither time: it comes between the new booking and the mails.
  const other = await booked()
  const otherLink = await cancelLinkOf(other.options)
  const put: AdviceOptions['outbox']['put'] = async (...mail) => {
    await cancel(otherLink, other.options)
    return other.options.outbox.put(...mail)
  }
  await move(other.page, slotAt(2).id, { ...other.options, outbox: { ...other.options.outbox, put } })
  expect(await stored(other.options)).toEqual([])
  expect((await kindsOf(other.options)).toSorted()).toEqual(['cancel', 'cancelled'])
})

// ASVS 11.1.4
test('a call is moved five times, there and back too, and not once it has begun', async () => {
  const { options, page } = await booked()
  for (let count = 1; count <= mostMoves; count += 1)
    expect(locationOf(await move(page, slotAt(count % 2).id, options))).not.toContain('fout=')
  expect(locationOf(await move(page, slotAt(4).id, options))).toMatch(/&fout=slotNotOffered#slot$/)
  expect(await heldSlots(options)).toBe(1)
  const begun = { ...options, now: slotAt(5).start }
  await move(page, slotAt(8).id, begun)
  expect(await heldSlots(begun)).toBe(1)
})
