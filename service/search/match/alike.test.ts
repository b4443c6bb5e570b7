import { expect, test } from 'vitest'
import { buildTextIndex } from '../index/text-index.ts'
import { raiseAlike } from './alike.ts'

const evening = [
  'Les in de avond: colleges naast je baan, studeren in deeltijd, toetsen in het weekend',
  'Een avond les per week, met colleges naast je baan; studeren in deeltijd met toetsen in het weekend',
  'Les in de avond, studeren in deeltijd naast je baan, met colleges op maandag en toetsen in het weekend',
]
const feast = 'Na de les is er in de avond een feest met soep, muziek, vuurwerk, dansen, taart, limonade en slingers'
const others = Array.from({ length: 20 }, (_, at) => `Het rooster van week ${at} hangt bij de ingang`)

/** A segment in which the first texts are hits with these scores. */
const segment = (texts: readonly string[], scores: readonly number[]) => {
  const index = buildTextIndex(
    texts.map((body, at) => ({ objectID: String(at), body })),
    [{ path: 'body', rank: 1, ordered: false }],
  )
  const relevance = Float64Array.from(texts, (_, at) => scores[at] ?? 0)
  return { index, docs: Uint32Array.from(scores, (_, at) => at), relevance }
}

test('a hit that holds the words by accident falls below those that say the same as each other', () => {
  const hits = segment([...evening, feast, ...others], [0.9, 0.8, 0.7, 0.75])
  raiseAlike([hits], hits.index)
  const [one = 0, two = 0, three = 0, accident = 0] = hits.relevance
  expect(Math.min(one, two, three)).toBeGreaterThan(accident)
  // So that hits of several indexes can be compared.
  expect(Math.max(...hits.relevance)).toBeCloseTo(0.9, 9)
})

test('a hit of another segment counts like one of the same', () => {
  const whole = segment([...evening, feast, ...others], [0.9, 0.8, 0.7, 0.75])
  raiseAlike([whole], whole.index)
  const base = segment([evening[0] ?? '', evening[1] ?? '', ...others], [0.9, 0.8])
  const delta = segment([evening[2] ?? '', feast], [0.7, 0.75])
  raiseAlike([base, delta], base.index)
  const [third = 0, accident = 0] = delta.relevance
  expect(third).toBeGreaterThan(accident)
  expect(base.relevance[0]).toBeCloseTo(whole.relevance[0] ?? 0, 1)
})

test('one hit alone stays as it is', () => {
  const single = segment([...evening, ...others], [0.4])
  raiseAlike([single], single.index)
  expect(single.relevance[0]).toBe(0.4)
})
