import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { RichText } from '#schema/index.ts'
import { Document } from './document.tsx'

// Embedded items need the site's settings and language; the browser tests show them.
vi.mock('./relations/relation.tsx', () => ({ Relation: () => null }))

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
