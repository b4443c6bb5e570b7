import { Children, type ReactNode } from 'react'
import { safeHref } from '#lib/paths.ts'
import { shownFigureOf } from '#lib/rich-text/figures.ts'
import { captionsOf, headingsOf, type Heading } from '#lib/rich-text/outline.ts'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { plainText } from '#schema/rich-text.ts'

export type Words = {
  /** Names the link to a heading. */
  readonly headingLink: (heading: string) => string
  /** Names the region in which a wide table scrolls. */
  readonly table: string
}
export type NodeProps = { readonly node: RichTextNode; readonly parent?: RichTextNode; readonly children?: ReactNode }
export type Mark = NonNullable<RichTextNode['marks']>[number]
export type MarkProps = { readonly mark: Mark; readonly children?: ReactNode }

const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

type HeadingProps = { heading: Heading; label: string; children: ReactNode }

const HeadingNode = ({ heading, label, children }: HeadingProps) => {
  // The page's own title is the only first-level heading.
  const Tag = headingTags[Math.max(heading.level, 2) - 1] ?? 'h2'
  return (
    <Tag id={heading.id} className="group/heading">
      {children}
      {heading.text ? (
        <a
          href={`#${heading.id}`}
          aria-label={label}
          data-screen=""
          className="ms-2 text-accent! no-underline! opacity-0 group-hover/heading:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-60"
        >
          #
        </a>
      ) : null}
    </Tag>
  )
}

const span = (value: unknown) => (typeof value === 'number' && value > 1 ? value : undefined)

const isHeadRow = (row: RichTextNode) =>
  Boolean(row.content?.length) && row.content?.every(({ type }) => type === 'tableHeader')

type TableProps = { node: RichTextNode; caption: string | undefined; label: string; children: ReactNode }

/** A table whose first rows of nothing but headers are its head, which print repeats on each page. */
const TableNode = ({ node, caption, label, children }: TableProps) => {
  const rows = Children.toArray(children)
  const body = node.content?.findIndex((row) => !isHeadRow(row)) ?? 0
  const heads = body < 0 ? 0 : body
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={caption ? `${caption}. ${label}` : label} tabIndex={0} className="scrolls-sideways">
      <table>
        {caption ? <caption className="sr-only">{caption}</caption> : null}
        {heads ? <thead>{rows.slice(0, heads)}</thead> : null}
        <tbody>{rows.slice(heads)}</tbody>
      </table>
    </div>
  )
}

/** The id of the card that explains a figure in a document, which has an id where a page shows several documents. */
export const figureCard = (series: string, documentId?: string) =>
  `cijfer-${documentId ? `${documentId}-` : ''}${series}`

export type MarkOptions = {
  readonly documentId?: string | undefined
  /** Whether the page draws the cards of the document's figures. */
  readonly hasCards?: boolean | undefined
  /** For a page in a frame, which no other page may be in: its links open in a new window, and end with these words. */
  readonly newWindow?: ReactNode
}

const LinkMark = ({ mark, children, documentId, hasCards, newWindow }: MarkProps & MarkOptions) => {
  const href = safeHref(mark.attrs?.['href'])
  if (!href) return children
  const shown = shownFigureOf(mark)
  const card = shown && hasCards ? figureCard(shown.figure.series, documentId) : null
  const opens = newWindow && !href.startsWith('#') ? { target: '_blank', rel: 'noopener' } : null
  return (
    <a
      href={href}
      className={shown ? 'figure' : undefined}
      // The platform's `interestfor` is newer than the types of the framework.
      {...(card ? { 'aria-details': card, interestfor: card } : {})}
      {...(opens ?? (href.startsWith('http') ? { rel: 'noopener' } : {}))}
    >
      {children}
      {opens ? newWindow : null}
    </a>
  )
}

/** The marks of a document. */
export const plainMarks = (options: MarkOptions): Record<string, (props: MarkProps) => ReactNode> => ({
  link: (props) => <LinkMark {...props} {...options} />,
  bold: ({ children }) => <strong>{children}</strong>,
  italic: ({ children }) => <em>{children}</em>,
  strike: ({ children }) => <s>{children}</s>,
  subscript: ({ children }) => <sub>{children}</sub>,
  superscript: ({ children }) => <sup>{children}</sup>,
  code: ({ children }) => <code>{children}</code>,
  // Reserved: its text reads on, without the relation.
  'relation-mark': ({ children }) => children,
})

/** The nodes of a document that need nothing but themselves. */
export const plainNodes = (
  document: RichText,
  words: Words,
  documentId?: string,
): Record<string, (props: NodeProps) => ReactNode> => {
  const [headings, captions] = [headingsOf(document, documentId), captionsOf(document)]
  return {
    doc: ({ children }) => <>{children}</>,
    text: ({ node }) => node.text,
    paragraph: ({ children }) => <p>{children}</p>,
    heading: ({ node, children }) => {
      const heading = headings.get(node)
      // A relation has its words elsewhere.
      if (!plainText(node, ({ type }) => type)) return null
      return heading ? (
        <HeadingNode heading={heading} label={words.headingLink(heading.text)}>
          {children}
        </HeadingNode>
      ) : (
        <p>{children}</p>
      )
    },
    horizontalRule: () => <hr />,
    hardBreak: () => <br />,
    bulletList: ({ children }) => <ul>{children}</ul>,
    orderedList: ({ node, children }) => <ol start={span(node.attrs?.['start'])}>{children}</ol>,
    listItem: ({ children }) => <li>{children}</li>,
    blockquote: ({ children }) => <blockquote>{children}</blockquote>,
    codeBlock: ({ children }) => (
      <pre>
        <code>{children}</code>
      </pre>
    ),
    table: ({ node, children }) => (
      <TableNode node={node} caption={captions.get(node)} label={words.table}>
        {children}
      </TableNode>
    ),
    tableRow: ({ children }) => <tr>{children}</tr>,
    tableHeader: ({ node, parent, children }) => (
      // A header among cells heads its row; one among headers its column.
      <th
        scope={parent?.content?.some(({ type }) => type === 'tableCell') ? 'row' : 'col'}
        colSpan={span(node.attrs?.['colspan'])}
        rowSpan={span(node.attrs?.['rowspan'])}
      >
        {children}
      </th>
    ),
    tableCell: ({ node, children }) => (
      <td colSpan={span(node.attrs?.['colspan'])} rowSpan={span(node.attrs?.['rowspan'])}>
        {children}
      </td>
    ),
  }
}

/** The table without what objects inherit: a document may name a node `constructor`. */
export const ownOnly = <T extends object>(table: T): T => Object.assign(Object.create(null), table)
