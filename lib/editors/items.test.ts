import { beforeEach, expect, test, vi } from 'vitest'
import { emptyValues } from './editable.ts'
import { saveEditable } from './items.ts'

const id = '11111111-1111-4111-8111-111111111111'

/** The SDK takes the function of the platform when it is imported. */
const writes = vi.hoisted(() => {
  const sent: string[] = []
  globalThis.fetch = async (_url, init) => {
    if (init?.method !== 'GET') sent.push(String(init?.method))
    const data = { id: '11111111-1111-4111-8111-111111111111', status: 'draft', slug: 'Van_vroeger' }
    return Response.json({ data })
  }
  return sent
})
beforeEach(() => void writes.splice(0))

const save = (values: { title: string; slug: string }, item: string | null) =>
  saveEditable('token', {
    collection: 'articles',
    id: item,
    values: { ...emptyValues, ...values },
    read: null,
    isLocked: true,
  })

test.each([null, id])('an address without a page and a title of spaces are not written (item %s)', async (item) => {
  expect(await save({ title: 'Titel', slug: 'a/../b' }, item)).toMatchObject({ problem: { field: 'slug' } })
  expect(await save({ title: '   ', slug: 'a' }, item)).toMatchObject({ problem: { field: 'title' } })
  expect(writes).toEqual([])
})

test('an item keeps the address that it has', async () => {
  expect(await save({ title: 'Titel', slug: 'Van_vroeger' }, id)).toMatchObject({ ok: true })
  expect(writes).toEqual(['PATCH'])
})
