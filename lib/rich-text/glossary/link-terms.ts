/** Marks the first use of each term of the glossary in a document, so that a page can explain it on the spot. */
import type { RichText, RichTextNode } from '#schema/index.ts'
import { walk } from '#schema/rich-text.ts'
import { isLocale, type Locale } from '#lib/i18n/routing.ts'
import { findTerm, terms, type Term } from './terms.ts'

/** The mark that stands for a term in a document that is ready to be shown. */
export const termMark = 'term'

/** Where a term is not explained: it is a title there, or code. */
const passedOver: ReadonlySet<string> = new Set(['heading', 'codeBlock', 'tableHeader'])
/** What a term cannot stand inside of. */
const occupied: ReadonlySet<string> = new Set(['link', 'code', 'source-reference', termMark])

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Ordinary words that are spelled as an abbreviation is in capitals: “een duo voor de klas”. */
const words: ReadonlySet<string> = new Set(['duo', 'Duo'])

/** Every spelling in that language, with its term. */
const spellings: Readonly<Record<Locale, ReadonlyMap<string, Term>>> = {
  nl: new Map(
    terms.flatMap((term) => [term.nl.term, ...(term.nl.forms ?? [])].map((form) => [form.toLowerCase(), term])),
  ),
  en: new Map(
    terms.flatMap((term) => [term.en.term, ...(term.en.forms ?? [])].map((form) => [form.toLowerCase(), term])),
  ),
}

/** Whole words, the longest spelling first; a hyphen on either side makes another word. */
const patternOf = (forms: Iterable<string>) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:${[...forms]
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|')})(?![\p{L}\p{N}-])`,
    'giu',
  )
const patterns: Readonly<Record<Locale, RegExp>> = {
  nl: patternOf(spellings.nl.keys()),
  en: patternOf(spellings.en.keys()),
}

/**
 * The document with the first use of each term marked `term`, except in headings, links, code and heads of tables.
 * Chosen: the glossary is the site's own, the wire knows nothing of it.
 */
export const withTerms = (document: RichText, locale: Locale): RichText => {
  const explained = new Set<string>()
  const split = (node: RichTextNode): RichTextNode[] => {
    const text = node.text ?? ''
    const parts: RichTextNode[] = []
    let from = 0
    for (const { 0: term, index } of text.matchAll(patterns[locale])) {
      const slug = spellings[locale].get(term.toLowerCase())?.slug
      if (!slug || explained.has(slug) || words.has(term)) continue
      explained.add(slug)
      if (index > from) parts.push({ ...node, text: text.slice(from, index) })
      parts.push({
        ...node,
        text: term,
        marks: [...(node.marks ?? []), { type: termMark, attrs: { slug, language: locale } }],
      })
      from = index + term.length
    }
    return from ? [...parts, ...(from < text.length ? [{ ...node, text: text.slice(from) }] : [])] : [node]
  }
  const visit = (node: RichTextNode): RichTextNode[] => {
    if (passedOver.has(node.type) || node.marks?.some(({ type }) => occupied.has(type))) return [node]
    if (node.type === 'text') return split(node)
    return [node.content ? { ...node, content: node.content.flatMap(visit) } : node]
  }
  return { ...document, ...(document.content ? { content: document.content.flatMap(visit) } : {}) }
}

/** A term with the language in which a text uses it. */
export type UsedTerm = { readonly term: Term; readonly language: Locale }

/** The term that a mark stands for; null for another mark. */
export const termOf = ({ type, attrs }: NonNullable<RichTextNode['marks']>[number]): UsedTerm | null => {
  const [slug, language] = [attrs?.['slug'], attrs?.['language']]
  const term = type === termMark && typeof slug === 'string' ? findTerm(slug) : null
  return term && typeof language === 'string' && isLocale(language) ? { term, language } : null
}

/** The terms that a document explains, in reading order. Chosen: see `withTerms`. */
export const termsOf = (document: RichText): UsedTerm[] =>
  [...walk(document)].flatMap((node) => (node.marks ?? []).flatMap((mark) => termOf(mark) ?? []))
