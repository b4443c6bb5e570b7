/** Plain fields in which editors write Markdown, as documents, so that they look and behave like every other text. */
import { decodeHTMLStrict } from 'entities'
import { marked, type Token, type Tokens } from 'marked'
import type { RichText, RichTextNode } from '#schema/index.ts'

type Mark = { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }

const marksOf = { strong: 'bold', em: 'italic', del: 'strike' } as const
const isMarked = (type: string): type is keyof typeof marksOf => Object.hasOwn(marksOf, type)

const text = (words: string, marks: readonly Mark[]): RichTextNode[] =>
  words ? [{ type: 'text', text: words, ...(marks.length ? { marks: [...marks] } : {}) }] : []

/** Inline tokens with the marks that lie on them; markup of another language stays the words it is written in. */
const inline = (tokens: readonly Token[] = [], marks: readonly Mark[] = []): RichTextNode[] =>
  tokens.flatMap((token): RichTextNode[] => {
    if (isMarked(token.type)) return inline((token as Tokens.Strong).tokens, [...marks, { type: marksOf[token.type] }])
    switch (token.type) {
      case 'link': {
        const { href, tokens: words } = token as Tokens.Link
        return inline(words, [...marks, { type: 'link', attrs: { href: decodeHTMLStrict(href) } }])
      }
      case 'codespan':
        return text((token as Tokens.Codespan).text, [...marks, { type: 'code' }])
      case 'image':
        return inline((token as Tokens.Image).tokens, marks)
      case 'br':
        return [{ type: 'hardBreak' }]
      case 'text': {
        const { tokens: nested, text: words } = token as Tokens.Text
        return nested ? inline(nested, marks) : text(decodeHTMLStrict(words), marks)
      }
      case 'escape':
        return text((token as Tokens.Escape).text, marks)
      default:
        return text(token.raw, marks)
    }
  })

const row = (type: 'tableHeader' | 'tableCell', cells: readonly Tokens.TableCell[]): RichTextNode => ({
  type: 'tableRow',
  content: cells.map(({ tokens }) => ({ type, content: [{ type: 'paragraph', content: inline(tokens) }] })),
})

const block = (token: Token): RichTextNode[] => {
  switch (token.type) {
    case 'space':
    case 'def':
      return []
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading
      return [{ type: 'heading', attrs: { level: Math.max(depth, 3) }, content: inline(tokens) }]
    }
    case 'list': {
      const { ordered, start, items } = token as Tokens.List
      return [
        {
          ...(ordered ? { type: 'orderedList', attrs: { start } } : { type: 'bulletList' }),
          content: items.map(({ tokens }) => ({ type: 'listItem', content: tokens.flatMap(block) })),
        },
      ]
    }
    case 'blockquote':
      return [{ type: 'blockquote', content: ((token as Tokens.Blockquote).tokens ?? []).flatMap(block) }]
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return [{ type: 'table', content: [row('tableHeader', header), ...rows.map((cells) => row('tableCell', cells))] }]
    }
    case 'code':
      return [{ type: 'codeBlock', content: text((token as Tokens.Code).text, []) }]
    case 'hr':
      return [{ type: 'horizontalRule' }]
    case 'paragraph':
    case 'text':
      return [{ type: 'paragraph', content: inline((token as Tokens.Paragraph).tokens ?? [token]) }]
    default:
      return [{ type: 'paragraph', content: text(token.raw.trim(), []) }]
  }
}

/** The document that a Markdown text describes; headings begin at the third level, HTML is shown as written. */
export const fromMarkdown = (markdown: string): RichText => ({
  type: 'doc',
  content: marked.lexer(markdown).flatMap(block),
})
