/** Rich-text documents as Markdown: every node and block that a page shows, with absolute URLs. Pure. */
import type { RichTextNode } from '#schema/index.ts'
import { originalUrl, pictureUrl, type MediaBase } from '../media/addresses.ts'
import { itemHref, safeHref, type Href } from '../paths.ts'
import { parseBlock, type Block, type BlockOf } from '../rich-text/blocks.ts'
import { referenceMark, referenceOf } from '../rich-text/references.ts'
import { anyTitle } from '../rich-text/titles.ts'

/** The context of a document, which makes its links absolute. */
export type MarkdownContext = {
  /** Address of the site. */
  readonly origin: string
  readonly media: MediaBase
  /** The absolute URL of a page, in the language of the reader. */
  readonly urlOf: (href: Href) => string
}

/** Escapes text for Markdown. Source: https://spec.commonmark.org/0.31.2/#backslash-escapes */
export const escaped = (words: string): string =>
  words
    .replaceAll(/[\\`*_~[\]<>]|&(?=#?\w+;)/g, String.raw`\$&`)
    .replaceAll(/^([\t ]*)(?=(?:#{1,6}|[+-])(?:\s|$)|(?:=+|-+)[\t ]*$)/gm, '$1\\')
    .replaceAll(/^([\t ]*\d+)([.)])(?=\s|$)/gm, String.raw`$1\$2`)

/** A link with that text; spaces and brackets in the URL are escaped. */
export const link = (words: string, url: string): string => linkOf(escaped(words), url)

/** The same of words that are Markdown already. */
const linkOf = (words: string, url: string): string =>
  `[${words}](${url.replaceAll(/[\s()<>]/g, (character) => encodeURIComponent(character).replace('(', '%28').replace(')', '%29'))})`

/** The items as a list; items with several lines are indented. */
export const list = (items: readonly string[], ordered = false, start = 1): string =>
  items
    .map((item, index) => {
      const marker = ordered ? `${start + index}. ` : '- '
      return marker + item.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`)
    })
    .join('\n')

const quoted = (text: string) => text.replaceAll(/^(?=[^\n])/gm, '> ').replaceAll(/^$/gm, '>')

/** The parts that are not empty, with a blank line between them. */
export const blocks = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part) => typeof part === 'string' && part.trim() !== '').join('\n\n')

type Mark = NonNullable<RichTextNode['marks']>[number]

const wraps: Readonly<Record<string, readonly [string, string]>> = {
  bold: ['**', '**'],
  italic: ['_', '_'],
  strike: ['~~', '~~'],
  subscript: ['<sub>', '</sub>'],
  superscript: ['<sup>', '</sup>'],
}

/** The same inside a word, or against other marks, where signs would be read as words. */
const tags: typeof wraps = {
  ...wraps,
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  strike: ['<del>', '</del>'],
}

const marked = (words: string, mark: Mark, { origin }: MarkdownContext, signs: typeof wraps): string => {
  // Marks enclose words without surrounding spaces: `** words**` is not bold.
  const inner = words.trim()
  if (!inner) return words
  const [before, after] = [words.slice(0, words.indexOf(inner)), words.slice(words.indexOf(inner) + inner.length)]
  const source = referenceOf(mark)
  if (source) return `${before}${source.bare ? '' : inner}${source.isContinued ? '' : `[^${source.number}]`}${after}`
  if (mark.type === 'link') {
    const href = safeHref(mark.attrs?.['href'])
    return href ? `${before}${linkOf(inner, href.startsWith('/') ? origin + href : href)}${after}` : words
  }
  const [open = '', close = ''] = Object.hasOwn(signs, mark.type) ? (signs[mark.type] ?? []) : []
  return `${before}${open}${inner}${close}${after}`
}

