import { expect, test } from 'vitest'
import { answerWith, requestTo } from '../request.fixture.ts'
import { varyByAccept } from './vary-accept.ts'

const varyOf = async (path: string) => {
  const reply = await varyByAccept(requestTo(path), answerWith('', { vary: 'rsc, next-router-state-tree' }))
  return reply.headers.vary
}

test('a page with an alternate varies by what is accepted, beside what it varied by already', async () => {
  expect(await varyOf('/kennisbank?q=a')).toBe('rsc, next-router-state-tree, Accept')
  expect((await varyByAccept(requestTo('/'), answerWith())).headers.vary).toBe('Accept')
})

test.each(['/zoeken', '/kennisbank.md', '/_next/static/a.js'])('%s does not', async (path) =>
  expect(await varyOf(path)).toBe('rsc, next-router-state-tree'),
)
