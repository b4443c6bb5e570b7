/** What the editor knows: the vocabulary of the site's documents and nothing beyond it, so that no paste brings more. */
import { Extension, getSchema, Mark, markInputRule, Node, type Attributes, type NodeViewRenderer } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkable } from '#lib/rich-text/review.ts'
import type { RichText } from '#schema/index.ts'
import { cleanPaste } from './clean-paste.ts'
import { writable } from './writable.ts'

/** A mark that is one element and may lie on any other mark, as in the documents of the content service. */
const plainMark = (name: string, tag: string) =>
  Mark.create({
    name,
    excludes: '',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

const Subscript = plainMark('subscript', 'sub').extend({
  addKeyboardShortcuts() {
    return { 'Mod-,': () => this.editor.commands.toggleMark(this.name) }
  },
})

const Superscript = plainMark('superscript', 'sup').extend({
  addKeyboardShortcuts() {
    return { 'Mod-.': () => this.editor.commands.toggleMark(this.name) }
  },
})

/** The kit's own code mark would refuse documents in which code is bold or a link. */
const Code = plainMark('code', 'code').extend({
  code: true,
  exitable: true,
  addInputRules() {
    return [markInputRule({ find: /(?:^|[^`])(`([^`]+)`(?!`))$/, type: this.type })]
  },
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark(this.name) }
  },
})

/** Source: docs/contract.md 10.5. */
const relationAttributes = (): Attributes =>
  Object.fromEntries(
    ['id', 'junction', 'collection'].map((name) => [
      name,
      {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
        renderHTML: (attributes: Readonly<Record<string, unknown>>) =>
          typeof attributes[name] === 'string' ? { [`data-${name}`]: attributes[name] } : {},
      },
    ]),
  )

/** How an embedded item is drawn; without it, as the name of its collection. */
export type RelationView = () => NodeViewRenderer

/** An embedded item: one piece that can be moved and deleted, never changed, and leaves as it came. */
const relationNode = (name: string, tag: string, inline: boolean, view?: RelationView) =>
  Node.create({
    name,
    group: inline ? 'inline' : 'block',
    inline,
    atom: true,
    draggable: true,
    addAttributes: relationAttributes,
    ...(view ? { addNodeView: view } : {}),
    parseHTML: () => [{ tag: `${tag}[data-${name}]` }],
    // The text is a string of ours in any case: an array here would be taken for elements.
    renderHTML: ({ node, HTMLAttributes }) => [
      tag,
      { ...HTMLAttributes, [`data-${name}`]: '', 'data-relation': '' },
      String(node.attrs['collection'] ?? name),
    ],
  })

const RelationMark = Mark.create({
  name: 'relation-mark',
  addAttributes: relationAttributes,
  parseHTML: () => [{ tag: 'span[data-relation-mark]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, 'data-relation-mark': '' }, 0],
})

const kit = StarterKit.configure({
  heading: { levels: [2, 3, 4, 1, 5, 6] },
  link: {
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: isLinkable,
    HTMLAttributes: { target: null, rel: null },
  },
  code: false,
  underline: false,
  // It would end every document with an empty paragraph, which the site would then show.
  trailingNode: false,
})

/** Everything that the editor is made of, as one extension; embedded items are drawn by `view` where there is one. */
export const siteDocument = (view?: RelationView) =>
  Extension.create({
    name: 'siteDocument',
    transformPastedHTML: cleanPaste,
    addExtensions: () => [
      kit,
      TableKit,
      Code,
      Subscript,
      Superscript,
      relationNode('relation-block', 'div', false, view),
      relationNode('relation-inline-block', 'span', true, view),
      RelationMark,
    ],
  })

export const SiteDocument = siteDocument()

/**
 * Whether the editor holds all of a document. It opens others as an empty text, and the next save would destroy them.
 */
export const isWritable = (document: RichText): boolean => {
  try {
    getSchema([SiteDocument]).nodeFromJSON(writable(document)).check()
    return true
  } catch {
    return false
  }
}
