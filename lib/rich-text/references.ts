/**
 * References from a text to its sources. On the wire they are links to `#bron-<number>`, the place of the source in
 * the article's list, so that any other reader of the document still has a link with words.
 */
import type { RichText, RichTextNode } from '#schema/index.ts'
import { walk } from '#schema/rich-text.ts'
import { resolveDocument, type Entry } from './resolve.ts'

export type Reference = {
  /** Place of the source in the list of the article, from 1. */
  readonly number: number
  /** Id of this place in the text, for the way back; null for a further part of a reference. */
  readonly id: string | null
  /** Whether the text is no more than a number. */
  readonly bare: boolean
  /** Whether the text after it is a further part of the same reference. */
  readonly isContinued: boolean
}

/** The mark that stands for a reference in a document that is ready to be shown. */
export const referenceMark = 'source-reference'

const target = /^#bron-([1-9]\d?)$/

type Mark = NonNullable<RichTextNode['marks']>[number]

/** The number of the source that the mark points to; null for another mark. */
const numberOf = ({ type, attrs }: Mark): number | null => {
  const href = attrs?.['href']
  const match = type === 'link' && typeof href === 'string' ? target.exec(href) : null
  return match ? Number(match[1]) : null
}

/** The number of the source that the node refers to. */
const sourceIn = (node: RichTextNode | undefined) => node?.marks?.map(numberOf).find((number) => number !== null)

/**
 * The document with each link to one of its sources as a reference with an id of its own. A link to a source that is not
 * there, or that the reader may not see, becomes its words. Chosen: the wire names no references.
 */
export const withReferences = (document: RichText, sources: readonly { readonly place: number }[]): RichText => {
  const places = new Set(sources.map(({ place }) => place))
  const uses = new Map<number, number>()
  const idOf = (number: number) => {
    const use = (uses.get(number) ?? 0) + 1
    uses.set(number, use)
    return `verwijzing-${number}-${use}`
  }
  const visit = (node: RichTextNode, at: number, siblings: readonly RichTextNode[]): RichTextNode => {
    const refer = (mark: Mark): Mark[] => {
      const number = numberOf(mark)
      if (number === null) return [mark]
      if (!places.has(number)) return []
      // A link whose words are partly bold is several nodes.
      const [continues, isContinued] = [at - 1, at + 1].map((beside) => sourceIn(siblings[beside]) === number)
      const bare = !continues && !isContinued && /^\d+$/.test(node.text ?? '')
      return [{ type: referenceMark, attrs: { number, id: continues ? null : idOf(number), bare, isContinued } }]
    }
    return {
      ...node,
      ...(node.marks ? { marks: node.marks.flatMap(refer) } : {}),
      ...(node.content ? { content: node.content.map(visit) } : {}),
    }
  }
  return { ...visit(document, 0, [document]), type: 'doc' }
}

type Article = {
  readonly body: RichText | null
  readonly editor_nodes: readonly Entry[]
  readonly sources: readonly { readonly place: number }[]
}

/** The text of an article with its embedded items and its references; null where it has no text. */
export const articleDocument = ({ body, editor_nodes: entries, sources }: Article): RichText | null =>
  body && withReferences(resolveDocument(body, entries), sources)

/** The reference that a mark stands for; null for another mark. */
export const referenceOf = ({ type, attrs }: Mark): Reference | null => {
  const [number, id] = [attrs?.['number'], attrs?.['id']]
  return type === referenceMark && typeof number === 'number' && (typeof id === 'string' || id === null)
    ? { number, id, bare: attrs?.['bare'] === true, isContinued: attrs?.['isContinued'] === true }
    : null
}

/** The references of a document in reading order, each once. Chosen: see `withReferences`. */
export const referencesOf = (document: RichText): Reference[] =>
  [...walk(document)]
    .flatMap((node) => (node.marks ?? []).flatMap((mark) => referenceOf(mark) ?? []))
    .filter(({ id }) => id !== null)
