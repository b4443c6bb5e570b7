import { expect, test } from 'vitest'
import type { RichText } from '#schema/index.ts'
import { withHeadingsFrom } from './step-body.ts'

const body = (...levels: number[]): RichText => ({
  type: 'doc',
  content: levels.map((level) => ({ type: 'heading', attrs: { level, id: 'kept' } })),
})

test('headings begin right below the heading of the step, and none is skipped', () => {
  const levels = (document: RichText) => withHeadingsFrom(document, 4).content?.map(({ attrs }) => attrs?.['level'])
  expect(levels(body(3, 4, 3))).toEqual([4, 5, 4])
  expect(levels(body(5))).toEqual([4])
  expect(levels(body(1, 2, 3, 6))).toEqual([4, 5, 6, 6])
  expect(withHeadingsFrom(body(2), 4).content?.[0]?.attrs).toEqual({ level: 4, id: 'kept' })
})
