import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAddressWriter } from './address-writer.ts'
import { articlesPage } from './pages.ts'
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
  const requested: string[] = []
  const state = () => readState(articlesPage, new URLSearchParams(place().search))
  const writer = createAddressWriter(articlesPage, action, state(), {
    place,
    push,
    replace: (address) => void entries.splice(at, 1, address),
    navigate: (address) => void requested.push(address),
  })
  writer.landed(state(), false)
  return {
    writer,
    entries,
    requested,
    state,
    rest: () => vi.advanceTimersByTime(300),
    type: (text: string) => writer.write(says(queryOf(text)), true),
    arrive: () => {
      push(requested.shift() ?? '')
      return writer.landed(state(), false)
    },
    back: () => {
      at = Math.max(0, at - 1)
      return writer.landed(state(), true)
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
  const { writer, entries, rest, type } = browse()
  type('pabo')
  writer.finish()
  type('stage')
  rest()
  expect(entries).toEqual([action, `${action}?q=pabo`, `${action}?q=stage`])
})

test('a choice makes an entry of its own, before letters and after them', () => {
  const { writer, entries, rest, type } = browse()
  type('pabo')
  writer.write(chosen(says('pabo')), false)
  writer.write(chosen(says('pabo a')), true)
  rest()
  writer.write(chosen(says('pabo ab')), true)
  rest()
  const both = `${action}?q=pabo&onderwerp=Salaris`
  expect(entries).toEqual([action, `${action}?q=pabo`, both, both.replace('pabo', 'pabo+ab')])
})

test('after back, letters make an entry again and nothing that waited is written', () => {
  const { entries, back, rest, type, state } = browse()
  type('pabo')
  rest()
  type('pabo a')
  expect(back()).toBe(true)
  rest()
  expect(state()).toEqual(none)
  type('stage')
  rest()
  expect(entries).toEqual([action, `${action}?q=stage`])
})

test('what an address can not say in full is no news when it is read back', () => {
  const { writer, rest, state } = browse()
  const many = Array.from({ length: 60 }, (_, index) => `Onderwerp ${index}`)
  writer.write({ ...none, refinements: { 'topics.name': many } }, false)
  rest()
  expect(writer.landed(state(), false)).toBe(false)
})

test('nothing is written on the way to another page', () => {
  const { writer, entries, rest, type } = browse()
  type('pabo')
  writer.follow('/media')
  expect(entries.at(-1)).toBe(`${action}?q=pabo`)
  type('stage')
  rest()
  expect(entries.at(-1)).toBe(`${action}?q=pabo`)
})

test('going elsewhere on the page takes along what is not written yet, and keeps what is done on the way', () => {
  const { writer, entries, requested, arrive, rest, type } = browse()
  type('pabo')
  writer.go(`${action}?plaats=Utrecht`)
  expect(requested).toEqual([`${action}?plaats=Utrecht&q=pabo`])
  type('pabo deeltijd')
  rest()
  expect(entries.at(-1), 'nothing calls it back').toBe(`${action}?q=pabo`)
  expect(arrive(), 'the newer letters stay').toBe(false)
  rest()
  expect(entries.at(-1)).toBe(`${action}?plaats=Utrecht&q=pabo+deeltijd`)
})

test('however it is typed, after a rest the address says it, by no more entries than there were searches', () => {
  const step = fc.oneof(
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('type' as const), text: fc.string({ maxLength: 12 }) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), by: fc.nat(400) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('finish' as const, 'back' as const) }) },
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { writer, entries, state, type, rest, back } = browse()
      let box = ''
      let searches = 1
      for (const one of steps) {
        if (one.kind === 'type') {
          box = one.text
          type(box)
        } else if (one.kind === 'wait') vi.advanceTimersByTime(one.by)
        else if (one.kind === 'finish') {
          writer.finish()
          searches += 1
        } else if (back()) {
          box = state().query
          searches += 1
        }
      }
      rest()
      expect(state()).toEqual(says(queryOf(box)))
      expect(writer.landed(state(), false), 'what was written is no news').toBe(false)
      expect(entries.length).toBeLessThanOrEqual(searches + 1)
    }),
  )
})