const codeSpan = (words: string) => {
  const fence = '`'.repeat(1 + Math.max(0, ...[...words.matchAll(/`+/g)].map(([run]) => run.length)))
  return fence.length > 1 ? `${fence} ${words} ${fence}` : `${fence}${words}${fence}`
}

const isLink = ({ type }: Mark) => type === 'link' || type === referenceMark

/** Whether a text touches one beside it of which it would be a part, or whose signs would be read as its own. */
const touches = ({ text = '' }: RichTextNode, beside: RichTextNode | undefined, isBefore: boolean): boolean => {
  if (beside?.type !== 'text') return false
  const [own, other] = isBefore ? [text.at(0), beside.text?.at(-1)] : [text.at(-1), beside.text?.at(0)]
  if (!own || !other || /\s/.test(own + other)) return false
  return /[\p{L}\p{N}]/u.test(other) || (beside.marks ?? []).some(({ type }) => Object.hasOwn(wraps, type))
}

const textOf = (
  node: RichTextNode,
  beside: readonly (RichTextNode | undefined)[],
  context: MarkdownContext,
): string => {
  const { text = '', marks = [] } = node
  const isCode = marks.some(({ type }) => type === 'code')
  const rest = marks.filter(({ type }) => type !== 'code')
  const signs = beside.some((other, at) => touches(node, other, at === 0)) ? tags : wraps
  // Links enclose all other marks.
  return rest
    .toSorted((one, other) => Number(isLink(one)) - Number(isLink(other)))
    .reduce((words, mark) => marked(words, mark, context, signs), isCode ? codeSpan(text) : escaped(text))
}

const dataOf = (node: RichTextNode): Block | null => parseBlock(node.attrs?.['data'], () => {})

/** As on the page, a sentence holds no embedded items but mentions: of others it has the title. */
const inSentence = (block: Block, context: MarkdownContext): string =>
  block.collection === 'mentions' ? blockMarkdown(block, context) : escaped(anyTitle(block) ?? '')

const inline = (nodes: readonly RichTextNode[] = [], context: MarkdownContext): string =>
  nodes
    // A break at the end would be a backslash.
    .slice(0, nodes.findLastIndex(({ type }) => type !== 'hardBreak') + 1)
    .map((node, at) => {
      if (node.type === 'text') return textOf(node, [nodes[at - 1], nodes[at + 1]], context)
      if (node.type === 'hardBreak') return '\\\n'
      if (node.type.startsWith('relation-')) {
        const block = dataOf(node)
        return block ? inSentence(block, context) : ''
      }
      return inline(node.content, context)
    })
    // A link behind an exclamation mark would be a picture.
    .map((part, at, parts) => (part.endsWith('!') && parts[at + 1]?.startsWith('[') ? `${part.slice(0, -1)}\\!` : part))
    .join('')

const linked = (words: string, to: string | null, { origin }: MarkdownContext): string => {
  const href = safeHref(to)
  return href ? link(words, href.startsWith('/') ? origin + href : href) : escaped(words)
}

const itemLink = (
  words: string,
  target: { readonly collection: string; readonly path?: unknown; readonly slug?: unknown } | null,
  { urlOf }: MarkdownContext,
): string => {
  const href = target && itemHref(target.collection, target)
  return href ? link(words, urlOf(href)) : escaped(words)
}

const withText = (words: string, text: string | null) => (text ? `${words}: ${escaped(text)}` : words)

const recordingOf = (block: BlockOf<'mediaplayers'>, { media }: MarkdownContext): string => {
  const source = block.type === 'audio' ? block.audio?.source : block.video?.id
  return source ? link(block.title ?? block.type, originalUrl(media, source, 'video')) : ''
}

/** An embedded item, with the same text as on the page. */
const blockMarkdown = (block: Block, context: MarkdownContext): string => {
  switch (block.collection) {
    case 'buttons':
      return linked(block.label, block.to, context)
    case 'callouts':
      return quoted(
        blocks([
          block.title && `**${escaped(block.title)}**`,
          block.description && nodeMarkdown(block.description, context),
          list(block.actions.map(({ label, to }) => linked(label, to, context))),
        ]),
      )
    case 'images':
      return block.image
        ? `!${link(block.alt_text ?? '', pictureUrl(context.media, block.image.id, { width: 960 }))}`
        : ''
    case 'content_lists':
      return blocks([
        block.title && `**${escaped(block.title)}**`,
        list(block.items.map((item) => withText(linked(item.title, item.link, context), item.description))),
      ])
    case 'related_content_lists':
      return blocks([
        block.title && `**${escaped(block.title)}**`,
        list(block.items.map((item) => withText(itemLink(item.title, item, context), item.summary))),
      ])
    case 'mediaplayers':
      return recordingOf(block, context)
    case 'mentions': {
      const words = block.title ?? block.target?.title
      return words ? itemLink(words, block.target, context) : ''
    }
    default:
      return block satisfies never
  }
}

const cell = (node: RichTextNode, context: MarkdownContext): string =>
  (node.content ?? [])
    .map((child) => nodeMarkdown(child, context))
    .join('<br>')
    .replaceAll(/\\?\n/g, '<br>')
    .replaceAll('|', String.raw`\|`)

/** The cells of each row by their column: the places that a wide or a high cell takes beside and below it are empty. */
const cellsOf = (rows: readonly RichTextNode[], context: MarkdownContext): string[][] => {
  /** For each column the rows that a cell above still takes. */
  const taken: number[] = []
  const spanOf = (value: unknown, most: number) => Math.min(Math.max(Number(value ?? 1) || 1, 1), most)
  return rows.map((row) => {
    const cells: string[] = []
    const pass = () => {
      for (; (taken[cells.length] ?? 0) > 0; cells.push('')) taken[cells.length] = (taken[cells.length] ?? 0) - 1
    }
    for (const node of row.content ?? []) {
      pass()
      const below = spanOf(node.attrs?.['rowspan'], rows.length) - 1
      const width = spanOf(node.attrs?.['colspan'], 50)
      for (let at = 0; at < width; at += 1) {
        taken[cells.length] = below
        cells.push(at === 0 ? cell(node, context) : '')
      }
    }
    pass()
    return cells
  })
}

/** A table; its first row is the header when all its cells are header cells. Source: https://github.github.com/gfm/#tables-extension- */
const table = (node: RichTextNode, context: MarkdownContext): string => {
  const rows = node.content ?? []
  const isHeaded = rows[0]?.content?.every(({ type }) => type === 'tableHeader') ?? false
  const cells = cellsOf(rows, context)
  const width = Math.max(1, ...cells.map(({ length }) => length))
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`
  const [head = [], ...body] = isHeaded ? cells : [[], ...cells]
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n')
}

const codeBlock = (node: RichTextNode): string => {
  const code = (node.content ?? []).map(({ text }) => text ?? '').join('')
  const fence = '`'.repeat(Math.max(3, 1 + Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))))
  return `${fence}\n${code}\n${fence}`
}

const childrenOf = (node: RichTextNode, context: MarkdownContext) =>
  (node.content ?? []).map((child) => nodeMarkdown(child, context))

/**
 * A document or a node of one as Markdown, headings from the second level on. It must be resolved first; nodes without a form
 * in Markdown become their text. References to sources (`withReferences`) become footnotes. Chosen: CommonMark with GFM's tables, and footnotes.
 */
export const nodeMarkdown = (node: RichTextNode, context: MarkdownContext): string => {
  switch (node.type) {
    case 'heading': {
      // The page's own title is the only first-level heading.
      const level = Math.min(6, Math.max(2, Number(node.attrs?.['level'] ?? 2)))
      // A heading is one line.
      const words = inline(node.content, context).replaceAll(/\\?\n/g, ' ')
      return words.trim() ? `${'#'.repeat(level)} ${words}` : ''
    }
    case 'bulletList':
    case 'orderedList':
      return list(
        (node.content ?? []).map((item) =>
          (item.content ?? [])
            .map((child, index) => {
              const text = nodeMarkdown(child, context)
              return index > 0 && child.type === 'paragraph' ? `\n${text}` : text
            })
            .join('\n'),
        ),
        node.type === 'orderedList',
        Number(node.attrs?.['start'] ?? 1),
      )
    case 'blockquote':
      return quoted(blocks(childrenOf(node, context)))
    case 'horizontalRule':
      return '---'
    case 'codeBlock':
      return codeBlock(node)
    case 'table':
      return table(node, context)
    case 'relation-block': {
      const block = dataOf(node)
      return block ? blockMarkdown(block, context) : ''
    }
    case 'doc':
      return blocks(childrenOf(node, context))
    default:
      return inline(node.type === 'paragraph' ? node.content : [node], context)
  }
}
