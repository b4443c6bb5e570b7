import { renderJSONContentToReactElement } from '@tiptap/static-renderer/json/react'
import type { ReactNode } from 'react'
import type { RichText, RichTextNode } from '#schema/index.ts'
import { warn } from '#lib/log.ts'
import { headingsOf, type Heading } from '#lib/rich-text/outline.ts'
import { safeHref } from '#lib/paths.ts'
import { Relation } from './relations/relation.tsx'

type Words = {
  /** Names the link to a heading. */
  readonly headingLink: (heading: string) => string
  /** Names the region in which a wide table scrolls. */
  readonly table: string
}
type Props = { readonly document: RichText; readonly words: Words }
type NodeProps = { readonly node: RichTextNode; readonly parent?: RichTextNode; readonly children?: ReactNode }
type Mark = NonNullable<RichTextNode['marks']>[number]
type MarkProps = { readonly mark: Mark; readonly children?: ReactNode }

const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

const HeadingNode = ({ heading, label, children }: { heading: Heading; label: string; children: ReactNode }) => {
  // The page's own title is the only first-level heading.
  const Tag = headingTags[Math.max(heading.level, 2) - 1] ?? 'h2'
  return (
    <Tag id={heading.id} className="group/heading">
      {children}
      <a
        href={`#${heading.id}`}
        aria-label={label}
        className="ms-2 text-accent! no-underline! opacity-0 group-hover/heading:opacity-100 focus-visible:opacity-100"
      >
        #
      </a>
    </Tag>
  )
}

const span = (value: unknown) => (typeof value === 'number' && value > 1 ? value : undefined)

const LinkMark = ({ mark, children }: MarkProps) => {
  const href = safeHref(mark.attrs?.['href'])
  return href ? (
    <a href={href} {...(href.startsWith('http') ? { rel: 'noopener' } : {})}>
      {children}
    </a>
  ) : (
    children
  )
}

const markMapping: Record<string, (props: MarkProps) => ReactNode> = {
  link: LinkMark,
  bold: ({ children }) => <strong>{children}</strong>,
  italic: ({ children }) => <em>{children}</em>,
  strike: ({ children }) => <s>{children}</s>,
  subscript: ({ children }) => <sub>{children}</sub>,
  superscript: ({ children }) => <sup>{children}</sup>,
  code: ({ children }) => <code>{children}</code>,
  // Reserved: its text reads on, without the relation.
  'relation-mark': ({ children }) => children,
}

const nodeMapping = (
  headings: ReadonlyMap<RichTextNode, Heading>,
  words: Words,
): Record<string, (props: NodeProps) => ReactNode> => ({
  doc: ({ children }) => <>{children}</>,
  text: ({ node }) => node.text,
  paragraph: ({ children }) => <p>{children}</p>,
  heading: ({ node, children }) => {
    const heading = headings.get(node)
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
  table: ({ children }) => (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={words.table} tabIndex={0} className="overflow-x-auto">
      <table>
        <tbody>{children}</tbody>
      </table>
    </div>
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
  'relation-block': ({ node }) => <Relation data={node.attrs?.['data']} words={words} />,
  'relation-inline-block': ({ node }) => <Relation data={node.attrs?.['data']} words={words} />,
})

/** The table without what objects inherit: a document may name a node `constructor`. */
const ownOnly = <T extends object>(table: T): T => Object.assign(Object.create(null), table)

const Unknown = ({ node, children }: NodeProps) => {
  warn('rich text: unknown node', { type: node.type })
  return children
}

const UnknownMark = ({ mark, children }: MarkProps) => {
  warn('rich text: unknown mark', { type: mark.type })
  return children
}

/** A resolved document as elements; no script reaches the browser for it. What it does not know degrades to its text. */
export const Document = ({ document, words }: Props) => {
  const render = renderJSONContentToReactElement<Mark, RichTextNode>({
    nodeMapping: ownOnly(nodeMapping(headingsOf(document), words)),
    markMapping: ownOnly(markMapping),
    unhandledNode: Unknown,
    unhandledMark: UnknownMark,
  })
  return render({ content: document })
}

export type { Words }
