/** Settings by flag, by environment, or typed at a terminal. */
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { UsageError } from './account.ts'
import { askAt, withSettings, type Needed } from './ask.ts'

const needed: readonly Needed[] = [
  { name: 'PLACE_URL', flag: 'url', question: 'Address' },
  { name: 'PLACE_TOKEN', flag: 'token', question: 'Token', kind: 'secret' },
]

/** A terminal at which these lines are typed, each when it is asked for. */
const typing = (...lines: readonly string[]) => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const ask = askAt(input, output)
  const left = [...lines]
  let shown = ''
  output.on('data', (chunk: Buffer) => (shown += chunk.toString()))
  return {
    ask: (...question: Parameters<typeof ask>) => {
      const answer = ask(...question)
      input.write(left.shift() ?? '\u0003')
      return answer
    },
    shown: () => shown,
  }
}

test('a flag counts before a variable, and other arguments stay', async () => {
  const environment = { PLACE_URL: 'http://variable', PLACE_TOKEN: 'variable' }
  const args = ['--rows', '--url', 'http://flag', '--account=a@b.nl']
  const { environment: complete, rest } = await withSettings(args, needed, environment, null)
  expect(complete).toEqual({ PLACE_URL: 'http://flag', PLACE_TOKEN: 'variable' })
  expect(rest).toEqual(['--rows', '--account=a@b.nl'])
  await expect(withSettings(['--url'], needed, {}, null)).rejects.toThrow('--url takes a value')
})

test('what is absent is asked for, and a secret is not shown', async () => {
  const { ask, shown } = typing('http://typed\n', 'my-secret\n')
  const { environment } = await withSettings([], needed, { PLACE_URL: '' }, ask)
  expect(environment).toEqual({ PLACE_URL: 'http://typed', PLACE_TOKEN: 'my-secret' })
  expect(shown()).toContain('Address (PLACE_URL): ')
  expect(shown()).toContain('http://typed')
  expect(shown()).toContain('Token (PLACE_TOKEN): ')
  expect(shown()).not.toContain('my-secret')
})

test('without a terminal nothing is asked for, and Ctrl+C ends the question', async () => {
  expect((await withSettings([], needed, {}, null)).environment).toEqual({})
  await expect(typing().ask('Address')).rejects.toThrow(UsageError)
})
