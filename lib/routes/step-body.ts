import type { RichText, RichTextNode } from '#schema/index.ts'

const levelOf = (node: RichTextNode): number => {
  const level = node.attrs?.['level']
  return typeof level === 'number' ? level : 1
}

/**
 * The text of a step with its headings below the step's own: the highest of them at that level, no level left out.
 * Chosen: editors write a step by itself, and choose levels by their looks.
 */
export const withHeadingsFrom = (body: RichText, top: number): RichText => {
  const levels = [...new Set((body.content ?? []).filter(({ type }) => type === 'heading').map(levelOf))].toSorted(
    (one, other) => one - other,
  )
  return {
    ...body,
    content: (body.content ?? []).map((node) =>
      node.type === 'heading'
        ? { ...node, attrs: { ...node.attrs, level: Math.min(6, top + levels.indexOf(levelOf(node))) } }
        : node,
    ),
  }
}
