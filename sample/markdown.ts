/** Turns the Markdown of the content files into the tree-structured documents the content API serves. */
import { lexer, type Token, type Tokens } from 'marked'
import { parse as parseYaml } from 'yaml'
import type { RichText } from '#schema/define.ts'

/** Nodes while they are being made; a finished document is a `RichText`. */
type DocumentMark = { type: string; attrs?: Record<string, unknown> }
type DocumentNode = {
  type: string
  attrs?: Record<string, unknown>
  content?: DocumentNode[]
  marks?: DocumentMark[]
  text?: string
}

/** A block or mention met in the text: the collection it belongs to and the fields an editor wrote. */
export type RelationRequest = { collection: string; fields: Record<string, unknown> }

/** Gives the id of the junction record that will stand for the relation in the document. */
export type Relate = (request: RelationRequest) => string

export const blockCollections = [
  'buttons',
  'callouts',
  'images',
  'content_lists',
  'related_content_lists',
  'mediaplayers',
] as const

type Context = { relate: Relate; junction: string; where: string }
const inlineHtmlMarks: Record<string, string> = { sub: 'subscript', sup: 'superscript' }

/**
 * Returns the document (`{ type: 'doc', content }`) that a Markdown text describes. A fenced block whose language is a
 * block collection becomes a `relation-block`; a link `mention:<slug>` becomes a `relation-inline-block`; both carry the
 * id that `relate` returns. Throws an Error naming `where` when the text holds something a document cannot hold.
 * Source: docs/contract.md 10.4, "Relational nodes".
 */
export const markdownToDocument = (
  markdown: string,
  { relate = refuse, junction = 'articles_editor_nodes', where = 'text' }: Partial<Context> = {},
): RichText => {
  const context = { relate, junction, where }
  return { type: 'doc', content: lexer(markdown).flatMap((token) => blockNodes(token, context)) }
}

/**
 * Returns the front matter of a content file (`---` YAML `---`) as data, and the text that follows it. Throws an Error
 * naming `where` when the file does not begin with front matter.
 * Chosen: content files are Markdown with YAML on top, so that an editor can read and correct them anywhere.
 */
export const splitFrontMatter = (file: string, where: string): { data: Record<string, unknown>; body: string } => {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file)
  if (!match) throw new Error(`${where}: no front matter`)
  return { data: yamlRecord(match[1] ?? '', where), body: match[2] ?? '' }
}

