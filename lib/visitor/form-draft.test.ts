import { afterEach, expect, test, vi } from 'vitest'
import { forgetSentDraft, readDraft } from './form-draft.ts'

const stored = (text: string) => {
  const texts = new Map([['lesroute:form:advice', text]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => texts.delete(key),
  })
}

const nothing = { values: {}, over: {} }

afterEach(() => vi.unstubAllGlobals())

test('a draft is read as it was kept, by form, until it is forgotten', () => {
  stored('{"values":{"name":["Ada"],"slot":[]},"over":{"name":[""]},"sent":"k1"}')
  expect(readDraft('advice')).toEqual({ values: { name: ['Ada'], slot: [] }, over: { name: [''] }, sent: 'k1' })
  expect(readDraft('contact')).toEqual(nothing)
  forgetSentDraft('advice')
  expect(readDraft('advice')).toEqual(nothing)
})

test.each(['', '{', '[]', '{"values":[]}', '{"values":{"name":"Ada"},"sent":1}', '{"values":{"name":[1]}}'])(
  'of %j in storage nothing is put back',
  (text) => {
    stored(text)
    expect(Object.values(readDraft('advice').values).flat()).toEqual([])
    expect(readDraft('advice').sent).toBeUndefined()
  },
)

test('a draft that was never sent stays when another form of that name was accepted', () => {
  stored('{"values":{"name":["Ada"]},"over":{}}')
  forgetSentDraft('advice')
  expect(readDraft('advice').values).toEqual({ name: ['Ada'] })
})

test('a browser that stores nothing for this site has no draft', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(readDraft('advice')).toEqual(nothing)
  expect(() => forgetSentDraft('advice')).not.toThrow()
})
