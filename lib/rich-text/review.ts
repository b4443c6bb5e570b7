/** What an editor should know of a document before it is published. Pure: document in, findings out. */
import { isSitePath } from '#platform/request-path.ts'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { markTypes, nodeTypes, walk } from '#schema/rich-text.ts'
import { safeHref } from '../paths.ts'
import { headingsOf, readingMinutes, type Heading } from './outline.ts'

export type Warning =
  | { readonly kind: 'levelJump'; readonly heading: string; readonly from: number; readonly to: number }
  | { readonly kind: 'emptyHeading'; readonly level: number }
  | { readonly kind: 'unsafeLink' | 'strayPath'; readonly text: string; readonly href: string }
  | { readonly kind: 'unknownNode' | 'unknownMark'; readonly type: string; readonly count: number }
  | { readonly kind: 'relations'; readonly count: number }

export type Review = {
  /** The headings that the list of contents of an article shows. */
  readonly contents: readonly Heading[]
  /** Minutes, as the page of an article says. */
  readonly minutes: number
  readonly warnings: readonly Warning[]
}

/** Fewer headings than this are seen at a glance: the page of an article then shows no list of contents. */
export const leastContents = 3
/** Deepest heading level in a list of contents, as on the page of an article. */
const contentsDepth = 3
/** Longest quotation of a document in a warning, in characters. */
const quoted = 80

const knownNodes: ReadonlySet<string> = new Set(nodeTypes)
const knownMarks: ReadonlySet<string> = new Set(markTypes)

/** The beginning of a text, for an editor to find it by. */
export const quote = (text: string): string => (text.length > quoted ? `${text.slice(0, quoted)}…` : text)

const tally = (names: readonly string[]): [string, number][] => [
  ...names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map<string, number>()),
]

/** A first-level heading is shown on the second level: the title of the page is the only first-level one. */
const shownLevel = ({ level }: Heading) => Math.max(level, 2)

const headingWarnings = (headings: readonly Heading[]): Warning[] =>
  headings.flatMap((heading, index): Warning[] => {
    const above = headings[index - 1]
    const [from, to] = [above ? shownLevel(above) : 1, shownLevel(heading)]
    if (!heading.text) return [{ kind: 'emptyHeading', level: to }]
    return to > from + 1 ? [{ kind: 'levelJump', heading: quote(heading.text), from, to }] : []
  })

/** Each address that will not be a link once, with the first words that bear it. */
const linkWarnings = (nodes: readonly RichTextNode[]): Warning[] => {
  const warnings = new Map<string, Warning>()
  for (const node of nodes)
    for (const { type, attrs } of node.marks ?? []) {
      if (type !== 'link' || safeHref(attrs?.['href']) !== null) continue
      const href = typeof attrs?.['href'] === 'string' ? attrs['href'] : ''
      const kind = isSitePath(href) ? 'strayPath' : 'unsafeLink'
      if (!warnings.has(href)) warnings.set(href, { kind, text: quote(node.text ?? ''), href: quote(href) })
    }
  return [...warnings.values()]
}

const unknownWarnings = (nodes: readonly RichTextNode[]): Warning[] => {
  const strange = nodes.map(({ type }) => type).filter((type) => !knownNodes.has(type))
  const marks = nodes.flatMap((node) => (node.marks ?? []).map(({ type }) => type))
  return [
    ...tally(strange).map(([type, count]) => ({ kind: 'unknownNode', type: quote(type), count }) as const),
    ...tally(marks.filter((type) => !knownMarks.has(type))).map(
      ([type, count]) => ({ kind: 'unknownMark', type: quote(type), count }) as const,
    ),
  ]
}

/** The headings that the list of contents of an article shows. */
export const contentsOf = (document: RichText): Heading[] =>
  [...headingsOf(document).values()].filter(({ level, text }) => level <= contentsDepth && text)

/**
 * The list of contents, the reading time in minutes, and warnings: heading levels that jump, empty headings, links
 * that will not be links, nodes and marks that the site does not know, and relational nodes, which have no data here.
 * Source: docs/contract.md 10.4. Chosen: the first heading belongs on the second level.
 */
export const reviewDocument = (document: RichText): Review => {
  const nodes = [...walk(document)]
  const headings = [...headingsOf(document).values()]
  const relations = nodes.filter(({ type }) => type === 'relation-block' || type === 'relation-inline-block').length
  return {
    contents: contentsOf(document),
    minutes: readingMinutes(document),
    warnings: [
      ...headingWarnings(headings),
      ...linkWarnings(nodes),
      ...unknownWarnings(nodes),
      ...(relations ? [{ kind: 'relations', count: relations } as const] : []),
    ],
  }
}

const known = (node: RichTextNode): RichTextNode[] => {
  const { content, marks, ...rest } = node
  const children = content?.flatMap(known)
  if (!knownNodes.has(node.type)) return children ?? []
  return [
    {
      ...rest,
      ...(marks ? { marks: marks.filter(({ type }) => knownMarks.has(type)) } : {}),
      ...(children ? { content: children } : {}),
    },
  ]
}

/** Whether an editor may link to the address: what the site will link to, and paths whose page may come later. */
export const isLinkable = (href: string): boolean => isSitePath(href) || safeHref(href) !== null

/**
 * The document with each unknown node replaced by its children, and without unknown marks: what the site shows of
 * such a document. Source: docs/contract.md 10.4.
 */
export const withoutUnknown = (document: RichText): RichText => ({
  ...document,
  ...(document.content ? { content: document.content.flatMap(known) } : {}),
})

/** Where a block of a document stands in the same document without unknown nodes, counted from 0. */
export const knownPlace = (document: RichText, block: number): number =>
  (document.content ?? []).slice(0, block).flatMap(known).length
