import { expect, test } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

const storage = (start: string | null = null) => {
  let value = start
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
    removeItem: () => {
      value = null
    },
  }
}

test('searches are remembered, the last first, each once, six at most', () => {
  const store = storage()
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', '  ', ' B ']) rememberSearch(store, query)
  expect(recentSearches(store)).toEqual(['B', 'g', 'f', 'e', 'd', 'c'])
  forgetSearches(store)
  expect(recentSearches(store)).toEqual([])
})

test.each(['{', '7', '{"a":1}', '[1,null,""]'])('what others left there is no search: %s', (text) =>
  expect(recentSearches(storage(text))).toEqual([]),
)

test('a browser that is full forgets instead of failing', () => {
  const full = {
    ...storage('["a"]'),
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  rememberSearch(full, 'b')
  expect(recentSearches(full)).toEqual([])
})
