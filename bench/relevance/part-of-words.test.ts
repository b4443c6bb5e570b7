/** Whether the site reads the number of words that the service says a hit holds as the service counts them. */
import { expect, test } from 'vitest'
import { pageLength } from '#lib/search/everything-state.ts'
import { readGroups } from '#lib/search/everything-hits.ts'
import { articlesPage, faqsPage } from '#lib/search/list-pages.ts'
import { fixedParameters } from '#lib/search/parameters.ts'
import { allHoldPartOfWords, holdPartOfWords } from '#lib/search/part-of-words.ts'
import { recordsOf, sampleEngine } from './systems.ts'

const engine = sampleEngine()

test.each([
  [articlesPage, 'title'],
  [faqsPage, 'question'],
] as const)('no list that is asked for one of its own titles is said to hold part of the words', (page, title) => {
  const { index, hitsPerPage } = page
  const titles = recordsOf(index).map((record) => String(record[title]))
  const isPart = (query: string, more: Readonly<Record<string, unknown>> = {}) => {
    const { hits } = engine.search(index, { query, ...fixedParameters(page), hitsPerPage, ...more })
    const [group] = readGroups({ results: [{ nbHits: hits.length, hits }] }, [index], new Date(0))
    return holdPartOfWords(query, hits) || allHoldPartOfWords(query, group?.hits.slice(0, pageLength) ?? [])
  }
  expect(titles.length).toBeGreaterThan(100)
  expect(titles.filter((query) => isPart(query))).toEqual([])
  // The words alone say so too, which a service that marks no words goes by.
  expect(titles.filter((query) => isPart(query, { attributesToHighlight: [] }))).toEqual([])
})
