/**
 * Settings of an index as the protocol writes them: what the index is built by, and defaults of parameters, in one
 * object.
 */
import type { z } from 'zod'
import { isParameter, parseParams } from '../query/params.ts'
import { checkAbsentSetting, isAbsentSetting } from '../query/absent-features.ts'
import type { JsonObject } from '#platform/json-object.ts'
import { shortened } from '../../message-values.ts'
import { badRequest } from '../refusal.ts'
import { withDefaults } from '../query/search-params.ts'
import { declaredSettings } from '../index/declared-settings.ts'
import { compileSettings, criteria, type IndexSettings } from '../index/settings.ts'
import type { Synonym } from '../query/synonyms.ts'

const isDeclared = (name: string): boolean => Object.hasOwn(declaredSettings.shape, name)

const whatIsWrong = (error: z.ZodError): string => {
  const [issue] = error.issues
  return issue ? `${issue.path.join('.') || 'body'}: ${issue.message}` : 'body: unreadable'
}

/** A value checked against the schema. @throws SearchRefusal 400 that names the invalid part. */
export const checkedBody = <Value>(schema: z.ZodType<Value>, value: unknown): Value => {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw badRequest(whatIsWrong(parsed.error))
  return parsed.data
}

const pick = (raw: JsonObject, isIncluded: (name: string) => boolean): JsonObject =>
  Object.fromEntries(
    Object.entries(raw).filter(([name, value]) => isIncluded(name) && value !== null && value !== undefined),
  )

const formerNames: Readonly<Record<string, string>> = {
  attributesToIndex: 'searchableAttributes',
  numericAttributesToIndex: 'numericAttributesForFiltering',
}

/** The settings with those of former names under their present ones, unless those are set too. */
const withoutFormerNames = (raw: JsonObject): JsonObject => ({
  ...Object.fromEntries(Object.entries(raw).map(([name, value]) => [formerNames[name] ?? name, value])),
  ...pick(raw, (name) => !Object.hasOwn(formerNames, name)),
})

/**
 * Settings from their written form.
 * @throws SearchRefusal 400 on a name that is no setting, or a value that makes no sense.
 */
export const parseSettings = (raw: JsonObject, synonyms: readonly Synonym[] = []): IndexSettings => {
  const written = pick(raw, () => true)
  const named = withoutFormerNames(written)
  for (const [name, value] of Object.entries(named)) checkAbsentSetting(name, value)
  const isDefault = (name: string) => !isDeclared(name) && !isAbsentSetting(name)
  const unknown = Object.keys(named).find((name) => isDefault(name) && !isParameter(name))
  if (unknown !== undefined) throw badRequest(`Invalid settings: unknown setting ${shortened(unknown)}`)
  const { searchableAttributes, ...settingsBody } = checkedBody(declaredSettings, pick(named, isDeclared))
  const settings: IndexSettings = {
    ...settingsBody,
    // Source: in the protocol an empty list means every attribute.
    ...(searchableAttributes && searchableAttributes.length > 0 ? { searchableAttributes } : {}),
    defaults: parseParams(pick(named, isDefault)),
    written,
    ...(synonyms.length > 0 ? { synonyms } : {}),
  }
  compileSettings(settings)
  return settings
}

/** The settings set by the client, without the defaults of this service. */
export const explicitSettings = ({
  defaults,
  written,
  synonyms: _synonyms,
  // Of this service alone.
  topicsAttribute: _topicsAttribute,
  ...indexSettings
}: IndexSettings): JsonObject => written ?? { ...indexSettings, ...defaults }

/** The settings as the protocol returns them, defaults filled in. */
export const shownSettings = (settings: IndexSettings): JsonObject => {
  const explicit = explicitSettings(settings)
  const { hitsPerPage, maxValuesPerFacet, minWordSizefor1Typo, minWordSizefor2Typos } = withDefaults(
    {},
    settings.defaults,
  )
  return {
    minWordSizefor1Typo,
    minWordSizefor2Typos,
    hitsPerPage,
    maxValuesPerFacet,
    version: 2,
    searchableAttributes: null,
    attributesForFaceting: null,
    unretrievableAttributes: null,
    customRanking: null,
    paginationLimitedTo: 1000,
    ranking: criteria,
    ...withoutFormerNames(explicit),
    ...explicit,
  }
}
