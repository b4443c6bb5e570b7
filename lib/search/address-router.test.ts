import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAddressRouter } from './address-router.ts'
import { articlesPage } from './list-pages.ts'
import { queryOf, readState, type SearchState } from './state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const action = '/kennisbank/artikelen'
const none: SearchState = { query: '', page: 1, refinements: {} }
const says = (query: string): SearchState => ({ ...none, query })
const chosen = (state: SearchState): SearchState => ({ ...state, refinements: { 'topics.name': ['Salaris'] } })

/** A browser with a history, at a list in its initial state. */
const browse = (first = action) => {
  const entries = [first]
  let at = 0
  const place = () => {
    const { pathname, search } = new URL(entries[at] ?? '', 'http://localhost')
    return { pathname, search }
  }
  const push = (address: string) => {
    at += 1
    entries.splice(at, Infinity, address)
  }
  const requested: { readonly to: string; readonly replaces: boolean }[] = []
  /** The states that the list searched for since. */
  const updates: SearchState[] = []
  let box: string | null = null
  const state = () => readState(articlesPage, new URLSearchParams(place().search))
  const address = createAddressRouter(articlesPage, action, state(), {
    place,
    push,
    replace: (to) => void entries.splice(at, 1, to),
    navigate: (to, replaces) => void requested.push({ to, replaces }),
    typed: () => box,
  })
  address.router.onUpdate((update) => void updates.push(update))
  return {
    address,
    entries,
    requested,
    updates,
    state,
    rest: () => vi.advanceTimersByTime(300),
    write: (next: SearchState) => address.write(next),
    type: (text: string) => {
      box = queryOf(text)
      address.write({ ...address.current(), query: box, page: 1 })
    },
    arrive: () => {
      const { to = '', replaces = false } = requested.shift() ?? {}
      if (replaces) entries.splice(at, 1, to)
      else push(to)
      address.follow(false)
    },
    back: () => {
      const isFirst = at === 0
      at = Math.max(0, at - 1)
      if (!isFirst) box = address.follow(true)?.query ?? null
      return !isFirst
    },
  }
}

test('letters make one entry, which those that follow replace', () => {
  const { entries, rest, type } = browse()
  for (const text of ['s', 'sa', 'sal']) {
    type(text)
    rest()
  }
  expect(entries).toEqual([action, `${action}?q=sal`])
})

test('a search that is complete stays an entry: the next one adds another', () => {
  const { address, entries, rest, type } = browse()
  type('pabo')
  address.finish()
  type('stage')
  rest()
  expect(entries).toEqual([action, `${action}?q=pabo`, `${action}?q=stage`])
})

test('a choice makes an entry of its own, before letters and after them', () => {
  const { write, entries, rest, type } = browse()
  type('pabo')
  write(chosen(says('pabo')))
  type('pabo a')
  rest()
  type('pabo ab')
  rest()
  const both = `${action}?q=pabo&onderwerp=Salaris`
  expect(entries).toEqual([action, `${action}?q=pabo`, both, both.replace('pabo', 'pabo+ab')])
})

test('after back, letters make an entry again and nothing that waited is written', () => {
  const { entries, back, rest, type, state, updates } = browse()
  type('pabo')
  rest()
  type('pabo a')
  back()
  expect(updates).toEqual([none])
  rest()
  expect(state()).toEqual(none)
  type('stage')
  rest()
  expect(entries).toEqual([action, `${action}?q=stage`])
})

test('a query that a link searches for makes an entry of its own, in place of no typed one', () => {
  const { write, entries, rest, type } = browse()
  type('pabo')
  rest()
  write(none)
  rest()
  expect(entries).toEqual([action, `${action}?q=pabo`, action])
})

test('what an address can not say in full is no news when it is read back', () => {
  const { address, write, rest, updates } = browse()
  const many = Array.from({ length: 60 }, (_, index) => `Onderwerp ${index}`)
  write({ ...none, refinements: { 'topics.name': many } })
  rest()
  address.follow(false)
  expect(updates).toEqual([])
})

test('nothing is written on the way to another page', () => {
  const { address, entries, rest, type } = browse()
  type('pabo')
  address.leave('/media')
  expect(entries.at(-1)).toBe(`${action}?q=pabo`)
  type('stage')
  rest()
  expect(entries.at(-1)).toBe(`${action}?q=pabo`)
})

