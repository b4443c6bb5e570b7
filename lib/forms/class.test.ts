/** Many people behind one IP address: forms with mistakes do not use up the rate limit of valid forms, and floods are limited. */
import { expect, test, vi } from 'vitest'
import { ContentError } from '../content/errors.ts'
import { contact } from './contact.ts'
import { answerFeedback } from './feedback/receive.ts'
import { answerLetter } from './letter.ts'
import { answerNewPassword } from './new-password.ts'
import { returnedForm, sealedForm } from './receive.ts'
import { sealPage } from './seal.ts'
import { newStorage } from '../storage/storage.fixture.ts'

const now = Date.UTC(2026, 10, 21, 12)
const secret = 's'.repeat(32)
const pupils = Array.from({ length: 30 }, (_, index) => index)

type Fields = Readonly<Record<string, string>>
const requestOf = (fields: Fields, address: string) =>
  new Request('http://localhost/api/form', {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: new URLSearchParams(fields),
  })

const newContact = async () => {
  const { usedForms, outbox } = await newStorage()
  const options = {
    secret,
    isSecure: false,
    now,
    used: usedForms,
    outbox,
  }
  const send = async (fields: Fields, address: string): Promise<Response> => {
    const whole = {
      ...sealedForm(contact.name, secret, now - 60_000),
      name: 'Ada',
      email: 'ada@example.org',
      ...fields,
    }
    return answerLetter(requestOf(whole, address), contact, { ...options, teamMail: 'team@lesroute.test' })
  }
  return { send, outbox }
}
const placeOf = (answer: Response) => answer.headers.get('location')

test(
  'thirty pupils who each make four mistakes and then send a message are all thanked',
  { tags: ['full'] },
  async () => {
    const { send, outbox } = await newContact()
    for (const pupil of pupils) {
      for (const fields of [{ name: '' }, { email: 'ada' }, { question: ' ' }, { question: 'x'.repeat(1001) }])
        expect(placeOf(await send(fields, '192.0.2.1'))).toBe('/contact?fout=1#fouten')
      expect(placeOf(await send({ question: `Vraag ${pupil}` }, '192.0.2.1'))).toBe('/contact/ontvangen')
    }
    expect(await outbox.list()).toHaveLength(30)
  },
)

// ASVS 11.1.4
test('a flood of messages, and one of mistakes, ends; mistakes do not keep others from sending', async () => {
  const { send, outbox } = await newContact()
  const statuses: number[] = []
  for (let count = 0; count < 151; count += 1) statuses.push((await send({ email: '' }, '198.51.100.1')).status)
  expect(statuses).toEqual([...Array<number>(150).fill(303), 429])
  const sent: number[] = []
  for (let count = 0; count < 31; count += 1) sent.push((await send({ question: 'x' }, '198.51.100.2')).status)
  expect(sent).toEqual([...Array<number>(30).fill(303), 429])
  expect(await outbox.list()).toHaveLength(30)
})

test('thirty pupils react twice each, after mistakes of others; a flood of reactions ends', async () => {
  const { reactions } = await newStorage()
  const page = '/kennisbank'
  const react = async (fields: Fields) => {
    const whole = { kind: 'vote', useful: 'yes', page, seal: sealPage(secret, page), ...fields }
    return (await answerFeedback(requestOf(whole, '192.0.2.1'), { secret, reactions, now })).status
  }
  const wrong: number[] = []
  for (let count = 0; count < 151; count += 1) wrong.push(await react(count % 2 ? { useful: 'x' } : { seal: 'x' }))
  expect(wrong).toEqual([...Array<number>(150).fill(400), 429])
  const right: number[] = []
  for (let count = 0; count < 61; count += 1) right.push(await react({}))
  expect(right).toEqual([...Array<number>(60).fill(303), 429])
})

test('empty password forms leave a network its twenty codes, and not one more', async () => {
  const reset = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ContentError('INVALID_TOKEN', 403, 'Invalid token.')),
  )
  const send = async (fields: Fields) =>
    (await answerNewPassword(requestOf(fields, '192.0.2.1'), { secret, isSecure: false, now, reset })).status
  for (let count = 0; count < 50; count += 1) expect(await send({ code: 'c', password: '' })).toBe(303)
  const guesses: number[] = []
  for (let count = 0; count < 21; count += 1) guesses.push(await send({ code: `c${count}`, password: 'p' }))
  expect(guesses).toEqual([...Array<number>(20).fill(303), 429])
  expect(reset).toHaveBeenCalledTimes(20)
})

test('the code of the mail survives a limit and a failure of the content API', async () => {
  const options = { secret, isSecure: false, now }
  const reset = () => Promise.reject(new Error('away'))
  const send = (address: string) =>
    answerNewPassword(requestOf({ code: 'the-code', password: 'p', language: 'en' }, address), { ...options, reset })
  const keeps = async (answer: Response, problem: string) => {
    expect(await answer.text()).toContain('href="/en/password?fout=1#fouten"')
    const cookie = /^form=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
    expect(await returnedForm(cookie, 'password', options)).toEqual({
      values: { code: 'the-code' },
      problems: [problem],
    })
  }
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  for (let count = 0; count < 20; count += 1) {
    const failed = await send('192.0.4.1')
    expect(failed.status).toBe(503)
    await keeps(failed, 'notStored')
  }
  const refused = await send('192.0.4.1')
  expect(refused.status).toBe(429)
  await keeps(refused, 'often')
  vi.restoreAllMocks()
})
