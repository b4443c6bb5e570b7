import { createTranslator } from 'next-intl'
import { expect, test, vi } from 'vitest'
import nl from '../i18n/messages/nl.json' with { type: 'json' }
import { formMetadata, isReturned } from './form-metadata.ts'
import { formOptions } from './form-state.ts'
import { sealReturned } from './returned.ts'

const cookie = vi.hoisted(() => ({ value: '' }))
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (cookie.value ? { name: 'form', value: cookie.value } : undefined) }),
}))
vi.mock('next/server', () => ({ connection: () => Promise.resolve() }))
vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'nl', messages: nl, namespace: 'form' }),
}))

const titleOf = async (parameters: Record<string, string>) =>
  (
    await formMetadata(
      async () => ({ title: 'Contact' }),
      isReturned('contact'),
    )({
      searchParams: Promise.resolve(parameters),
    })
  ).title

test('the title of a form that came back with problems says so, and that of another does not', async () => {
  const { secret, now } = formOptions()
  cookie.value = await sealReturned({ values: { name: 'Ada' }, problems: ['email'] }, 'contact', secret, now)
  expect(await titleOf({ fout: '1' })).toBe('Fout: Contact')
  expect(await titleOf({})).toBe('Contact')
  cookie.value = await sealReturned({ values: { name: 'Ada' }, problems: [] }, 'contact', secret, now)
  expect(await titleOf({ fout: '1' })).toBe('Contact')
})
