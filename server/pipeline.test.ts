import { expect, test } from 'vitest'
import type { Step } from './message.ts'
import { createPipeline } from './pipeline.ts'
import { answerWith, requestTo } from './request.fixture.ts'

test('each step sees the request on its way in and the reply on its way out, unless one before it answers', async () => {
  const seen: string[] = []
  const step =
    (name: string, answers = false): Step =>
    async ({ path }, next) => {
      seen.push(`${name} ${path}`)
      const reply = answers ? await answerWith(name)() : await next()
      seen.push(`${name} ${reply.status}`)
      return reply
    }
  const request = requestTo('/a')
  await createPipeline([step('one'), step('two')])(request, answerWith('', {}, 404))
  expect(seen.splice(0)).toEqual(['one /a', 'two /a', 'two 404', 'one 404'])
  await createPipeline([step('one', true), step('two')])(request, () => expect.fail('it was asked'))
  expect(seen).toEqual(['one /a', 'one 200'])
})
