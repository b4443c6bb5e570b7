/** Settings of an index: which attributes are searched, which are counted, in what order hits come. */
import type { z } from 'zod'
import type { JsonObject } from '#platform/json-object.ts'
import { shortened } from '../../message-values.ts'
import { badRequest } from '../refusal.ts'
import type { SearchParams } from '../query/search-params.ts'
import type { Synonym } from '../query/synonyms.ts'
import type { declaredSettings } from './declared-settings.ts'

export type IndexSettings = Readonly<z.infer<typeof declaredSettings>> & {
  /** A facet that says what records are about: with `relevance`, hits rise by how many of the best are about the same. */
  readonly topicsAttribute?: string
  readonly synonyms?: readonly Synonym[]
  /** All settings as they were set, for clients that read them back. */
  readonly written?: JsonObject
  /** Parameters that hold when a request does not give its own. */
  readonly defaults?: SearchParams
}

/** A searched attribute: `rank` 0 weighs most; attributes may share a rank. */
export type Slot = { readonly path: string; readonly rank: number; readonly ordered: boolean }
export type FacetAttribute = {
  readonly path: string
  readonly counted: boolean
  /** Counted over the hits that `distinct` leaves. */
  readonly afterDistinct: boolean
}
export type SortRule = { readonly path: string; readonly descending: boolean }

/** The criteria of ranking, in the order in which the service documents them. */
export const criteria = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'] as const
/**
 * `relevance` is an addition of this service: one score of all words by where and how often they stand in a record and how
 * rare they are. An index that ranks by it also finds records that lack a word, once fewer than a page hold them all.
 */
export type Criterion = (typeof criteria)[number] | 'relevance'

/** A step of ranking: a criterion, or the number of a list of sort rules in `sortLists`. */
export type RankingStep = Exclude<Criterion, 'custom'> | number

export type CompiledSettings = {
  /** Null when every attribute is searched. */
  readonly slots: readonly Slot[] | null
  readonly facets: readonly FacetAttribute[]
  /** All sort rules in order, those of `custom` in its place: the order in which records are numbered. */
  readonly order: readonly SortRule[]
  /** Sort rules with a criterion behind them; what stands behind all criteria is in the numbers of the records. */
  readonly sortLists: readonly (readonly SortRule[])[]
  readonly ranking: readonly RankingStep[]
}

/** Attribute numbers share a 32-bit position with the place of a word. */
const mostSlots = 256

const modified = (declaration: string, modifiers: readonly string[]): { modifier: string | null; path: string } => {
  const [, modifier, path] = /^(\w+)\((.*)\)$/.exec(declaration.trim()) ?? []
  if (modifier === undefined || path === undefined) return { modifier: null, path: declaration.trim() }
  if (!modifiers.includes(modifier))
    throw badRequest(
      `Unknown modifier \`${shortened(modifier)}\` in \`${shortened(declaration)}\`, expected one of ${modifiers.join(', ')}`,
    )
  return { modifier, path: path.trim() }
}

const slotsOf = (attributes: readonly string[]): Slot[] => {
  const slots = attributes.flatMap((declaration, rank) => {
    const group = declaration.split(',')
    return group.map((part) => {
      const { modifier, path } = modified(part, ['unordered', 'ordered'])
      return { path, rank, ordered: modifier !== 'unordered' && group.length === 1 }
    })
  })
  if (slots.length > mostSlots)
    throw badRequest(`searchableAttributes: at most ${mostSlots} attributes, not ${slots.length}`)
  return slots
}

const sortRule = (declaration: string): SortRule => {
  const { modifier, path } = modified(declaration, ['asc', 'desc'])
  if (!modifier) throw badRequest(`Expected asc(attribute) or desc(attribute), not \`${shortened(declaration)}\``)
  return { path, descending: modifier === 'desc' }
}

const isCriterion = (name: string): name is Exclude<Criterion, 'custom'> =>
  name === 'relevance' || (name !== 'custom' && criteria.some((criterion) => criterion === name))

/** The ranking as steps, each sort rule in the place where it stands. */
const stepsOf = ({ ranking: rules = criteria, customRanking = [] }: IndexSettings) => {
  const custom = customRanking.map(sortRule)
  const [order, sortLists, ranking]: [SortRule[], SortRule[][], RankingStep[]] = [[], [], []]
  let list: SortRule[] = []
  for (const rule of rules) {
    if (/^(asc|desc)\(/.test(rule) || rule === 'custom') {
      const added = rule === 'custom' ? custom : [sortRule(rule)]
      order.push(...added)
      list.push(...added)
      continue
    }
    if (!isCriterion(rule))
      throw badRequest(`Unknown ranking criterion \`${shortened(rule)}\`, expected one of ${criteria.join(', ')}`)
    if (list.length > 0) ranking.push(sortLists.push(list) - 1)
    list = []
    ranking.push(rule)
  }
  return { order, sortLists, ranking }
}

/**
 * The settings in the form that building and ranking use.
 * @throws SearchRefusal 400 on an unknown modifier or ranking criterion.
 * Source: docs/contract.md 2.3 "Facetable and searchable attributes". Chosen: an empty list of searchable attributes finds nothing by words.
 */
export const compileSettings = (settings: IndexSettings): CompiledSettings => ({
  slots: settings.searchableAttributes ? slotsOf(settings.searchableAttributes) : null,
  facets: (settings.attributesForFaceting ?? []).map((declaration) => {
    const { modifier, path } = modified(declaration, ['searchable', 'filterOnly', 'afterDistinct'])
    // Two of them are written one in the other: `afterDistinct(searchable(brand))`.
    const inner = modified(path, ['searchable', 'afterDistinct'])
    const modifiers = [modifier, inner.modifier]
    return {
      path: inner.path,
      counted: modifier !== 'filterOnly',
      afterDistinct: modifiers.includes('afterDistinct'),
    }
  }),
  ...stepsOf(settings),
})
