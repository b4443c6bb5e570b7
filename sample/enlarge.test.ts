import { expect, test } from 'vitest'
import { isColumn, modelOf } from '#schema/model.ts'
import { enlarge } from './enlarge.ts'
import { sampleCatalogue } from './catalogue.fixture.ts'

const { items, files } = sampleCatalogue()
const large = enlarge(items, 3)

test('content is there as often as asked for, vocabularies and routes once', () => {
  expect(large['articles']).toHaveLength(3 * (items['articles']?.length ?? 0))
  expect(large['articles_topics']).toHaveLength(3 * (items['articles_topics']?.length ?? 0))
  expect(large['topics']).toHaveLength(items['topics']?.length ?? 0)
  expect(large['routes']).toHaveLength(items['routes']?.length ?? 0)
})

test('a factor of one changes nothing', () => {
  expect(enlarge(items, 1)).toEqual(items)
})

test('every reference leads to a row, and no id, slug or path comes twice', () => {
  const ids = new Set<unknown>([
    ...files.map(({ id }) => id),
    ...Object.values(large).flatMap((rows) => rows.map(({ id }) => id)),
  ])
  const faults = Object.entries(large).flatMap(([name, rows]) =>
    [...modelOf(name).fields.values()].filter(isColumn).flatMap((field) => {
      const values = rows.map((row) => row[field.name]).filter((value) => value !== null)
      const plain = field.kind !== 'one' && field.kind !== 'any'
      const single = field.name === 'path' || ('unique' in field && field.unique)
      return [
        ...(plain || values.every((id) => ids.has(id)) ? [] : [`${name}.${field.name} leads nowhere`]),
        ...(single && new Set(values).size < values.length ? [`${name}.${field.name} comes twice`] : []),
      ]
    }),
  )
  expect(faults).toEqual([])
})

test('a copied article shows the blocks of its own copy', () => {
  const owners = new Map(large['articles_editor_nodes']?.map((row) => [row['id'], row['articles_id']]))
  const shown = (large['articles'] ?? []).flatMap(({ id, body }) =>
    [...JSON.stringify(body).matchAll(/"id":"([^"]+)","junction"/g)].map(([, node]) => ({
      id,
      owner: owners.get(node),
    })),
  )
  expect(shown).toHaveLength(large['articles_editor_nodes']?.length ?? 0)
  expect(shown.filter(({ id, owner }) => id !== owner)).toEqual([])
})
