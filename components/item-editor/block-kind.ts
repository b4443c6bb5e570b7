/** The kinds of items in a text, each with its name in the messages `editing.blocks`. */
const kinds = [
  'buttons',
  'callouts',
  'images',
  'content_lists',
  'related_content_lists',
  'mediaplayers',
  'mentions',
] as const

type Attributes = Readonly<Record<string, unknown>> | undefined

/** The name of an item in a text, by the attributes of its node: `nameOf` gives that of a kind. */
export const blockName = (attrs: Attributes, nameOf: (kind: (typeof kinds)[number]) => string): string => {
  const collection = attrs?.['collection']
  const kind = kinds.find((name) => name === collection)
  if (kind) return nameOf(kind)
  return typeof collection === 'string' ? collection : 'relation'
}
