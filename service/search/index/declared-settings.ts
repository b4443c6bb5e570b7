/** Settings of an index that clients write. Apart from `settings.ts`, so that a thread which builds loads no schemas. */
import { z } from 'zod'
import { separatorsOnly } from './text.ts'

const names = z.array(z.string()).readonly()

/**
 * Settings that affect the building and ranking of the index; every other setting is a parameter's default, or stored
 * without effect.
 */
export const declaredSettings = z.object({
  /**
   * Attributes that a query searches, the weightiest first; `unordered(x)` when the place inside the attribute says
   * nothing, `"x,y"` for attributes of equal weight. Left out: every text and number. Empty: none.
   */
  searchableAttributes: names.exactOptional(),
  /** Attributes to filter by and count; `searchable(x)`, `filterOnly(x)` and `afterDistinct(x)` are understood. */
  attributesForFaceting: names.exactOptional(),
  /** `asc(x)` and `desc(x)`: decides between hits that are otherwise equal; a missing value comes last. */
  customRanking: names.exactOptional(),
  ranking: names.exactOptional(),
  unretrievableAttributes: names.exactOptional(),
  /** Pages never reach beyond this many hits. */
  paginationLimitedTo: z.int().min(1).max(20_000).exactOptional(),
  /** Of hits that share a value of this attribute, `distinct` limits how many are shown. */
  attributeForDistinct: z.string().exactOptional(),
  /** By language code, the attributes in which compounds match by their parts; `*` for all. */
  decompoundedAttributes: z.record(z.string(), names).readonly().exactOptional(),
  /** Attributes in which only whole words count. */
  disablePrefixOnAttributes: names.exactOptional(),
  /** Attributes that say nothing for the criterion `exact`. */
  disableExactOnAttributes: names.exactOptional(),
  /** Characters that are words although they are neither letters nor digits. */
  separatorsToIndex: z
    .string()
    .regex(separatorsOnly, 'expected characters that are neither letters nor digits, spaces or currencies')
    .exactOptional(),
  /** Attributes in which `camelCase` is two words. */
  camelCaseAttributes: names.exactOptional(),
  /** Attributes whose numbers filters compare; left out: all. */
  numericAttributesForFiltering: names.exactOptional(),
  userData: z.unknown().exactOptional(),
  /** How widgets should lay out facets; included in every response. */
  renderingContent: z.record(z.string(), z.unknown()).readonly().exactOptional(),
})
