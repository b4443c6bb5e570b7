import { expect, test, vi } from 'vitest'
import { formOptions, readReturned } from './form-state.ts'
import { sealReturned } from './returned.ts'

const cookie = vi.hoisted(() => ({ value: '' }))
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (cookie.value ? { name: 'form', value: cookie.value } : undefined) }),
}))

const store = async (form: Parameters<typeof sealReturned>[0], name = 'contact') => {
  const { secret, now } = formOptions()
  cookie.value = await sealReturned(form, name, secret, now)
}

test('a form whose values did not come back says so, and an empty form says nothing', async () => {
  cookie.value = ''
  expect(await readReturned('contact', { fout: '1' })).toEqual({ values: {}, problems: ['notKept'] })
  expect((await readReturned('contact', { fout: 'often' })).problems).toEqual(['often', 'notKept'])
  expect((await readReturned('contact', { fout: 'constructor' })).problems).toEqual(['notKept'])
  expect(await readReturned('contact', {})).toEqual({ values: {}, problems: [] })
})

test('a returned form has its own problems alone, and an accepted one has none', async () => {
  await store({ values: { name: 'Ada' }, problems: ['email'] })
  expect(await readReturned('contact', { fout: '1' })).toMatchObject({ values: { name: 'Ada' }, problems: ['email'] })
  expect((await readReturned('access', { fout: '1' })).problems).toEqual(['notKept'])
  await store({ values: {}, problems: [], sent: 'key' })
  expect((await readReturned('contact', { fout: '1' })).problems).toEqual([])
})
