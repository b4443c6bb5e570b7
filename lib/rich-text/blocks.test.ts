import { expect, test } from 'vitest'
import { mentionsIn, parseBlock } from './blocks.ts'

const parsed = (data: object) => {
  const problems: string[] = []
  return { block: parseBlock(data, (problem) => problems.push(problem)), problems }
}
const action = { label: 'Lees', to: '/routes' }
const item = { id: 'a', title: 'Stap' }
const article = { id: 'a', collection: 'articles', item: { id: 'a', title: 'De pabo' } }

test.each([
  ['callouts', 'actions', [{ ...action, label: null }, action], [{ ...action, internal: false }]],
  ['content_lists', 'items', [{ id: 'b', title: null }, item], [expect.objectContaining(item)]],
  ['related_content_lists', 'items', [{ id: 7 }, article], [expect.objectContaining({ title: 'De pabo' })]],
  ['mentions', 'item', [{ id: 7 }, article], undefined],
])('of %s, one entry of %s that is wrong leaves the others', (collection, field, entries, shown) => {
  const { block, problems } = parsed({ collection, id: 'x', [field]: entries })
  const isSaid = ['callouts', 'content_lists'].includes(collection)
  expect(problems).toEqual(isSaid ? [expect.stringMatching(/^1 of the /)] : [])
  if (shown) expect(block).toMatchObject({ [field]: shown })
  else expect(block).toMatchObject({ target: { title: 'De pabo' } })
})

test.each([
  ['callouts', 'actions'],
  ['content_lists', 'items'],
  ['related_content_lists', 'items'],
])('of %s, a missing list of %s is empty', (collection, field) =>
  expect(parsed({ collection, id: 'x' }).block).toMatchObject({ [field]: [] }),
)

test('a mention that stands in a text twice is one', () => {
  const attrs = { data: { collection: 'mentions', id: 'x', item: [article] } }
  const mention = { type: 'relation-inline-block', attrs }
  const content = [{ type: 'paragraph', content: [mention, mention] }]
  expect(mentionsIn({ type: 'doc', content })).toHaveLength(1)
})
