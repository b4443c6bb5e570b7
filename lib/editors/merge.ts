/** Two versions of one item, field by field: what another editor saved, and what is in the form. */
import type { RichText, RichTextNode } from '#schema/index.ts'
import type { Values } from './editable.ts'
import { linkNames, type LinkName } from './linkable.ts'

type TextField = 'title' | 'slug' | 'summary' | 'description' | 'status' | 'english' | 'review' | 'publishAt' | 'body'
export type MergeField = TextField | `links.${LinkName}`
/** `both`: theirs, and what of mine is not in it. */
export type Choice = 'theirs' | 'mine' | 'both'

export type Difference = {
  readonly field: MergeField
  /** Lines of text, to be read side by side; none: empty. */
  readonly theirs: readonly string[]
  readonly mine: readonly string[]
  /** Whether both changed it since it was read; otherwise the one who did is chosen. */
  readonly isBoth: boolean
  readonly chosen: Choice
  readonly choices: readonly Choice[]
}

const plainFields = ['title', 'slug', 'summary', 'description', 'status', 'english', 'review', 'publishAt'] as const
const allLinks = [...new Set(Object.values(linkNames).flat())]

const wordsIn = (node: RichTextNode): string =>
  node.text ?? (node.type === 'hardBreak' ? ' ' : (node.content ?? []).map(wordsIn).join(''))

/** A line for each block: a paragraph, an item of a list, a cell; what has no words is named by its kind. */
const linesOf = (node: RichTextNode): string[] => {
  if (node.type.startsWith('relation-') || node.type === 'horizontalRule') {
    const collection: unknown = node.attrs?.['collection']
    return [`[${typeof collection === 'string' ? collection : node.type}]`]
  }
  const content = node.content ?? []
  if (content.length && content.every(({ type }) => type !== 'text' && type !== 'hardBreak' && !/inline/.test(type)))
    return content.flatMap(linesOf)
  return [wordsIn(node)].filter(Boolean)
}

const inField = (values: Values, field: MergeField): unknown =>
  field.startsWith('links.')
    ? (values.links[field.slice('links.'.length) as LinkName] ?? []).map(({ id }) => id)
    : values[field as TextField]

const readable = (values: Values, field: MergeField): readonly string[] => {
  if (field === 'body') return values.body ? linesOf(values.body) : []
  const value = inField(values, field)
  if (Array.isArray(value))
    return (values.links[field.slice('links.'.length) as LinkName] ?? []).map(({ title }) => title)
  return [String(value)].filter(Boolean)
}

/** JSON with its keys in order: a document that went through the content API has them in another. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

/** The fields in which theirs and mine differ, in the order of the form. `base`: the item as it was read before both; null: not known. */
export const differencesOf = (base: Values | null, theirs: Values, mine: Values): Difference[] => {
  const fields: MergeField[] = [
    ...plainFields,
    ...(mine.body ? (['body'] as const) : []),
    ...allLinks.map((name) => `links.${name}` as const),
  ]
  return fields.flatMap((field): Difference[] => {
    const was = base && canonical(inField(base, field))
    const [their, my] = [canonical(inField(theirs, field)), canonical(inField(mine, field))]
    if (their === my) return []
    const isBoth = their !== was && my !== was
    return [
      {
        field,
        theirs: readable(theirs, field),
        mine: readable(mine, field),
        isBoth,
        chosen: my === was ? 'theirs' : 'mine',
        choices: field === 'body' || field.startsWith('links.') ? ['theirs', 'mine', 'both'] : ['theirs', 'mine'],
      },
    ]
  })
}

const both = (theirs: RichText | null, mine: RichText | null): RichText | null => {
  if (!theirs || !mine) return theirs ?? mine
  const known = new Set((theirs.content ?? []).map(canonical))
  return {
    ...theirs,
    content: [...(theirs.content ?? []), ...(mine.content ?? []).filter((node) => !known.has(canonical(node)))],
  }
}

/** Mine, with what was chosen of theirs. Items that I inserted stay known, so that a text that shows them can be saved. */
export const mergedValues = (
  theirs: Values,
  mine: Values,
  choices: Readonly<Partial<Record<MergeField, Choice>>>,
): Values => {
  const chosen = (Object.entries(choices) as [MergeField, Choice][]).filter(([, choice]) => choice !== 'mine')
  return chosen.reduce<Values>((values, [field, choice]) => {
    if (field === 'body') return { ...values, body: choice === 'both' ? both(theirs.body, mine.body) : theirs.body }
    if (!field.startsWith('links.')) return { ...values, [field]: theirs[field as TextField] }
    const name = field.slice('links.'.length) as LinkName
    const their = theirs.links[name] ?? []
    const ids = new Set(their.map(({ id }) => id))
    const added = choice === 'both' ? (mine.links[name] ?? []).filter(({ id }) => !ids.has(id)) : []
    return { ...values, links: { ...values.links, [name]: [...their, ...added] } }
  }, mine)
}
