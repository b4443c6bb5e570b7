import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

test('what was copied is on the clipboard', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  expect(await copyText('een adres')).toBe(true)
  expect(copied).toEqual(['een adres'])
})

test.each([
  ['without permission', { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } }],
  ['without a secure connection', {}],
])('%s it says that it could not', async (_why, browser) => {
  vi.stubGlobal('navigator', browser)
  expect(await copyText('een adres')).toBe(false)
})
