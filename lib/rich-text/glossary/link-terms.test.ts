import { expect, test } from 'vitest'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { plainText } from '#schema/rich-text.ts'
import { termOf, termsOf, withTerms } from './link-terms.ts'

const text = (value: string, ...marks: string[]): RichTextNode => ({
  type: 'text',
  text: value,
  ...(marks.length ? { marks: marks.map((type) => ({ type })) } : {}),
})
const block = (type: string, ...content: RichTextNode[]): RichTextNode => ({ type, content })
const document = (...content: RichTextNode[]): RichText => ({ type: 'doc', content })
const slugs = (...content: RichTextNode[]) =>
  termsOf(withTerms(document(...content), 'nl')).map(({ term }) => term.slug)

test('the first use of a term is marked, and no letter of the text is lost', () => {
  const before = document(block('paragraph', text('Eerst de pabo, dan weer de pabo en een cao.', 'bold')))
  const after = withTerms(before, 'nl')
  expect(after.content?.[0]?.content?.map(({ text: part, marks }) => [part, marks?.length])).toEqual([
    ['Eerst de ', 1],
    ['pabo', 2],
    [', dan weer de pabo en een ', 1],
    ['cao', 2],
    ['.', 1],
  ])
  expect(plainText(after)).toBe(plainText(before))
})

test('headings, links, code and heads of tables are left alone', () => {
  expect(
    slugs(
      block('heading', text('De pabo')),
      block('paragraph', text('de cao', 'link'), text('NT2', 'code')),
      block('codeBlock', text('PDG')),
      block('table', block('tableRow', block('tableHeader', block('paragraph', text('VOG'))))),
    ),
  ).toEqual([])
})

test('a term counts as a whole word, in any case and in its other forms', () => {
  expect(slugs(block('paragraph', text('Pabo’s en een pdg')))).toEqual(['pabo', 'pdg'])
  expect(slugs(block('paragraph', text('deeltijdpabo, pabo-student, mbo’er')))).toEqual(['mbo'])
})

test('an abbreviation is not the ordinary word that it is spelled as', () => {
  expect(slugs(block('paragraph', text('een duo voor de klas')))).toEqual([])
  expect(slugs(block('paragraph', text('een lening van DUO')))).toEqual(['duo'])
})

test('the longest spelling wins', () => {
  expect(slugs(block('paragraph', text('een staatsexamen NT2 en een tweedegraads lerarenopleiding')))).toEqual([
    'nt2',
    'tweedegraads',
  ])
})

test('terms inside lists and tables are explained, in the language of the text', () => {
  const item = block('bulletList', block('listItem', block('paragraph', text('lateral entry'))))
  expect(termsOf(withTerms(document(item), 'en')).map(({ term }) => term.slug)).toEqual(['zij-instroom'])
  expect(slugs(item)).toEqual([])
})

test('a mark from outside that names no term is none', () => {
  expect(termOf({ type: 'term', attrs: { slug: 'bestaat-niet', language: 'nl' } })).toBeNull()
  expect(termOf({ type: 'term', attrs: { slug: 'pabo', language: 'de' } })).toBeNull()
  expect(termOf({ type: 'term' })).toBeNull()
})
