import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { RichText } from '#schema/index.ts'
import { Document } from './document.tsx'

// Embedded items need the site's settings and language; the browser tests show them.
vi.mock('./relations/relation.tsx', () => ({ Relation: () => null }))
vi.mock('./explanations.tsx', () => ({ Explanations: () => null }))

const words = { headingLink: (heading: string) => `Link: ${heading}`, table: 'Tabel' }
const text = (value: string, ...marks: string[]) => ({
  type: 'text',
  text: value,
  ...(marks.length ? { marks: marks.map((type) => ({ type })) } : {}),
})
const check = (content: NonNullable<RichText['content']>) =>
  renderToStaticMarkup(<Document document={{ type: 'doc', content }} words={words} />)

test('marks nest, whatever their order', () =>
  expect(check([{ type: 'paragraph', content: [text('a', 'bold', 'italic')] }])).toBe(
    '<p><em><strong>a</strong></em></p>',
  ))

test('what is not known reads on as its text', () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const odd = ['galaxy', 'constructor', '__proto__', 'toString']
  for (const type of odd)
    expect(check([{ type, content: [{ type: 'paragraph', content: [text('b', type)] }] }]), type).toBe('<p>b</p>')
  expect(stderr).toHaveBeenCalled()
  stderr.mockRestore()
})

test('a link of an unsafe kind is its words', () => {
  const link = (href: string) => ({ ...text('weg'), marks: [{ type: 'link', attrs: { href } }] })
  expect(check([{ type: 'paragraph', content: [link('javascript:alert(1)')] }])).toBe('<p>weg</p>')
  expect(check([{ type: 'paragraph', content: [link('https://duo.nl')] }])).toBe(
    '<p><a href="https://duo.nl" rel="noopener">weg</a></p>',
  )
})

test('a heading of the first level is one of the second: the page has its own', () => {
  const html = check([{ type: 'heading', attrs: { level: 1 }, content: [text('Kosten')] }])
  expect(html).toMatch(/^<h2 id="kosten"/)
  expect(html).toContain('aria-label="Link: Kosten"')
})

test('a heading without words is left out, and one that is no more than a mention has no link of its own', () => {
  const heading = (...content: NonNullable<RichText['content']>) => ({ type: 'heading', content })
  expect(check([heading(text(' ')), heading()])).toBe('')
  expect(check([heading({ type: 'relation-inline-block' })])).toBe('<h2 id="kop" class="group/heading"></h2>')
})

test('a reference to a source leads there and can be led back to, with its number behind the words', () => {
  const marks = (number: number, bare: boolean) => [
    { type: 'source-reference', attrs: { number, id: `verwijzing-${number}-1`, bare } },
  ]
  const continued = { type: 'source-reference', attrs: { number: 2, id: 'verwijzing-2-1', isContinued: true } }
  const last = { type: 'source-reference', attrs: { number: 2, id: null } }
  expect(
    check([
      { ...text('de '), marks: [continued] },
      { ...text('wet'), marks: [last, { type: 'bold' }] },
    ]),
  ).toMatch(/^<a id="verwijzing-2-1"[^>]*>de <\/a><[^0-9]*href="#bron-2"[^>]*>.*<sup>2<\/sup>/)
  const html = check([
    { ...text('de wet'), marks: marks(2, false) },
    { ...text('1'), marks: marks(1, true) },
  ])
  expect(html).toMatch(/<a id="verwijzing-2-1" href="#bron-2" role="doc-noteref"[^>]*>de wet<sup>2<\/sup><\/a>/)
  expect(html).toMatch(/<a id="verwijzing-1-1" href="#bron-1"[^>]*><sup>1<\/sup><\/a>/)
})

test('a term is a button for its card; one that the glossary does not know is its words', () => {
  const term = (slug: string) => ({ ...text('pabo'), marks: [{ type: 'term', attrs: { slug, language: 'nl' } }] })
  expect(check([term('pabo')])).toMatch(/^<button type="button" popoverTarget="begrip-pabo"[^>]*>pabo<\/button>$/i)
  expect(check([term('bestaat-niet')])).toBe('pabo')
})

test('a table has its head apart, is named by its heading, and can be scrolled by keyboard', () => {
  const cell = (type: string, value: string) => ({ type, content: [text(value)] })
  const row = (...content: NonNullable<RichText['content']>) => ({ type: 'tableRow', content })
  const html = check([
    { type: 'heading', attrs: { level: 2 }, content: [text('Kosten')] },
    {
      type: 'table',
      content: [
        row(cell('tableHeader', 'Wat'), cell('tableHeader', 'Hoeveel')),
        row(cell('tableHeader', 'Boeken'), cell('tableCell', '€ 300')),
      ],
    },
  ])
  expect(html).toContain('<div role="region" aria-label="Kosten. Tabel" tabindex="0"')
  expect(html).toContain('<caption class="sr-only">Kosten</caption>')
  expect(html).toContain('<thead><tr><th scope="col">Wat</th><th scope="col">Hoeveel</th></tr></thead>')
  expect(html).toContain('<tbody><tr><th scope="row">Boeken</th><td>€ 300</td></tr></tbody>')
})
