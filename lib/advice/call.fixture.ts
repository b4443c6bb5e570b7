/** A form and its answers in a storage of their own, for the tests of advice calls. */
import { returnedForm, sealedForm } from '../forms/receive.ts'
import { newStorage } from '../storage/storage.fixture.ts'
import { answerBooking, bookingForm, type AdviceOptions } from './book.ts'
import { answerConfirmation } from './confirm.ts'
import { takenTimes } from './holds.ts'
import { offeredSlots, type Slot } from './slots.ts'

export const now = Date.UTC(2026, 10, 21, 12)
export const second = 1000
export const secret = 's'.repeat(32)
export const conversation = {
  id: 'c1',
  title: 'Adviesgesprek van twintig minuten',
  duration: 20,
  hours: [{ adviser: { id: 'a1', name: 'Bilal' }, weekday: 1, starts: '09:00', ends: '12:00' }],
}
export const slots = offeredSlots(conversation.hours, conversation.duration, [], now)
export const slotAt = (index: number): Slot => {
  const slot = slots[index]
  if (!slot) throw new Error('The hours of the test hold fewer slots')
  return slot
}

export const newOptions = async (changes: Partial<AdviceOptions> = {}): Promise<AdviceOptions> => {
  const { bookings, usedForms, outbox } = await newStorage()
  return {
    secret,
    isSecure: false,
    now,
    used: usedForms,
    bookings,
    outbox,
    teamMail: 'team@lesroute.test',
    siteUrl: 'https://lesroute.test',
    sendsMail: true,
    readConversations: async () => [conversation],
    ...changes,
  }
}

let addresses = 0
export type Fields = Readonly<Record<string, string>>
/** A form as the page makes it and a browser sends it; each from a network of its own. */
export const formOf = (fields: Fields = {}, made = now - 60 * second): URLSearchParams =>
  new URLSearchParams({
    ...sealedForm(bookingForm, secret, made),
    language: 'nl',
    website: '',
    conversation: 'c1',
    slot: slotAt(0).id,
    name: 'Ada Jansen',
    phone: '06 1234 5678',
    email: 'ada@example.org',
    remark: 'Ik ben docent in Suriname.',
    desk: 'Noordwest Leert',
    route: '',
    ...fields,
  })
export const requestOf = (form: URLSearchParams, headers: Fields = {}) => {
  addresses += 1
  return new Request('http://localhost/api/advice', {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': `2001:db8:${addresses.toString(16)}::1`, ...headers },
  })
}
export const locationOf = (response: Response) => response.headers.get('location') ?? ''
export const cookieOf = (response: Response) => /^form=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
export const mailIds = async ({ outbox }: AdviceOptions) => (await outbox.list()).map(({ id }) => id)
export const mailsOf = async ({ outbox }: AdviceOptions) =>
  Promise.all((await outbox.list()).map((entry) => outbox.read(entry)))
/** Loses every message, as when a process ends before it writes one. */
export const emptyOutbox = async ({ outbox }: AdviceOptions) => {
  for (const { id } of await outbox.list()) await outbox.remove(id)
}
export const problemsOf = async (response: Response, options: AdviceOptions) =>
  (await returnedForm(cookieOf(response), bookingForm, options))?.problems
export const kindsOf = async (options: AdviceOptions) =>
  (await mailIds(options)).map((id) => id.replace(/^booking-[\da-f]{32}-/, ''))
export const heldSlots = async ({ bookings, now }: AdviceOptions) => (await takenTimes(bookings, now)).length
/** The path of the confirmation link in the mail about that time. */
export const linkIn = async (options: AdviceOptions, slot = slotAt(0).id) =>
  (await mailsOf(options))
    .flatMap(({ text }) => /https:\/\/lesroute\.test(\S+)/.exec(text)?.[1] ?? [])
    .find((link) => link.includes(slot)) ?? ''
export const press = (link: string, options: AdviceOptions, headers: Fields = {}) => {
  addresses += 1
  return answerConfirmation(
    new Request('http://localhost/api/advice/confirm', {
      method: 'POST',
      body: new URLSearchParams({ language: 'nl', afspraak: link.split('afspraak=')[1] ?? '' }),
      headers: { 'x-forwarded-for': `2001:db9:${addresses.toString(16)}::1`, ...headers },
    }),
    options,
  )
}
/** A call that was requested and confirmed with the link in the mail. */
export const bookCall = async (options: AdviceOptions, fields: Fields = {}, headers: Fields = {}) => {
  await answerBooking(requestOf(formOf(fields), headers), options)
  return press(await linkIn(options, fields['slot']), options)
}
export const confirmed = /^\/adviesgesprek\/bevestigd\?afspraak=/
