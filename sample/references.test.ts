import { expect, test } from 'vitest'
import { readArticles } from './content-files.ts'

const references = readArticles().flatMap(({ slug, matter, body }) =>
  [...body.matchAll(/\]\(#bron-(\d+)\)/g)].map(([, number]) => ({ slug, number: Number(number), matter })),
)

test('articles refer to their sources, and never to one that is not in their list', () => {
  expect(new Set(references.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(3)
  for (const { slug, number, matter } of references)
    expect(matter.sources[number - 1], `${slug}, ${number}`).toBeDefined()
})
