import { expect, test } from 'vitest'
import { neighboursOf, termsByLetter } from './letters.ts'
import { findTerm, terms, termsInOrder } from './terms.ts'

const locales = ['nl', 'en'] as const

test('no slug and no spelling stands for two terms', () => {
  expect(new Set(terms.map(({ slug }) => slug)).size).toBe(terms.length)
  for (const locale of locales) {
    const forms = terms
      .flatMap((term) => [term[locale].term, ...(term[locale].forms ?? [])])
      .map((form) => form.toLowerCase())
    expect(
      forms.filter((form, index) => forms.indexOf(form) !== index),
      locale,
    ).toEqual([])
  }
})

test('explanations are short sentences that end', () => {
  for (const term of terms)
    for (const locale of locales) {
      expect(term[locale].short, `${term.slug} ${locale}`).toMatch(/^\p{Lu}.{20,160}[.?]$/u)
      expect(term[locale].more, `${term.slug} ${locale}`).toMatch(/[.]$/)
    }
})

test('each language has its own order', () => {
  const at = (locale: 'nl' | 'en') => termsInOrder(locale).findIndex(({ slug }) => slug === 'kopopleiding')
  expect(at('nl')).not.toBe(at('en'))
  expect(findTerm('pabo')?.en.term).toBe('pabo')
  expect(findTerm('niets')).toBeNull()
})

test('terms stand under their letters, each once', () => {
  const letters = termsByLetter('nl')
  expect(letters.flatMap(([, own]) => own)).toEqual(termsInOrder('nl'))
  expect(letters.map(([letter]) => letter)).toEqual([...new Set(letters.map(([letter]) => letter))].toSorted())
})

test('neighbours go round at the ends', () => {
  const all = termsInOrder('nl').map(({ slug }) => slug)
  const [first = '', second, third] = all
  expect(neighboursOf(first, 'nl').map(({ slug }) => slug)).toEqual([all.at(-2), all.at(-1), second, third])
  const last = all.at(-1) ?? ''
  expect(neighboursOf(last, 'nl').map(({ slug }) => slug)).toEqual([all.at(-3), all.at(-2), first, second])
  expect(neighboursOf('niets', 'nl')).toEqual([])
})
