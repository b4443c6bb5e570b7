import { expect, test } from 'vitest'
import { securityContact } from './security-contact.ts'

test('the security contact is valid from today for less than a year, on any day', () => {
  for (let day = 0; day < 800; day += 1) {
    const now = new Date(Date.UTC(2026, 0, 1 + day, 23, 59))
    const text = securityContact({ email: 'a@b.example', siteUrl: 'https://c.example', now })
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(now.getTime() + 30 * 86_400_000)
    expect(expires).toBeLessThan(now.getTime() + 365 * 86_400_000)
  }
})

test('every line is a field that the standard knows', () => {
  const text = securityContact({ email: 'a@b.example', siteUrl: 'https://c.example', now: new Date() })
  expect(text).toContain('Contact: mailto:a@b.example\n')
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:Contact|Expires|Preferred-Languages|Canonical): \S/)
  expect(text.endsWith('\n')).toBe(true)
})