test('a link to the same page is searched for, and what is left of it is kept by back', () => {
  const { address, entries, requested, arrive, rest, write, back, updates } = browse()
  write(chosen(none))
  rest()
  address.leave(action)
  requested.push({ to: action, replaces: false })
  arrive()
  expect(updates).toEqual([none])
  back()
  expect(updates).toEqual([none, chosen(none)])
  expect(entries).toHaveLength(3)
})

test('going elsewhere on the page takes along what is not written yet, and keeps what is done on the way', () => {
  const { address, entries, requested, arrive, rest, type, updates } = browse()
  type('pabo')
  address.go((parameters) => {
    parameters.set('plaats', 'Utrecht')
    return parameters
  })
  expect(requested.map(({ to }) => to)).toEqual([`${action}?q=pabo&plaats=Utrecht`])
  type('pabo deeltijd')
  rest()
  expect(entries.at(-1), 'nothing calls it back').toBe(`${action}?q=pabo`)
  arrive()
  expect(updates, 'the newer letters stay').toEqual([])
  rest()
  expect(entries.at(-1)).toBe(`${action}?plaats=Utrecht&q=pabo+deeltijd`)
})

test('the same parameters in another order are the same address', () => {
  const { address, requested } = browse(`${action}?plaats=Utrecht&q=pabo`)
  expect(address.go(() => new URLSearchParams('q=pabo&plaats=Utrecht'))).toMatchObject({ query: 'pabo' })
  expect(requested).toEqual([])
})

test('a navigation that replaces one that has not arrived adds its entry, so that Back still leads to what was there', () => {
  const { address, entries, requested, arrive } = browse(`${action}?plaats=Utrecht`)
  const move = (box: string, replaces: boolean) => address.go(() => new URLSearchParams({ kader: box }), { replaces })
  move('1', false)
  move('2', true)
  move('3', true)
  // The framework cancels a pending navigation when a newer one starts.
  requested.splice(0, 2)
  arrive()
  expect(entries).toEqual([`${action}?plaats=Utrecht`, `${action}?kader=3`])
  move('4', true)
  arrive()
  expect(entries).toEqual([`${action}?plaats=Utrecht`, `${action}?kader=4`])
})

test('however it is typed, after a rest the address says it, by no more entries than there were searches', () => {
  const step = fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('type' as const), text: fc.string({ maxLength: 12 }) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), by: fc.nat(400) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('finish' as const, 'back' as const) }) },
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { address, entries, state, type, rest, back, updates } = browse()
      let box = ''
      let searches = 1
      for (const one of steps) {
        if (one.kind === 'type') {
          box = one.text
          type(box)
        } else if (one.kind === 'wait') vi.advanceTimersByTime(one.by)
        else if (one.kind === 'finish') {
          address.finish()
          searches += 1
        } else if (back()) {
          box = state().query
          searches += 1
        }
      }
      rest()
      expect(state()).toEqual(says(queryOf(box)))
      const before = updates.length
      address.follow(false)
      expect(updates.length, 'what was written is no news').toBe(before)
      expect(entries.length).toBeLessThanOrEqual(searches + 1)
    }),
  )
})

test('of two navigations at once the second builds on the first, whose address has not come yet', () => {
  const page = browse(`${action}?q=een+twee`)
  const without = (word: string) => (parameters: URLSearchParams) => {
    parameters.set('q', (parameters.get('q') ?? '').replace(word, '').trim())
    return parameters
  }
  expect(page.address.isGoing()).toBe(false)
  expect(page.address.go(without('een'))).toMatchObject({ query: 'twee' })
  expect(page.address.isGoing()).toBe(true)
  expect(page.address.go(without('twee'))).toMatchObject({ query: '' })
  expect(page.requested.map(({ to }) => to)).toEqual([`${action}?q=twee`, `${action}?q=`])
})

test('a page that is chosen while another list is on its way is not one of the new list', () => {
  const { address, entries, updates, write, rest, arrive } = browse()
  address.go((parameters) => new URLSearchParams([...parameters, ['volgorde', 'nieuw']]))
  write({ ...none, page: 2 })
  rest()
  arrive()
  rest()
  expect(entries).toEqual([action, `${action}?volgorde=nieuw`])
  expect(updates.at(-1)).toEqual(none)
})
