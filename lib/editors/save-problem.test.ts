import { expect, test } from 'vitest'
import { emptyValues, saveShape } from './editable.ts'
import { saveProblem } from './save-problem.ts'

const node = crypto.randomUUID()
const problemWith = (values: unknown, collection = 'articles') => {
  const body = { collection, id: crypto.randomUUID(), values, read: null, isLocked: true }
  const { error } = saveShape.safeParse(body)
  return error ? saveProblem(body, error) : null
}

test.each([
  ['articles', { summary: 'a'.repeat(20_001) }, 'tooLong', 'summary'],
  ['faqs', { title: 'a'.repeat(20_001) }, 'tooLong', 'question'],
  [
    'articles',
    { blocks: { [node]: { collection: 'callouts', title: '', text: 'a'.repeat(5001) } } },
    'tooLong',
    'body',
  ],
  ['articles', { review: 3 }, 'invalid', 'date_next_review'],
  ['articles', { links: { topics: [{ id: 'x', title: '' }] } }, 'invalid', 'topics_id'],
] as const)('a fault of %s in %o is %s at %s', (collection, values, kind, field) =>
  expect(problemWith({ ...emptyValues, ...values }, collection)).toMatchObject({ kind, field }),
)

test('a body that is no save at all names no field', () => {
  expect(problemWith(null)).toMatchObject({ kind: 'invalid', field: null })
  expect(problemWith(emptyValues, 'users')).toMatchObject({ kind: 'invalid', field: null })
})
