import { beforeEach, expect, test, vi } from 'vitest'
import { emptyValues } from './editable.ts'
import { saveEditable } from './items.ts'

const id = '11111111-1111-4111-8111-111111111111'

/** The content API: the row that it has, and what was written. The SDK takes the function of the platform when it is imported. */
const api = vi.hoisted(() => {
  const state: { row: Record<string, unknown> | null; writes: { method: string; body: unknown }[] } = {
    row: null,
    writes: [],
  }
  const refusal = (status: number, code: string) =>
    Response.json({ errors: [{ message: code, extensions: { code } }] }, { status })
  globalThis.fetch = async (_url, init) => {
    const method = init?.method ?? 'GET'
    if (method === 'GET') return state.row ? Response.json({ data: state.row }) : refusal(403, 'FORBIDDEN')
    const body = Object(await new Response(init?.body).json())
    state.writes.push({ method, body })
    if (method === 'POST' && state.row?.['id'] === body.id) return refusal(400, 'RECORD_NOT_UNIQUE')
    // A new item was not changed yet.
    const updated = method === 'POST' ? null : `2026-11-28T12:00:0${state.writes.length}.000Z`
    state.row = { ...state.row, ...body, date_updated: updated }
    return Response.json({ data: state.row })
  }
  return state
})
const stored = { id, status: 'draft', slug: 'Van_vroeger', title: 'Van vroeger' }
beforeEach(() => {
  api.row = stored
  api.writes = []
})
const methods = () => api.writes.map(({ method }) => method)

const save = (values: { title: string; slug: string }, isNew: boolean, read: string | null = null) =>
  saveEditable('token', {
    collection: 'articles',
    id,
    isNew,
    values: { ...emptyValues, ...values },
    read,
    isLocked: true,
  })

test.each([true, false])('an address without a page and a title of spaces are not written (new: %s)', async (isNew) => {
  expect(await save({ title: 'Titel', slug: 'a/../b' }, isNew)).toMatchObject({ problem: { field: 'slug' } })
  expect(await save({ title: '   ', slug: 'a' }, isNew)).toMatchObject({ problem: { field: 'title' } })
  expect(api.writes).toEqual([])
})

test('an item keeps the address that it has', async () => {
  expect(await save({ title: 'Titel', slug: 'Van_vroeger' }, false)).toMatchObject({ ok: true })
  expect(methods()).toEqual(['PATCH'])
})

test('a new item whose first save got no answer is not made twice', async () => {
  api.row = null
  await save({ title: 'Titel', slug: 'titel' }, true)
  expect(await save({ title: 'Titel, beter', slug: 'titel' }, true)).toMatchObject({ ok: true, value: { id } })
  expect(methods()).toEqual(['POST', 'POST', 'PATCH'])
  expect(api.row).toMatchObject({ id, title: 'Titel, beter' })
})

test('a new item whose first save got no answer is not saved over what somebody else made of it', async () => {
  api.row = null
  await save({ title: 'Titel', slug: 'titel' }, true)
  api.row = { ...stored, title: 'Van een ander', date_updated: '2026-11-28T13:00:00.000Z' }
  expect(await save({ title: 'Titel, beter', slug: 'titel' }, true)).toMatchObject({ problem: { kind: 'conflict' } })
  expect(api.row).toMatchObject({ title: 'Van een ander' })
})

test('a save that arrived and got no answer is no save of somebody else', async () => {
  await save({ title: 'Titel ', slug: 'Van_vroeger' }, false)
  expect(await save({ title: 'Titel ', slug: 'Van_vroeger' }, false)).toMatchObject({ ok: true })
  expect(await save({ title: 'Anders', slug: 'Van_vroeger' }, false)).toMatchObject({ problem: { kind: 'conflict' } })
})
