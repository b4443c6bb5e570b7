/** Random requests to the site's endpoints that take what visitors write: answered or refused, and none costs much. */
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fuzzRequests, measureCost } from '#platform/cost.fixture.ts'
import { answerBooking, bookingForm } from './advice/book.ts'
import { conversation, newOptions, now, secret, slotAt } from './advice/call.fixture.ts'
import { answerCancellation } from './advice/cancel.ts'
import { answerConfirmation } from './advice/confirm.ts'
import { answerMove } from './advice/move.ts'
import { answerRelease } from './advice/release.ts'
import { readFlowCall } from './editors/flow-call.ts'
import { readPreview } from './editors/preview.ts'
import { accessRequest } from './forms/access-request.ts'
import { contact } from './forms/contact.ts'
import { answerFeedback } from './forms/feedback/receive.ts'
import { answerLetter } from './forms/letter.ts'
import { answerNewPassword } from './forms/new-password.ts'
import { sealedForm } from './forms/receive.ts'
import { sealForm, sealPage } from './forms/seal.ts'
import { readPlacesQuery } from './geo/places-query.ts'
import { createGate, readCall } from './mcp/gate.ts'
import { readUnderstandQuery } from './search/understand/query.ts'
import { newStorage } from './storage/storage.fixture.ts'
import { answerReports } from './status/policy-reports.ts'

type Endpoint = (request: Request) => Promise<Response>

const openEndpoints = async (): Promise<readonly (readonly [string, Endpoint])[]> => {
  const [options, { reactions }] = [await newOptions(), await newStorage()]
  const letter = { ...options, teamMail: 'team@lesroute.test' }
  const reset = { secret, isSecure: true, now, reset: () => Promise.resolve() }
  const gate = createGate({ siteUrl: 'https://lesroute.test', perMinute: { each: 120, all: 100_000 } })
  const parametersOf = async (request: Request) => new URLSearchParams((await request.text()).slice(0, 16_384))
  return [
    ['advice', (request) => answerBooking(request, options)],
    ['confirm', (request) => answerConfirmation(request, options)],
    ['cancel', (request) => answerCancellation(request, options)],
    ['move', (request) => answerMove(request, options)],
    ['release', (request) => answerRelease(request, options)],
    ['contact', (request) => answerLetter(request, contact, letter)],
    ['access request', (request) => answerLetter(request, accessRequest, letter)],
    ['feedback', (request) => answerFeedback(request, { secret, reactions, now })],
    ['password', (request) => answerNewPassword(request, reset)],
    ['policy report', answerReports],
    ['places', async (request) => Response.json(readPlacesQuery(await parametersOf(request)))],
    ['understand', async (request) => Response.json(readUnderstandQuery(await parametersOf(request)))],
    ['preview', async (request) => Response.json(readPreview(secret, await parametersOf(request)))],
    ['flow', async (request) => Response.json(readFlowCall(secret, secret, await request.text()))],
    [
      'mcp',
      async (request) => {
        const read = (await gate(request)) ?? (await readCall(request))
        return read instanceof Response ? read : 'refusal' in read ? read.refusal : Response.json(read.call)
      },
    ],
  ]
}

const names =
  'name email phone question organisation website remark text reasons useful kind page language code password'
const fields = fc.constantFrom(
  ...names.split(' '),
  'conversation',
  'slot',
  'desk',
  'route',
  'afspraak',
  'token',
  'q',
  'near',
  'literal',
  'collection',
  'key',
  'seal',
)
const pieces = [
  'a',
  'é',
  ' ',
  '\n',
  '<',
  '"',
  ',',
  '-',
  '@',
  'a.',
  '.',
  '\0',
  '%00',
  '{"a":',
  '[',
  '9',
  '06 ',
  '=',
  '🙂',
  'https://',
]
const long = fc
  .tuple(fc.constantFrom('', 'a'), fc.constantFrom(...pieces), fc.integer({ min: 1, max: 20_000 }))
  .map(([start, piece, length]) => start + piece.repeat(Math.ceil(length / piece.length)))
const value = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom('nl', 'en', 'vote', 'remark', 'yes', '/kennisbank', 'c1', slotAt(1).id, '52,5'),
  },
  { weight: 2, arbitrary: fc.constantFrom('Ada', 'ada@example.org', '06 12345678', 'een lang wachtwoord', 'articles') },
  fc.string({ maxLength: 40, unit: 'binary' }),
  long,
)
const made = now - 60_000
/** What the page would send along, and what looks like it. */
const seals = fc.constantFrom<Readonly<Record<string, string>>>(
  {},
  ...[bookingForm, contact.name, accessRequest.name].map((name) => sealedForm(name, secret, made)),
  { page: '/kennisbank', seal: sealPage(secret, '/kennisbank') },
  { page: '/kennisbank', seal: sealForm(secret, '/kennisbank', made) },
  { seal: `${made}.${'é'.repeat(43)}` },
)
const form = fc
  .tuple(fc.dictionary(fields, value, { maxKeys: 12 }), seals)
  .map(([given, seal]) => new URLSearchParams({ conversation: conversation.id, ...given, ...seal }).toString())
const body = fc.oneof(
  { weight: 3, arbitrary: form },
  long,
  fc.jsonValue().map((json) => JSON.stringify(json)),
  fc.integer({ min: 1, max: 20_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
)

// ASVS 7.4.2 11.1.4
test(
  'no endpoint that takes what visitors write fails, or costs much',
  { timeout: 60_000 + fuzzRequests * 200 },
  async () => {
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    const endpoints = await openEndpoints()
    const statuses = new Map<number, number>()
    let networks = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...endpoints), body, async ([, endpoint], text) => {
        networks += 1
        const request = new Request('http://localhost/api/x', {
          method: 'POST',
          body: text,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'x-forwarded-for': `2001:db8:${networks.toString(16)}::1`,
          },
        })
        const { answer, excess } = await measureCost(
          async () => {
            const response = await endpoint(request)
            return { status: response.status, length: (await response.arrayBuffer()).byteLength }
          },
          ({ length }) => length,
        )
        expect(answer.status).not.toBe(500)
        expect(excess).toEqual([])
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      }),
      { numRuns: fuzzRequests, seed: 7 },
    )
    vi.restoreAllMocks()
    // Neither all nonsense nor all sense.
    for (const status of [200, 303, 400, 413])
      expect(statuses.get(status), String(status)).toBeGreaterThan(fuzzRequests / 100)
  },
)
