/** What an editor must mend in a document before, or after, it is published. Pure: document and entries in, findings out. */
import type { RichText, RichTextNode } from '#schema/index.ts'
import { plainText, walk } from '#schema/rich-text.ts'
import { isServed } from '../paths.ts'
import { parseBlock } from './blocks.ts'
import type { Entry } from './resolve.ts'
import { quote, reviewDocument, type Warning } from './review.ts'

export type Finding = {
  /** The block of the document in which it is found, counted from 0. */
  readonly block: number
  readonly finding:
    | Exclude<Warning, { readonly kind: 'relations' }>
    | { readonly kind: 'unresolved' | 'notRenderable'; readonly type: string }
    | { readonly kind: 'missingAlt'; readonly text: string }
    | { readonly kind: 'deadLink'; readonly text: string; readonly href: string }
    | { readonly kind: 'longSentence'; readonly text: string; readonly count: number }
}

/** Words of a sentence that most readers still take in at once. Source: guidelines for language level B1. */
const longestSentence = 25

const longSentences = (block: RichTextNode): Finding['finding'][] =>
  [...walk(block)]
    .filter(({ type }) => type === 'paragraph')
    .flatMap((paragraph) => [
      ...new Intl.Segmenter('nl', { granularity: 'sentence' }).segment(plainText(paragraph, () => 'x')),
    ])
    .flatMap(({ segment }) => {
      const count = segment.trim().split(/\s+/).length
      return count > longestSentence ? [{ kind: 'longSentence', text: quote(segment.trim()), count } as const] : []
    })

/** The paths that a node's links and an embedded item's own lead to. */
const pathsOf = (node: RichTextNode, item: unknown): { readonly text: string; readonly href: string }[] => {
  const links = (node.marks ?? []).flatMap(({ type, attrs }) =>
    type === 'link' && typeof attrs?.['href'] === 'string' ? [{ text: node.text ?? '', href: attrs['href'] }] : [],
  )
  const to: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'to') : null
  const label: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'label') : null
  return typeof to === 'string' ? [...links, { text: typeof label === 'string' ? label : '', href: to }] : links
}

type Context = { readonly entries: readonly Entry[]; readonly exists: (path: string) => boolean }

const isRelation = ({ type }: RichTextNode) => type.startsWith('relation-')

const ofNode = (node: RichTextNode, { entries, exists }: Context): Finding['finding'][] => {
  const entry = entries.find(({ id }) => id === node.attrs?.['id'])
  const item = typeof entry?.item === 'object' && entry.item !== null ? entry.item : null
  const collection: unknown = node.attrs?.['collection']
  const type = typeof collection === 'string' ? collection : node.type
  const findings: Finding['finding'][] = pathsOf(node, item).flatMap(({ text, href }) => {
    const [path = ''] = href.split(/[?#]/, 1)
    return isServed(path) && !exists(path) ? [{ kind: 'deadLink' as const, text: quote(text), href: quote(href) }] : []
  })
  if (!isRelation(node)) return findings
  if (!item) return [...findings, { kind: 'unresolved', type }]
  const block = parseBlock({ ...item, collection: entry?.collection }, () => {})
  if (!block) return [...findings, { kind: 'notRenderable', type }]
  if (block.collection === 'images' && !block.alt_text)
    return [...findings, { kind: 'missingAlt', text: block.image?.title ?? block.id }]
  return findings
}

/**
 * Everything that wants mending, in reading order: embedded items that are gone or cannot be shown, pictures without
 * words, headings that jump or are empty, links that lead nowhere, sentences that are too long, and nodes that the site
 * does not know. `exists` says whether a path of a kind that the site serves has its item.
 */
export const inspectDocument = (document: RichText, context: Context): Finding[] => {
  const blocks = document.content ?? []
  const whole = reviewDocument(document).warnings
  const jumps = whole.filter(({ kind }) => kind === 'levelJump')
  return blocks.flatMap((block, index) => {
    const alone = reviewDocument({ type: 'doc', content: [block] }).warnings.filter(({ kind }) => kind !== 'levelJump')
    // Whether a heading jumps is known from the headings before it only.
    const jumped = block.type === 'heading' ? jumps.filter((jump) => quote(plainText(block)) === headingOf(jump)) : []
    return [
      ...[...alone, ...jumped].filter((warning) => warning.kind !== 'relations'),
      ...[...walk(block)].flatMap((node) => ofNode(node, context)),
      ...longSentences(block),
    ].map((finding) => ({ block: index, finding }))
  })
}

const headingOf = (warning: Warning): string | null => (warning.kind === 'levelJump' ? warning.heading : null)
