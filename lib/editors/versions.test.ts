import { expect, test, vi } from 'vitest'
import { listVersions, restoreVersion } from './versions.ts'

/** The SDK takes the function of the platform when it is imported. */
const network = vi.hoisted(() => {
  const state: { readonly log: unknown[]; readonly writes: unknown[]; room: number } = { log: [], writes: [], room: 50 }
  globalThis.fetch = async (url, init) => {
    const { pathname, searchParams } = new URL(url instanceof Request ? url.url : url)
    const limit = Number(searchParams.get('limit'))
    const refusal = { message: 'Invalid query.', extensions: { code: 'INVALID_QUERY' } }
    if (limit > state.room) return Response.json({ errors: [refusal] }, { status: 400 })
    if (init?.method !== 'PATCH') return Response.json({ data: pathname.endsWith('/revisions') ? state.log : [] })
    state.writes.push(await new Response(init.body).json())
    return Response.json({ data: { id: 'a', date_updated: null } })
  }
  return state
})

test('a former version brings back texts and facts; whether and where the item is public stays as it is', async () => {
  const draft = { title: 'Vroeger', status: 'draft', english: true, slug: 'vroeger', date_publish: '2026-01-01' }
  network.log.push(
    { id: 2, activity: 2, data: { ...draft, title: 'Nu', status: 'published' }, delta: null },
    { id: 1, activity: 1, data: draft, delta: null },
  )
  const restored = await restoreVersion('token', 'articles', { id: 'a', version: '1', newest: '2' })
  expect(restored).toMatchObject({ ok: true })
  expect(network.writes).toEqual([{ title: 'Vroeger', english: true }])
})

test('versions that are too large for one answer are fewer', async () => {
  network.room = 2
  expect(await listVersions('token', 'articles', 'a')).toMatchObject({ ok: true, value: [{ id: '2' }, { id: '1' }] })
  network.room = 1
  expect(await listVersions('token', 'articles', 'a')).toMatchObject({ ok: false, problem: { kind: 'invalid' } })
})
