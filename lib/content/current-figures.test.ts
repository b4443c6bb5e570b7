import { expect, test, vi } from 'vitest'
import { answering } from './answering.fixture.ts'

const figure = {
  id: 'f',
  series: 'toets',
  name: 'Prijs van de toets',
  subject: 'study_costs',
  value: '12.50',
  unit: 'euro',
  source_title: 'Bron',
  source_url: 'https://example.org/',
  consulted: '2026-11-01',
}
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('./api.ts', () => ({
  content: () => Promise.resolve([figure, { ...figure, series: 'kapot', source_url: 'www.example.org' }]),
}))
const { withCurrentFigures, withFiguresInCallouts } = await import('./current-figures.ts')
const { readStory } = await import('./stories.ts')

const text = (series: string) => ({
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: '€ 1', marks: [{ type: 'link', attrs: { href: `/cijfers#${series}` } }] }],
    },
  ],
})
const callout = { id: 'c', collection: 'callouts', item: { id: 'i', title: 'T', description: text('toets') } }

test('a text has the figures of today, whatever another figure looks like', async () => {
  expect(JSON.stringify(await withCurrentFigures(text('toets'), 'nl'))).toContain('12,50')
  expect(JSON.stringify(await withCurrentFigures(text('kapot'), 'nl'))).toContain('€ 1')
})

test('a callout has the figures of today; what is no callout stays as it is', async () => {
  const button = { id: 'b', collection: 'buttons', item: { label: 'Ga' } }
  const [first, ...rest] = await withFiguresInCallouts([callout, button, { ...callout, item: 'bare' }], 'nl')
  expect(JSON.stringify(first)).toContain('12,50')
  expect(rest).toEqual([button, { ...callout, item: 'bare' }])
})

test('a story has the figures of today', async () => {
  const story = {
    id: 's',
    title: 'S',
    path: '/media/ervaringsverhalen/s',
    publication_date: '2026-01-01T00:00:00Z',
    body: text('toets'),
    editor_nodes: [callout],
  }
  const shown = JSON.stringify(await readStory({ run: answering(200, { data: [story] }), version: null }, 's'))
  expect(shown.match(/12,50/g)).toHaveLength(2)
})
