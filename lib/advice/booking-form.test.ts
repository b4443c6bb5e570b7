import { expect, test } from 'vitest'
import dutch from '../i18n/messages/nl.json' with { type: 'json' }
import english from '../i18n/messages/en.json' with { type: 'json' }
import { parseBooking } from './booking-form.ts'

test.each(['desk', 'route', 'program', 'question', 'situation'] as const)(
  'the message about %s names the length that the field may have',
  (name) => {
    const longest = Number(/\d+/.exec(dutch.advice.problem[name])?.[0])
    expect(english.advice.problem[name]).toContain(`${longest} characters`)
    const isWrong = (length: number) => {
      const parsed = parseBooking(new URLSearchParams({ [name]: 'a'.repeat(length) }))
      return 'problems' in parsed && parsed.problems.includes(name)
    }
    expect([isWrong(longest), isWrong(longest + 1)]).toEqual([false, true])
  },
)
