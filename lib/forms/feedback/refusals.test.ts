/** What is not right with a reaction is named. */
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { fileReactions } from './file-reactions.ts'
import { answerFeedback } from './receive.ts'
import { sealForm, sealPage } from '../seal.ts'

const now = Date.UTC(2026, 10, 21, 12)
const secret = 'secret'
const page = '/kennisbank'
const remark = { kind: 'remark', page, seal: sealForm(secret, page, now - 60_000), reasons: 'unclear', text: 'x' }
const vote = { kind: 'vote', page, seal: sealPage(secret, page), useful: 'yes' }

const refused = async (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) => {
  const request = new Request('http://localhost/api/feedback', {
    method: 'POST',
    headers: { 'x-forwarded-for': '192.0.2.209', ...headers },
    body: new URLSearchParams(fields),
  })
  const answer = await answerFeedback(request, { secret, reactions: fileReactions(tmpdir()), now })
  return [answer.status, await answer.text()]
}

test.each([
  ['a long text', { ...remark, text: 'x'.repeat(1001) }, /tekst.*1000 tekens/, /text.*1,000 characters/],
  ['a reason of no list', { ...remark, reasons: 'other' }, /redenen/, /reasons/],
  ['a long text and another reason', { ...remark, reasons: 'other', text: 'x'.repeat(1001) }, /redenen/, /reasons/],
  ['neither yes nor no', { ...vote, useful: 'maybe' }, /ja of nee/, /yes or no/],
  ['no answer', { ...vote, useful: '' }, /ja of nee/, /yes or no/],
  ['a page elsewhere', { ...vote, page: 'https://elsewhere.example' }, /pagina/, /page/],
  ['another kind', { ...vote, kind: 'x' }, /kennen we niet/, /do not know this form/],
  ['no seal', { kind: 'vote', page, useful: 'yes' }, /kennen we niet/, /do not know this form/],
  ['a seal of another page', { ...vote, seal: 'x' }, /kennen we niet/, /do not know this form/],
])('%s is refused by its name', async (_name, fields, nl, en) => {
  expect(await refused(fields)).toEqual([400, expect.stringMatching(nl)])
  expect(await refused({ ...fields, language: 'en' })).toEqual([400, expect.stringMatching(en)])
})

test('a refusal is a page with the way back, also of a text that was too long to read', async () => {
  const [, text] = await refused({ ...vote, useful: 'maybe', language: 'en' })
  expect(text).toMatch(/<html lang="en">.*<h1>Your reaction was not sent<\/h1>.*<a href="\/kennisbank">/)
  const long = { ...remark, text: 'x'.repeat(20_000), language: 'en' }
  const english = await refused(long, { referer: 'https://lesroute.test/en/feedback?page=/kennisbank' })
  expect(english).toEqual([413, expect.stringMatching(/<html lang="en">.*1,000 characters.*<a href="\/en">/)])
})

test('only what is not right is named', async () => {
  const [, text] = await refused({ ...vote, useful: 'maybe' })
  expect(text).not.toMatch(/reden|1000/)
})

test('a form of another site is refused in the language of the form', async () => {
  const answer = await refused({ ...vote, language: 'en' }, { 'sec-fetch-site': 'cross-site' })
  expect(answer).toEqual([400, expect.stringMatching(/do not know this form/)])
})
