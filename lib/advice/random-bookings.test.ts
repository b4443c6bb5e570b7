/** Random crowds that ask for calls: whatever they send, in which order and from where, nobody holds more than their share. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sealedForm } from '../forms/receive.ts'
import { answerBooking, bookingForm } from './book.ts'
import { formOf, heldSlots, mailsOf, newOptions, now, requestOf, second, secret, slotAt } from './call.fixture.ts'

/** `npm run test:full` sends more: on PostgreSQL each crowd has a database of its own. */
const crowds = process.env['FULL_SQUARE'] ? 40 : 8

const attempt = fc.record({
  /** Some send one form again and again. */
  form: fc.nat(11),
  network: fc.nat(3),
  host: fc.nat(200),
  slot: fc.nat(9),
  mail: fc.nat(7),
  spelling: fc.constantFrom('', '+a', '+b'),
  name: fc.constantFrom('Ada', 'Ada\r\nBcc: x@example.org', 'koop op https://x.example', 'x'.repeat(500)),
})

// ASVS 11.1.3 11.1.4 11.1.5
test(
  'no crowd holds more times, or causes more mail, than its networks and addresses may',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(attempt, { minLength: 10, maxLength: 40 }),
        fc.boolean(),
        async (attempts, together) => {
          const options = await newOptions()
          const forms = Array.from({ length: 12 }, (_, at) => sealedForm(bookingForm, secret, now - 60 * second - at))
          const send = async ({ form, network, host, slot, mail, spelling, name }: (typeof attempts)[number]) => {
            const fields = { ...forms[form], slot: slotAt(slot).id, name, email: `v${mail}${spelling}@example.org` }
            const answer = await answerBooking(
              requestOf(formOf(fields), { 'x-forwarded-for': `100.64.${network}.${host}` }),
              options,
            )
            expect([303, 429]).toContain(answer.status)
          }
          if (together) await Promise.all(attempts.map(send))
          else for (const one of attempts) await send(one)
          const count = (pick: (one: (typeof attempts)[number]) => number) => new Set(attempts.map(pick)).size
          const taken = await heldSlots(options)
          expect(taken).toBeLessThanOrEqual(3 * count(({ network }) => network))
          expect(taken).toBeLessThanOrEqual(
            Math.min(
              count(({ form }) => form),
              count(({ slot }) => slot),
              count(({ mail }) => mail),
            ),
          )
          const mails = await mailsOf(options)
          expect(mails.length).toBeLessThanOrEqual(taken)
          for (const { text } of mails) expect(text).not.toMatch(/x\.example|Bcc:/)
        },
      ),
      { numRuns: crowds, seed: 12 },
    )
  },
)
