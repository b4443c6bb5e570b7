/** Random documents, most of them with nodes that nobody knows: each is resolved, reviewed and written as Markdown, without a fault. */
import * as fc from 'fast-check'
import { marked } from 'marked'
import { afterEach, expect, test, vi } from 'vitest'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { nodeMarkdown } from '../markdown-alternates/document-markdown.ts'
import { inspectDocument } from './inspect.ts'
import { headingsOf, readingMinutes } from './outline.ts'
import { resolveDocument } from './resolve.ts'
import { reviewDocument, withoutUnknown } from './review.ts'

const types = [
  'paragraph',
  'heading',
  'text',
  'bulletList',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'blockquote',
  'image',
  'codeBlock',
]
const type = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(...types, 'relation-block', 'relation-inline-block', 'hardBreak', 'horizontalRule'),
  },
  fc.constantFrom('unknown', '__proto__', 'constructor', 'script', ''),
)
const text = fc.oneof(
  fc.string({ maxLength: 20, unit: 'binary' }),
  fc.constantFrom('<script>', '[x](javascript:x)', '```\n[x](javascript:x)', '| a |', '# x'),
)
const href = fc.constantFrom(
  '/kennisbank',
  'https://x.example',
  'javascript:alert(1)',
  '//x.example',
  '',
  '\u0000',
  'data:text/html,x',
)
const mark = fc.record({
  type: fc.constantFrom('bold', 'link', 'code', 'unknown', 'source-reference'),
  attrs: fc.record({ href, level: fc.nat(9) }),
})
const attrs = fc.record(
  {
    level: fc.integer({ min: -1, max: 9 }),
    id: fc.constantFrom('a', 'b', ''),
    junction: fc.constant('x'),
    start: fc.nat(9),
    colspan: fc.nat(3),
  },
  { requiredKeys: [] },
)
const { node } = fc.letrec<{ node: RichTextNode }>((tie) => ({
  node: fc.record(
    { type, text, marks: fc.array(mark, { maxLength: 2 }), attrs, content: fc.array(tie('node'), { maxLength: 3 }) },
    { requiredKeys: ['type'], noNullPrototype: true },
  ) as fc.Arbitrary<RichTextNode>,
}))
const entries = [
  { id: 'a', collection: 'buttons', item: { id: 'k', label: 'Lees', to: '/x' } },
  { id: 'b', collection: 'nobody-knows', item: { id: 'p' } },
]

const reading = {
  origin: 'https://lesroute.example',
  media: { url: 'https://media.example', folder: '' },
  urlOf: () => 'https://lesroute.example/x',
}

afterEach(() => vi.unstubAllGlobals())

// ASVS 5.2.1 5.3.1
test('no document fails, and none links to a script', () => {
  // What asks for the present day ends a prerender.
  const present = () => {
    throw new Error('The present day was asked for')
  }
  const fixedDays = new Proxy(Date, {
    apply: present,
    construct: (Day, parts: []) => (parts.length ? new Day(...parts) : present()),
    get: (Day, name) => (name === 'now' ? present : Reflect.get(Day, name)),
  })
  fc.assert(
    fc.property(fc.array(node, { maxLength: 6 }), (content) => {
      vi.stubGlobal('Date', fixedDays)
      const document: RichText = { type: 'doc', content }
      const resolved = resolveDocument(document, entries)
      reviewDocument(resolved)
      inspectDocument(resolved, { entries, exists: () => false })
      headingsOf(resolved)
      expect(readingMinutes(resolved)).toBeGreaterThan(0)
      const known = withoutUnknown(resolved)
      expect(withoutUnknown(known)).toEqual(known)
      const markdown = nodeMarkdown(resolved, reading)
      const addresses: string[] = []
      void marked.walkTokens(marked.lexer(markdown), (token) => {
        if (token.type === 'link' || token.type === 'image') addresses.push(String(token['href']))
      })
      expect(addresses.filter((address) => /^(?:javascript|data):/i.test(address))).toEqual([])
    }),
    { numRuns: process.env['FULL_SQUARE'] ? 1000 : 250, seed: 14 },
  )
})
