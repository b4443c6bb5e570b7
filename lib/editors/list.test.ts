import { expect, test, vi } from 'vitest'
import { listEditable, mostListed } from './items.ts'

/** The content API: it orders as PostgreSQL does not, rows without a value last. */
const api = vi.hoisted(() => {
  const rows: Record<string, string | null>[] = []
  globalThis.fetch = async (address) => {
    const url = new URL(String(address instanceof Request ? address.url : address))
    const { _and: rules = [] }: { _and?: Record<string, Record<string, unknown>>[] } = JSON.parse(
      url.searchParams.get('filter') ?? '{}',
    )
    const [order = ''] = (url.searchParams.get('sort') ?? '').split(',')
    const field = order.replace('-', '')
    const text = (row: Record<string, string | null>) => row[field] ?? ''
    const matches = rows.filter((row) =>
      rules.every(({ date_updated: rule }) => !rule || '_null' in rule === (row['date_updated'] === null)),
    )
    const sorted = matches.toSorted((one, other) => (text(one) < text(other) ? 1 : -1))
    return Response.json({ data: sorted.slice(0, Number(url.searchParams.get('limit'))) })
  }
  return { rows }
})

const listed = async () => {
  const filter = { collection: 'faqs', query: '', status: null, isOverdue: false, today: '2026-11-28' } as const
  const items = await listEditable('token', filter)
  return items.ok ? items.value.map(({ id }) => id) : []
}

test('an item that was never changed since it was made stands where it was made', async () => {
  const row = { question: 'Vraag', status: 'draft' }
  api.rows.push(
    ...Array.from({ length: mostListed }, (_, index) => ({
      ...row,
      id: `changed-${index}`,
      date_created: '2025-01-01T00:00:00.000Z',
      date_updated: `2026-01-01T00:00:00.${String(index).padStart(3, '0')}Z`,
    })),
    { ...row, id: 'new', date_created: '2026-11-28T12:00:00.000Z', date_updated: null },
    { ...row, id: 'old', date_created: '2024-11-28T12:00:00.000Z', date_updated: null },
  )
  const ids = await listed()
  expect(ids.slice(0, 2)).toEqual(['new', `changed-${mostListed - 1}`])
  expect(ids).toHaveLength(mostListed)
  expect(ids).not.toContain('old')
})