/** Returns a YAML mapping as a record. Throws an Error naming `where` when it is anything else. Chosen: see above. */
export const yamlRecord = (text: string, where: string): Record<string, unknown> => {
  const value: unknown = parseYaml(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${where}: not a mapping`)
  return { ...value }
}

function refuse(request: RelationRequest): never {
  throw new Error(`This field cannot hold a relation to ${request.collection}`)
}

const blockNodes = (token: Token, context: Context): DocumentNode[] => {
  const known = token as Tokens.Generic
  switch (token.type) {
    case 'space':
      return []
    case 'paragraph':
    case 'text':
      return [paragraph(known.tokens ?? [], context)]
    case 'heading':
      return [{ type: 'heading', attrs: { level: known.depth }, content: inlineNodes(known.tokens ?? [], context) }]
    case 'hr':
      return [{ type: 'horizontalRule' }]
    case 'blockquote':
      return [{ type: 'blockquote', content: (known.tokens ?? []).flatMap((child) => blockNodes(child, context)) }]
    case 'list':
      return [listNode(token as Tokens.List, context)]
    case 'table':
      return [tableNode(token as Tokens.Table, context)]
    case 'code':
      return [fencedNode(token as Tokens.Code, context)]
    default:
      throw new Error(`${context.where}: a document has no place for "${token.type}" (${token.raw.slice(0, 60)})`)
  }
}

const paragraph = (tokens: Token[], context: Context): DocumentNode => {
  const content = inlineNodes(tokens, context)
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' }
}

const listNode = (list: Tokens.List, context: Context): DocumentNode => {
  const content = list.items.map((item) => ({
    type: 'listItem',
    content: item.tokens.flatMap((child) => blockNodes(child, context)),
  }))
  if (!list.ordered) return { type: 'bulletList', content }
  return { type: 'orderedList', attrs: { start: list.start === '' ? 1 : list.start }, content }
}

const tableNode = (table: Tokens.Table, context: Context): DocumentNode => {
  const row = (type: string, cells: Tokens.TableCell[]): DocumentNode => ({
    type: 'tableRow',
    content: cells.map((cell) => ({
      type,
      attrs: { colspan: 1, rowspan: 1, colwidth: null },
      content: [paragraph(cell.tokens, context)],
    })),
  })
  return {
    type: 'table',
    content: [row('tableHeader', table.header), ...table.rows.map((cells) => row('tableCell', cells))],
  }
}

const fencedNode = (code: Tokens.Code, context: Context): DocumentNode => {
  const language = code.lang ?? ''
  if (!blockCollections.some((name) => name === language)) {
    return {
      type: 'codeBlock',
      attrs: { language: language === '' ? null : language },
      content: [{ type: 'text', text: code.text }],
    }
  }
  const fields = yamlRecord(code.text, `${context.where}, ${language}`)
  const id = context.relate({ collection: language, fields })
  return { type: 'relation-block', attrs: { id, junction: context.junction, collection: language } }
}

const inlineNodes = (tokens: Token[], context: Context): DocumentNode[] => {
  const nodes: DocumentNode[] = []
  walkInline(tokens, [], context, nodes)
  return nodes
}

/** Appends to `nodes`; `marks` are those of the enclosing spans. HTML tags come as loose tokens, hence the open list. */
const walkInline = (tokens: Token[], marks: DocumentMark[], context: Context, nodes: DocumentNode[]): void => {
  let open = marks
  for (const token of tokens) {
    const known = token as Tokens.Generic
    const inside = (mark: DocumentMark) => walkInline(known.tokens ?? [], [...open, mark], context, nodes)
    if (token.type === 'strong') inside({ type: 'bold' })
    else if (token.type === 'em') inside({ type: 'italic' })
    else if (token.type === 'del') inside({ type: 'strike' })
    else if (token.type === 'link') linkNode(token as Tokens.Link, open, context, nodes)
    else if (token.type === 'br') nodes.push({ type: 'hardBreak' })
    else if (token.type === 'codespan') pushText(nodes, token as Tokens.Codespan, [...open, { type: 'code' }])
    else if (token.type === 'html') open = toggled(open, token.raw, context)
    else if (token.type === 'text' && known.tokens) walkInline(known.tokens, open, context, nodes)
    else if (token.type === 'text' || token.type === 'escape') pushText(nodes, token as Tokens.Text, open)
    else throw new Error(`${context.where}: a paragraph has no place for "${token.type}" (${token.raw.slice(0, 60)})`)
  }
}

const linkNode = (link: Tokens.Link, marks: DocumentMark[], context: Context, nodes: DocumentNode[]): void => {
  if (link.href.startsWith('mention:')) {
    const fields = { article: link.href.slice('mention:'.length), title: link.text === '' ? null : link.text }
    const id = context.relate({ collection: 'mentions', fields })
    nodes.push({ type: 'relation-inline-block', attrs: { id, junction: context.junction, collection: 'mentions' } })
    return
  }
  const outside = /^https?:/.test(link.href)
  const attrs = {
    href: link.href,
    target: outside ? '_blank' : null,
    rel: outside ? 'noopener noreferrer' : null,
    class: null,
  }
  walkInline(link.tokens, [...marks, { type: 'link', attrs }], context, nodes)
}

const toggled = (marks: DocumentMark[], tag: string, context: Context): DocumentMark[] => {
  const match = /^<(\/?)(\w+)>$/.exec(tag.trim())
  const type = inlineHtmlMarks[match?.[2] ?? '']
  if (!match || type === undefined) throw new Error(`${context.where}: unknown tag ${tag}`)
  return match[1] === '/' ? marks.filter((mark) => mark.type !== type) : [...marks, { type }]
}

const pushText = (nodes: DocumentNode[], token: { text: string }, marks: DocumentMark[]): void => {
  const text = token.text.replaceAll('\n', ' ')
  if (text === '') return
  const last = nodes.at(-1)
  if (last?.text !== undefined && JSON.stringify(last.marks ?? []) === JSON.stringify(marks)) last.text += text
  else nodes.push(marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text })
}
