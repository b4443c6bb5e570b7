import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyValues } from './editable.ts'
import { createCopies, mostCopies, type Copy } from './unsaved-copies.ts'
import type { Unsaved } from './unsaved.ts'

const id = '11111111-1111-4111-8111-111111111111'
let texts = new Map<string, string>()
let isFull = false

beforeEach(() => {
  vi.useFakeTimers()
  texts = new Map()
  isFull = false
  vi.stubGlobal('localStorage', {
    get length() {
      return texts.size
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      texts.set(key, text)
    },
    removeItem: (key: string) => texts.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const words = (title: string): Unsaved => ({
  values: { ...emptyValues, title },
  read: null,
  at: new Date().toISOString(),
})
/** An editor's form that is open; each time it is opened is another. */
const open = (item: string | null = id) => {
  const copies = createCopies('articles', item)
  return {
    ...copies,
    type: (title: string) => {
      copies.typed(words(title))
      vi.advanceTimersByTime(2000)
    },
    titles: () => copies.offers().map(({ values }) => values.title),
    first: (): Copy => copies.offers()[0] ?? expect.fail('nothing is offered'),
  }
}

test('what was typed last is offered first, and what was typed before it after that', () => {
  open().type('A')
  open().type('B')
  const form = open()
  expect(form.titles()).toEqual(['B', 'A'])
  form.take(form.first())
  expect(form.titles()).toEqual(['A'])
  expect(open().titles()).toEqual(['B', 'A'])
})

test('throwing away removes what was offered and nothing else', () => {
  open().type('A')
  open().type('B')
  const form = open()
  form.type('C')
  form.drop(form.first())
  expect(form.titles()).toEqual(['A'])
  expect(open().titles()).toEqual(['C', 'A'])
})

test('a copy that was typed on since it was offered is not thrown away', () => {
  const other = open()
  other.type('A')
  const form = open()
  const offered = form.first()
  other.type('A, and more')
  form.drop(offered)
  expect(form.titles()).toEqual(['A, and more'])
})

test('two tabs on one item do not overwrite each other', () => {
  const [one, two] = [open(), open()]
  one.type('TAB1')
  two.type('TAB2')
  one.type('TAB1b')
  expect(open().titles()).toEqual(['TAB1b', 'TAB2'])
})

test('what stands in the form stays as a copy when another is put back, also within the pause', () => {
  open().type('A')
  const form = open()
  form.typed(words('B'))
  vi.advanceTimersByTime(100)
  form.take(form.first())
  form.type('A, and more')
  expect(form.titles()).toEqual(['B'])
  expect(open().titles()).toEqual(['A, and more', 'B'])
})

test('what was typed right before a page is left is a copy too', () => {
  const form = open()
  form.typed(words('A'))
  form.flush()
  expect(open().titles()).toEqual(['A'])
  // Nothing is stored twice, and nothing that was thrown away comes back.
  open().drop(open().first())
  form.flush()
  vi.advanceTimersByTime(2000)
  expect(open().titles()).toEqual([])
})

test('a copy stays where it is when storage has no room for another', () => {
  open().type('A')
  const form = open()
  isFull = true
  form.take(form.first())
  expect(open().titles()).toEqual(['A'])
})

test('a save forgets the own copy alone, and stores what was typed meanwhile as of the saved item', () => {
  open(null).type('Of another tab')
  const form = open(null)
  form.type('Mine')
  form.saved(id, words('Mine, and more'))
  expect(open(null).titles()).toEqual(['Of another tab'])
  expect(open().titles()).toEqual(['Mine, and more'])
  form.saved(id, null)
  expect(open().titles()).toEqual([])
})

test('copies of one item are bounded, and those of others stay', () => {
  open('22222222-2222-4222-8222-222222222222').type('Other item')
  for (let copy = 0; copy < mostCopies + 5; copy += 1) open().type(String(copy))
  expect(open().titles()).toHaveLength(mostCopies)
  expect(open().titles().at(-1)).toBe('5')
  expect(texts.size).toBe(mostCopies + 1)
})

test('copies of the former form of the keys are offered too', () => {
  texts.set(`lesroute:editing:articles:${id}`, JSON.stringify(words('B')))
  texts.set(`lesroute:editing:articles:${id}:former`, JSON.stringify({ ...words('A'), at: '2026-01-01T00:00:00Z' }))
  expect(open().titles()).toEqual(['B', 'A'])
})

test('the list of offers is the same object until a copy changes', () => {
  open().type('A')
  const form = open()
  const before = form.offers()
  form.type('B')
  expect(form.offers()).toBe(before)
})

test('says whether what was typed is stored, so that the form promises no copy that is not there', () => {
  const notes: boolean[] = []
  const copies = createCopies('articles', id, (isStored) => notes.push(isStored))
  copies.typed(words('One'))
  vi.advanceTimersByTime(2000)
  isFull = true
  copies.typed(words('Two'))
  vi.advanceTimersByTime(2000)
  isFull = false
  copies.sending(words('Three'))
  expect(notes).toEqual([true, false, true])
})
