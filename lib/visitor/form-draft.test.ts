import { afterEach, expect, test, vi } from 'vitest'
import { forgetDraft, readDraft } from './form-draft.ts'

const stored = (text: string) => {
  const texts = new Map([['lesroute:form:advice', text]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => texts.delete(key),
  })
}

afterEach(() => vi.unstubAllGlobals())

test('a draft is read as it was kept, by form, until it is forgotten', () => {
  stored('{"values":{"name":["Ada"],"slot":[]},"sent":"k1"}')
  expect(readDraft('advice')).toEqual({ values: { name: ['Ada'], slot: [] }, sent: 'k1' })
  expect(readDraft('contact')).toEqual({ values: {} })
  forgetDraft('advice')
  expect(readDraft('advice')).toEqual({ values: {} })
})

test.each(['', '{', '[]', '{"values":[]}', '{"values":{"name":"Ada"},"sent":1}', '{"values":{"name":[1]}}'])(
  'of %j in storage nothing is put back',
  (text) => {
    stored(text)
    expect(Object.values(readDraft('advice').values).flat()).toEqual([])
    expect(readDraft('advice').sent).toBeUndefined()
  },
)

test('a browser that stores nothing for this site has no draft', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(readDraft('advice')).toEqual({ values: {} })
  expect(() => forgetDraft('advice')).not.toThrow()
})
