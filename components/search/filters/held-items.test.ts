import { expect, test } from 'vitest'
import { heldItems } from './held-items.ts'

const item = (name: string, count: number) => ({ name, escapedValue: name, count })

test('held values keep order and length, with their present counts; new ones come last', () => {
  const former = [item('Master', 9), item('Bachelor', 8), item('Ad', 1)]
  expect(heldItems(former, [item('Bachelor', 5), item('Master', 2), item('Overig', 1)])).toEqual([
    item('Master', 2),
    item('Bachelor', 5),
    item('Ad', 0),
    item('Overig', 1),
  ])
  expect(heldItems(former, [])).toHaveLength(3)
})
