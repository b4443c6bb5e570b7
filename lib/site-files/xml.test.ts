import { expect, test } from 'vitest'
import { xml, xmlDocument } from './xml.ts'

// ASVS 1.5.4 5.3.1 5.3.10
test('what is put in is escaped, in text and in attributes', () => {
  const value = `<b title="a'b">&amp;</b>`
  expect(xml`<a href="${value}">${value}</a>`.markup).toBe(
    '<a href="&lt;b title=&quot;a&apos;b&quot;&gt;&amp;amp;&lt;/b&gt;">&lt;b title=&quot;a&apos;b&quot;&gt;&amp;amp;&lt;/b&gt;</a>',
  )
})

test('pieces and lists of pieces are kept; absence is nothing, zero is something', () => {
  const items = ['a', 'b'].map((name) => xml`<i>${name}</i>`)
  expect(xml`<l>${items}${xml`<x/>`}${null}${undefined}${false}${0}</l>`.markup).toBe('<l><i>a</i><i>b</i><x/>0</l>')
})

// ASVS 5.3.2
test('characters that XML cannot hold are left out; others stay whole', () => {
  expect(xml`${'a\u{0}b\u{8}c\u{D800}d\u{FFFF}e\u{1F600}\né'}`.markup).toBe('abcde\u{1F600}\né')
})

test('a document says what it is first', () => {
  expect(xmlDocument(xml`<a/>`)).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n')
})
