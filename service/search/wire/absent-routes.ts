/** Routes of features that are not here: rules, logs and dictionaries are empty when read, and refused when written. */
import { knownLanguages, languagesOf } from '../language/language.ts'
import { isObject, type JsonObject } from '#platform/json-object.ts'
import { badRequest, SearchRefusal } from '../refusal.ts'
import type { Call } from './operations.ts'

/** An empty list. Source: the search service's published form of lists of rules and of dictionary entries. */
export const noEntries = (): JsonObject => ({ hits: [], nbHits: 0, page: 0, nbPages: 0 })

/** @throws SearchRefusal 404 for every rule. */
export const getRule = (): never => {
  throw new SearchRefusal(404, 'ObjectID does not exist')
}

/** @throws SearchRefusal 400 for every rule. */
export const saveRule = (): never => {
  throw badRequest('This service has no rules: sort with "ranking", and move hits with "optionalFilters"')
}

/** A task that is done: there are no rules to delete. */
export const clearRules = ({ writer }: Call, name: string): JsonObject => ({
  updatedAt: new Date().toISOString(),
  taskID: writer.batch(name, []),
})

/** Takes an empty list, which clients that copy an index send. @throws SearchRefusal 400 for any rule. */
export const saveRules = (call: Call, name: string, body: unknown): JsonObject =>
  Array.isArray(body) && body.length === 0 ? clearRules(call, name) : saveRule()

/** No lines: requests are logged outside the service. */
export const logs = (): JsonObject => ({ logs: [] })

const dictionaries = ['plurals', 'stopwords', 'compounds']

const knownDictionary = (name: string): void => {
  if (!dictionaries.includes(name))
    throw badRequest(`Invalid dictionary name, expected one of ${dictionaries.join(', ')}`)
}

/** @throws SearchRefusal 400 for a dictionary that does not exist. */
export const searchDictionary = (name: string): JsonObject => {
  knownDictionary(name)
  return noEntries()
}

/** @throws SearchRefusal 400: entries cannot be added. */
export const changeDictionary = ({ writer }: Call, name: string, { requests }: JsonObject): JsonObject => {
  knownDictionary(name)
  if (!Array.isArray(requests) || requests.length > 0)
    throw badRequest(
      'This service has no dictionaries of your own: use synonyms, "ignorePlurals" and "removeStopWords"',
    )
  return { updatedAt: new Date().toISOString(), taskID: writer.nothing() }
}

const none = { nbCustomEntries: 0 }

/** The languages whose words this service knows; null where it has nothing of the kind. */
export const dictionaryLanguages = (): JsonObject =>
  Object.fromEntries(
    knownLanguages.map((code) => {
      const hasCompounds = languagesOf([code]).some(({ links }) => links !== null)
      return [code, { plurals: none, stopwords: none, compounds: hasCompounds ? none : null }]
    }),
  )

/** No standard entries are switched off. */
export const dictionarySettings = (): JsonObject => ({
  disableStandardEntries: { plurals: {}, stopwords: {}, compounds: {} },
})

const isEmpty = (value: unknown): boolean => isObject(value) && Object.values(value).every((one) => one === false)

/** @throws SearchRefusal 400 when standard entries are to be switched off. */
export const changeDictionarySettings = ({ writer }: Call, { disableStandardEntries = {} }: JsonObject): JsonObject => {
  if (!isObject(disableStandardEntries) || !Object.values(disableStandardEntries).every(isEmpty))
    throw badRequest('Standard entries cannot be switched off: leave out "removeStopWords" or "ignorePlurals" instead')
  return { updatedAt: new Date().toISOString(), taskID: writer.nothing() }
}
