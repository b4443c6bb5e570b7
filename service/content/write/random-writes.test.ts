/**
 * Random writes of two accounts against a model: what the store holds at the end is what the accepted writes say, drafts are
 * all that the author touches, and a refused write changes nothing.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { authorPolicies, editorPolicies } from '#schema/policies.fixture.ts'
import type { PolicyName } from '#schema/policies.ts'
import { ApiError } from '../../http/errors.ts'
import { openTestStore } from '../../store/test-store.fixture.ts'
import { writeItems, type WriteRequest } from './write-items.ts'

type Item = {
  readonly title: string
  readonly slug: string
  readonly status: string
  readonly topics: readonly string[]
}

const slots = 5
const articleId = (slot: number) => `aaaaaaaa-0000-4000-8000-00000000000${slot}`
const topicId = (slot: number) => `bbbbbbbb-0000-4000-8000-00000000000${slot}`

const command = fc.record({
  who: fc.constantFrom('editor', 'author'),
  what: fc.constantFrom('create', 'update', 'delete', 'status', 'topics'),
  slot: fc.nat(slots - 1),
  slug: fc.nat(slots - 1),
  status: fc.constantFrom('draft', 'review', 'published', 'archived'),
  topics: fc.uniqueArray(fc.nat(3), { maxLength: 3 }),
})
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

const grants = {
  editor: new Set<PolicyName>(['content-read', ...editorPolicies]),
  author: new Set<PolicyName>(['content-read', ...authorPolicies]),
} as const

const isDraft = (status: string) => status === 'draft' || status === 'review'

/** What the command makes of the model; null when it is to be refused. */
const expected = (items: ReadonlyMap<string, Item>, { who, what, slot, slug, status, topics }: Command) => {
  const id = articleId(slot)
  const before = items.get(id)
  const next = new Map(items)
  if (what === 'create' ? before : !before) return null
  const isTaken = (text: string) => [...items].some(([other, item]) => other !== id && item.slug === text)
  const own = `slug-${slug}`
  const item: Item = before ?? { title: '', slug: own, status, topics: [] }
  if (who === 'author' && before && !isDraft(before.status)) return null
  if (what === 'delete') {
    next.delete(id)
    return next
  }
  const after: Item =
    what === 'create'
      ? { title: `Titel ${slot}`, slug: own, status, topics: topics.map(topicId) }
      : what === 'update'
        ? { ...item, title: `Titel ${slug}`, slug: own }
        : what === 'status'
          ? { ...item, status }
          : { ...item, topics: topics.map(topicId) }
  if (who === 'author' && !isDraft(after.status)) return null
  if ((what === 'create' || what === 'update') && isTaken(own)) return null
  next.set(id, after)
  return next
}

const links = (topics: readonly number[]) => topics.map((topic) => ({ topics_id: topicId(topic) }))

const requestOf = ({ what, slot, slug, status, topics }: Command): Pick<WriteRequest, 'method' | 'id' | 'body'> => {
  const id = articleId(slot)
  const [own, path] = [`slug-${slug}`, `/kennisbank/artikelen/slug-${slug}`]
  switch (what) {
    case 'create':
      return {
        method: 'POST',
        id: null,
        body: () => ({ id, title: `Titel ${slot}`, slug: own, path, status, topics: links(topics) }),
      }
    case 'delete':
      return { method: 'DELETE', id, body: () => null }
    case 'update':
      return { method: 'PATCH', id, body: () => ({ title: `Titel ${slug}`, slug: own }) }
    case 'status':
      return { method: 'PATCH', id, body: () => ({ status }) }
    default:
      return { method: 'PATCH', id, body: () => ({ topics: links(topics) }) }
  }
}

// ASVS 5.1.2
test('the store ends as the accepted writes say, and no policy is exceeded', async () => {
  const topics = [0, 1, 2, 3].map((slot) => ({
    id: topicId(slot),
    name: `T${slot}`,
    slug: `t-${slot}`,
    path: `/t/${slot}`,
  }))
  const store = await openTestStore()
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 25 }), async (commands) => {
      await store.catalogue.replace({ topics }, 'random')
      let model: ReadonlyMap<string, Item> = new Map()
      for (const one of commands) {
        const context = {
          db: store.db,
          dialect: store.dialect,
          grants: grants[one.who],
          now: new Date(),
          userId: null,
        }
        const next = expected(model, one)
        const isAccepted = await writeItems({
          collection: 'articles',
          search: '?fields=id',
          context,
          ...requestOf(one),
        }).then(
          () => true,
          (error: unknown) => {
            if (error instanceof ApiError) return false
            throw error
          },
        )
        expect(isAccepted, JSON.stringify(one)).toBe(next !== null)
        model = next ?? model
      }
      const tables = await store.catalogue.tables()
      const linked = tables.get('articles_topics') ?? []
      const ends = (tables.get('articles') ?? []).map(({ id, title, slug, status }) => {
        const own = linked.filter((row) => row['articles_id'] === id).map((row) => String(row['topics_id']))
        return [id, { title, slug, status, topics: own.toSorted() }]
      })
      const wanted = [...model].map(([id, item]) => [id, { ...item, topics: item.topics.toSorted() }])
      expect(Object.fromEntries(ends)).toEqual(Object.fromEntries(wanted))
      expect(linked).toHaveLength([...model.values()].reduce((sum, item) => sum + item.topics.length, 0))
    }),
    { numRuns: 40 },
  )
  await store.close()
})
