/** Headings of a document: their text, and an id for each that is unique on the page. */
import type { RichText, RichTextNode } from '#schema/index.ts'
import { plainText, walk } from '#schema/rich-text.ts'

export type Heading = { readonly id: string; readonly text: string; readonly level: number }

/** A text as the last part of an address: lower case, letters without marks, words joined by hyphens. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')

const levelOf = (node: RichTextNode): number => {
  const level = node.attrs?.['level']
  return typeof level === 'number' && level >= 1 && level <= 6 ? level : 2
}

/** Ids that the page round a document bears itself. */
const pageIds: ReadonlySet<string> = new Set([
  'inhoud',
  'documenten',
  'vragen',
  'bronnen',
  'overnemen',
  'reactie',
  'dank',
  'verder',
  'media',
  'nog-niet',
])
const isPageId = (id: string) => pageIds.has(id) || /^bron-\d+$/.test(id)

/**
 * The headings in reading order, with the node each stands for, so that page and list of contents agree on ids. Where a page
 * shows several documents, their ids begin with that of the document.
 */
export const headingsOf = (document: RichText, documentId?: string): ReadonlyMap<RichTextNode, Heading> => {
  const headings = new Map<RichTextNode, Heading>()
  const used = new Set<string>()
  for (const node of walk(document)) {
    if (node.type !== 'heading') continue
    const text = plainText(node)
    const slug = `${documentId ? `${documentId}-` : ''}${slugify(text) || 'kop'}`
    let id = slug
    for (let count = 2; used.has(id) || isPageId(id); count += 1) id = `${slug}-${count}`
    used.add(id)
    headings.set(node, { id, text, level: levelOf(node) })
  }
  return headings
}

/**
 * A name for each table: the heading that it stands below, numbered from the second on. Tables above any heading have
 * none. Chosen: the wire has no captions.
 */
export const captionsOf = (document: RichText): ReadonlyMap<RichTextNode, string> => {
  const captions = new Map<RichTextNode, string>()
  let [heading, count] = ['', 0]
  for (const node of walk(document)) {
    if (node.type === 'heading') [heading, count] = [plainText(node), 0]
    if (node.type !== 'table' || !heading) continue
    count += 1
    captions.set(node, count > 1 ? `${heading} (${count})` : heading)
  }
  return captions
}

/** Words a minute of an adult who reads to understand. Chosen. */
const readingPace = 200

/** Minutes that reading takes, at least one. */
export const readingMinutes = (document: RichText): number =>
  Math.max(1, Math.round(plainText(document).split(/\s+/).length / readingPace))
