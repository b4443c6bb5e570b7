import { Fragment, Slice, type Mark, type Node } from '@tiptap/pm/model'

/** Whether a node or a mark is an embedded item of a text to which `isOwn` says no. */
const isForeign = ({ type, attrs }: Node | Mark, isOwn: (id: string) => boolean): boolean =>
  type.name.startsWith('relation-') && !isOwn(String(attrs['id']))

const ownFragment = (fragment: Fragment, isOwn: (id: string) => boolean): Fragment =>
  Fragment.from(
    fragment.content
      .filter((node) => !isForeign(node, isOwn))
      .map((node) => node.mark(node.marks.filter((mark) => !isForeign(mark, isOwn))))
      .map((node) => (node.isText ? node : withContent(node, ownFragment(node.content, isOwn)))),
  )

/** The node with that content; with what its kind needs where nothing is left, or the saved text could not be opened again. */
const withContent = (node: Node, content: Fragment): Node =>
  (node.content.size > 0 && content.size === 0 && node.type.createAndFill(node.attrs, null, node.marks)) ||
  node.copy(content)

/**
 * What is pasted without the embedded items of other texts: their rows belong to the other item, and the page of this one would not show
 * them. `isOwn` says whether an id is of this text. The same slice where there are none.
 */
export const ownSlice = (slice: Slice, isOwn: (id: string) => boolean): Slice => {
  const content = ownFragment(slice.content, isOwn)
  return content.eq(slice.content) ? slice : new Slice(content, slice.openStart, slice.openEnd)
}
