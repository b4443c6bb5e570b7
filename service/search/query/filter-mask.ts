/** Filters over columns: which records pass, and what score they earn by it. */
import type { Deadline } from '../deadline.ts'
import type { FacetLeaf, FilterLeaf, FilterNode, NumericLeaf, NumericOperator, RangeLeaf } from './filter-node.ts'
import type { OpenSegment } from '../index/view.ts'

/** Where filters find their values. */
export type Filterable = Pick<OpenSegment, 'size' | 'facet' | 'numbers'>

/** Records that hold one of the values: one walk, however many these are. */
const facetMask = ({ size, facet }: Filterable, attribute: string, values: readonly string[]): Uint8Array => {
  const mask = new Uint8Array(size)
  const column = facet(attribute)
  const ids = values.map((value) => column?.idOf(value)).filter((id) => id !== undefined)
  if (!column || ids.length === 0) return mask
  const requested = new Uint8Array(column.values.length)
  for (const id of ids) requested[id] = 1
  const { starts, entries } = column
  for (let doc = 0; doc < size; doc += 1) {
    const end = starts[doc + 1] ?? 0
    for (let at = starts[doc] ?? 0; at < end; at += 1) if (requested[entries[at] ?? 0]) mask[doc] = 1
  }
  return mask
}

const compare: Readonly<Record<NumericOperator, (value: number, bound: number) => boolean>> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '=': (value, bound) => value === bound,
  '!=': (value, bound) => value !== bound,
  '>=': (value, bound) => value >= bound,
  '>': (value, bound) => value > bound,
}

const holds = (leaf: NumericLeaf | RangeLeaf): ((value: number) => boolean) => {
  if (leaf.kind === 'range') return (value) => value >= leaf.from && value <= leaf.to
  return (value) => compare[leaf.operator](value, leaf.value)
}

const numericMask = ({ size, numbers }: Filterable, leaf: NumericLeaf | RangeLeaf): Uint8Array => {
  const mask = new Uint8Array(size)
  const column = numbers(leaf.attribute)
  if (!column) return mask
  const { starts, entries } = column
  const fits = holds(leaf)
  for (let doc = 0; doc < size; doc += 1) {
    const end = starts[doc + 1] ?? 0
    for (let at = starts[doc] ?? 0; at < end; at += 1) if (fits(entries[at] ?? NaN)) mask[doc] = 1
  }
  return mask
}

const leafMask = (columns: Filterable, leaf: FilterLeaf): Uint8Array => {
  const mask = leaf.kind === 'facet' ? facetMask(columns, leaf.attribute, [leaf.value]) : numericMask(columns, leaf)
  if (leaf.negated) for (let doc = 0; doc < mask.length; doc += 1) mask[doc] = 1 - (mask[doc] ?? 0)
  return mask
}

const isPlainFacet = (node: FilterNode): node is FacetLeaf => node.kind === 'facet' && !node.negated

/** Yields the masks of the parts of a filter; values of one attribute in an OR share one mask. */
function* masksOf(
  columns: Filterable,
  { kind, parts }: Extract<FilterNode, { parts: unknown }>,
  deadline: Deadline,
): Generator<Uint8Array> {
  const together = kind === 'or' ? parts.filter(isPlainFacet) : []
  for (const [attribute, leaves] of Map.groupBy(together, (leaf) => leaf.attribute))
    yield facetMask(
      columns,
      attribute,
      leaves.map(({ value }) => value),
    )
  for (const part of parts) if (kind === 'and' || !isPlainFacet(part)) yield filterMask(columns, part, deadline)
}

/**
 * 1 for each record that passes; those that time is too short to judge do not.
 * Chosen: an attribute that is not facetable matches nothing; a comparison, `!=` too, only holds for records that have the number.
 */
export const filterMask = (columns: Filterable, node: FilterNode, deadline: Deadline): Uint8Array => {
  if (node.kind !== 'and' && node.kind !== 'or') return leafMask(columns, node)
  const isAnd = node.kind === 'and'
  const mask = new Uint8Array(columns.size).fill(isAnd ? 1 : 0)
  for (const other of masksOf(columns, node, deadline)) {
    for (let doc = 0; doc < mask.length; doc += 1)
      mask[doc] = isAnd ? (mask[doc] ?? 0) & (other[doc] ?? 0) : (mask[doc] ?? 0) | (other[doc] ?? 0)
    // Only leaves are negated, so that nothing passes above that did not pass here.
    if (deadline.passed()) return isAnd ? mask.fill(0) : mask
  }
  return mask
}

/** Whether the filter ranks hits: without explicit scores all hits that pass score the same. */
export const hasScores = (node: FilterNode): boolean =>
  node.kind === 'and' || node.kind === 'or' ? node.parts.some(hasScores) : node.kind === 'facet' && node.score !== null

/**
 * What each record earns: 1 or the written score for a leaf that holds, the highest of an OR (the sum with `sum`), the sum
 * of an AND. Parts that time is too short for earn nothing.
 */
export const filterScores = (columns: Filterable, node: FilterNode, sum: boolean, deadline: Deadline): Float64Array => {
  const scores = new Float64Array(columns.size)
  if (node.kind !== 'and' && node.kind !== 'or') {
    const worth = node.kind === 'facet' ? (node.score ?? 1) : 1
    leafMask(columns, node).forEach((passes, doc) => (scores[doc] = passes * worth))
    return scores
  }
  for (const part of node.parts) {
    if (deadline.passed()) break
    const other = filterScores(columns, part, sum, deadline)
    for (let doc = 0; doc < scores.length; doc += 1) {
      const [mine, its] = [scores[doc] ?? 0, other[doc] ?? 0]
      scores[doc] = node.kind === 'and' || sum ? mine + its : Math.max(mine, its)
    }
  }
  return scores
}
