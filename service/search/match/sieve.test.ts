import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { measure, openSieve } from './sieve.ts'

const count = 60

/** From measures that tell two hits apart to those that need a number of their own. */
const criterion = fc
  .constantFrom(0, 1, 5, 2 ** 30, 2 ** 50, Infinity)
  .chain((most) => fc.array(fc.constantFrom(0, 1, 2, 3, most), { minLength: count, maxLength: count }))

test('hits are sifted into the order of a sorted list', () => {
  fc.assert(
    fc.property(fc.array(criterion, { maxLength: 4 }), fc.integer({ min: 1, max: 70 }), (criteria, most) => {
      const docs = Uint32Array.from({ length: count }, (_, entry) => 1000 + 2 * entry)
      const sieve = openSieve(docs, most)
      for (const values of criteria) {
        const remaining = sieve.entries() ?? docs.keys()
        expect([...sieve.docs()]).toEqual(Array.from(sieve.entries() ?? docs.keys(), (entry) => docs[entry]))
        sieve.sift(measure(Float64Array.from(remaining, (entry) => values[entry] ?? 0)))
      }
      const sorted = [...docs.keys()].sort(
        (a, b) =>
          criteria
            .map((values) => [values[a] ?? 0, values[b] ?? 0] as const)
            .map(([one, other]) => (one === other ? 0 : one - other))
            .find((difference) => difference !== 0) ?? a - b,
      )
      expect([...sieve.first()]).toEqual(sorted.slice(0, most))
    }),
    { numRuns: 300, seed: 5 },
  )
})

test('a measure that is equal for all hits removes none', () => {
  const sieve = openSieve(Uint32Array.of(3, 5, 8), 1)
  sieve.sift(measure(new Float64Array(3)))
  expect(sieve.entries()).toBeNull()
  expect([...sieve.first()]).toEqual([0])
})
