/** Whatever stands in the place of a seal, a form is answered, and counted. */
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { fileRecords } from '#platform/records/file-records.ts'
import { fileReactions } from './feedback/file-reactions.ts'
import { answerFeedback } from './feedback/receive.ts'
import { createFormLimits } from './limit.ts'
import { receiveForm } from './receive.ts'
import { sealForm, sealPage } from './seal.ts'

const now = Date.UTC(2026, 10, 21, 12)
const options = { secret: 'secret', isSecure: true, now, used: fileRecords(tmpdir()) }
const page = '/kennisbank'
/** As long in characters as a real one, or as its second part, and longer in bytes. */
const oddSeals = [
  'é'.repeat(sealPage('secret', page).length),
  `${now}.${'é'.repeat(43)}`,
  'é'.repeat(sealForm('secret', page, now).length),
  '\u0000',
]

const sent = (fields: Record<string, string>, address = '192.0.2.1') =>
  new Request('http://localhost/api/form', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
    body: new URLSearchParams(fields),
  })

// ASVS 4.2.2 6.2.1
test.each(oddSeals)('a form with a seal of other bytes is refused as one of no page of ours', async (seal) => {
  const kind = {
    name: 'test',
    pages: { nl: '/nl', en: '/en' },
    limits: createFormLimits('test', { each: 9, all: 9 }),
    problemsOf: () => [],
  }
  const answer = await receiveForm(sent({ key: 'k', seal, language: 'en' }), kind, options)
  if (!(answer instanceof Response)) throw new Error('taken')
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.clone().text()).toContain('<link rel="stylesheet" href="/refusal.css"/>')
  expect(await answer.text()).toContain('lang="en"')
})

test('a reaction with such a seal is refused, and counts', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 152; count += 1) {
    const seal = oddSeals[count % oddSeals.length] ?? ''
    const fields = count % 2 ? { kind: 'vote', useful: 'yes' } : { kind: 'remark', text: 'x', reasons: 'unclear' }
    const request = sent({ ...fields, page, language: 'nl', seal }, '192.0.2.2')
    statuses.push((await answerFeedback(request, { secret: 'secret', reactions: fileReactions(tmpdir()), now })).status)
  }
  expect(statuses).toEqual([...Array<number>(150).fill(400), 429, 429])
})

test('an empty remark is returned with its seal, which shows that the sender was not a bot', async () => {
  const seal = sealForm('secret', page, now - 2000)
  const empty = { kind: 'remark', text: ' ', page, language: 'en', seal }
  const give = (fields: Record<string, string>) =>
    answerFeedback(sent(fields, '192.0.3.1'), { secret: 'secret', reactions: fileReactions(tmpdir()), now })
  const back = await give(empty)
  expect(back.status).toBe(303)
  const address = new URL(back.headers.get('location') ?? '', 'http://localhost')
  expect([address.pathname, address.searchParams.get('page'), address.searchParams.get('leeg'), address.hash]).toEqual([
    '/en/feedback',
    page,
    seal,
    '#fouten',
  ])
  expect((await give({ ...empty, seal: 'x' })).status).toBe(400)
  expect((await give({ ...empty, page: '//elsewhere.example' })).status).toBe(400)
})
