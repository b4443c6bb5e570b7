/**
 * What the hosted service has and this one has not. A value that changes nothing is taken, so that clients work as they
 * are; one that asks for what is not here is refused with words, since an answer without it would be wrong in silence.
 */
import { isObject } from '#platform/json-object.ts'
import { badRequest } from '../refusal.ts'

type Absent = { readonly isNeutral: (value: unknown) => boolean; readonly why: string }

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isObject(value) && Object.values(value).every(isEmpty))

const off = (value: unknown): boolean => value === false || value === 'false' || value === '0' || isEmpty(value)
const only =
  (neutral: string) =>
  (value: unknown): boolean =>
    value === neutral

const refusedUnless = (isNeutral: Absent['isNeutral'], why: string): Absent => ({ isNeutral, why })
/** Nothing that an answer could show depends on it: there are no rules, tests of variants, persons or other sources here. */
const always: Absent = { isNeutral: () => true, why: '' }
const notHere = refusedUnless(isEmpty, 'it is not supported by this service')
const settingOnly = refusedUnless(isEmpty, 'it is a setting of an index, not a parameter of a search')
const wholeWordsOnly = ['ja', 'ko', 'th', 'zh']

const everywhere: Readonly<Record<string, Absent>> = {
  attributeCriteriaComputedByMinProximity: refusedUnless(off, 'the best word decides the attribute here'),
  enablePersonalization: refusedUnless(off, 'this service keeps nothing about its callers'),
  enableReRanking: always,
  enableRules: always,
  mode: refusedUnless(only('keywordSearch'), 'this service has no vectors, expected keywordSearch'),
  reRankingApplyFilter: always,
  relevancyStrictness: always,
  replaceSynonymsInHighlight: refusedUnless(off, 'this service shows records as they are'),
  semanticSearch: always,
}

/** Parameters of a search that do nothing here. */
const parameters: Readonly<Record<string, Absent>> = {
  ...everywhere,
  analyticsTags: always,
  aroundLatLngViaIP: refusedUnless(off, 'this service does not know where an address is'),
  attributeForDistinct: settingOnly,
  attributesForFaceting: settingOnly,
  camelCaseAttributes: settingOnly,
  customNormalization: settingOnly,
  customRanking: settingOnly,
  decompoundedAttributes: settingOnly,
  enableABTest: always,
  explain: refusedUnless(isEmpty, 'this service does not explain its answers'),
  extensions: always,
  getVersion: always,
  indexLanguages: settingOnly,
  injectedItems: always,
  keepDiacriticsOnCharacters: settingOnly,
  // Without a radius there is no limit, which is more than any least radius.
  minimumAroundRadius: always,
  percentileComputation: always,
  personalizationFilters: always,
  personalizationImpact: always,
  ranking: settingOnly,
  referers: always,
  renderingContent: settingOnly,
  restrictSources: always,
  ruleContexts: always,
  separatorsToIndex: settingOnly,
  userData: settingOnly,
  userToken: always,
  validUntil: always,
}

/** Settings of an index that do nothing here; they are stored and returned, so that a copy to another service is complete. */
const settings: Readonly<Record<string, Absent>> = {
  ...everywhere,
  allowCompressionOfIntegerArray: always,
  attributesToTransliterate: notHere,
  customNormalization: notHere,
  indexLanguages: refusedUnless(
    (value) => Array.isArray(value) && !value.some((code) => wholeWordsOnly.includes(String(code))),
    'languages without spaces between words are not supported by this service',
  ),
  keepDiacriticsOnCharacters: notHere,
  primary: always,
  replicas: refusedUnless(isEmpty, 'this service keeps no replicas: copy the index and give the copy its own ranking'),
  version: always,
  virtual: refusedUnless(off, 'this service keeps no replicas'),
}

const check = (table: Readonly<Record<string, Absent>>, kind: string, name: string, value: unknown): void => {
  const absent = Object.hasOwn(table, name) ? table[name] : undefined
  if (absent && value !== null && value !== undefined && !absent.isNeutral(value))
    throw badRequest(`Invalid value for "${name}" ${kind}: ${absent.why}`)
}

/** Whether a parameter is known and does nothing here. */
export const isAbsentParameter = (name: string): boolean => Object.hasOwn(parameters, name)

/** Whether a setting is known and does nothing here. */
export const isAbsentSetting = (name: string): boolean => Object.hasOwn(settings, name)

/** @throws SearchRefusal 400 when the value of such a parameter asks for something. */
export const checkAbsentParameter = (name: string, value: unknown): void => check(parameters, 'parameter', name, value)

/** @throws SearchRefusal 400 when the value of such a setting asks for something. */
export const checkAbsentSetting = (name: string, value: unknown): void => check(settings, 'setting', name, value)
