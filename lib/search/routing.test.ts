import { expect, test } from 'vitest'
import { articlesPage } from './list-pages.ts'
import { addressOf, following, fromUiState, sameState, toUiState } from './routing.ts'

const state = { query: 'pabo', page: 2, refinements: { 'topics.name': ['Salaris'], 'sectors.title': ['Mbo', 'Vo'] } }

test('the states of page and widgets say the same, both ways', () => {
  expect(fromUiState(articlesPage, toUiState(articlesPage, state))).toEqual(state)
  const none = { query: '', page: 1, refinements: {} }
  expect(fromUiState(articlesPage, toUiState(articlesPage, none))).toEqual(none)
  const many = { ...none, shown: 3 }
  expect(fromUiState(articlesPage, toUiState(articlesPage, many))).toEqual(many)
  expect(fromUiState(articlesPage, { articles: { refinementList: { 'topics.name': [] } } })).toEqual(none)
})

test('an address keeps its path and what others put in it', () => {
  const place = { pathname: '/kennisbank/artikelen', search: 'utm_source=x&onderwerp=Oud' }
  expect(addressOf(articlesPage, state, place)).toBe(
    '/kennisbank/artikelen?utm_source=x&q=pabo&onderwerp=Salaris&sector=Mbo&sector=Vo&pagina=2',
  )
})

test('pages shown together stay together until the query or the refinements change', () => {
  const former = { query: 'pabo', page: 1, refinements: {} }
  expect(following(former, { ...former, shown: 2 })).toEqual({ ...former, shown: 2 })
  expect(following({ ...former, shown: 2 }, { ...former, query: 'salaris', shown: 2 })).toEqual({
    ...former,
    query: 'salaris',
  })
})

test('states are the same whatever the order of their fields: Forward to more results is no news', () => {
  const { query, refinements } = state
  const one = { query, page: 1, refinements }
  const more = { query, page: 1, shown: 2, refinements }
  expect(sameState(following(more, more), more)).toBe(true)
  expect(sameState(one, more)).toBe(false)
})
