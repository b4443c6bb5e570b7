/** The routes for an index's synonyms. */
import { z } from 'zod'
import { fold } from '../index/text.ts'
import type { Call } from './operations.ts'
import { isObject, type JsonObject } from '#platform/json-object.ts'
import { SearchRefusal } from '../refusal.ts'
import type { IndexSettings } from '../index/settings.ts'
import { synonymKinds, type Synonym } from '../query/synonyms.ts'
import { checkedBody } from './wire-settings.ts'

const typeName = (type: unknown): unknown => (typeof type === 'string' ? type.toLowerCase() : type)

const synonym: z.ZodType<Synonym> = z.preprocess(
  // Clients write `oneWaySynonym`, answers of the service `onewaysynonym`.
  (value) => (isObject(value) ? { ...value, type: typeName(value['type']) } : value),
  synonymKinds,
)

const moment = (): string => new Date().toISOString()

const synonymsOf = ({ engine }: Call, name: string): readonly Synonym[] => engine.settings(name).synonyms ?? []

const change = (
  { writer }: Call,
  name: string,
  next: (former: readonly Synonym[]) => readonly Synonym[],
): JsonObject => {
  const taskID = writer.configure(name, ({ synonyms = [], ...settings }): IndexSettings => {
    const changed = next(synonyms)
    return changed.length > 0 ? { ...settings, synonyms: changed } : settings
  })
  return { updatedAt: moment(), taskID }
}

/** The former synonyms with these in the place of those of the same names. */
const replacing = (former: readonly Synonym[], added: readonly Synonym[]): Synonym[] => [
  ...new Map([...former, ...added].map((one) => [one.objectID, one])).values(),
]

/** Saves synonyms beside those there are, or in the place of all. @throws SearchRefusal 400 on one that makes no sense. */
export const saveSynonyms = (call: Call, name: string, body: unknown, replaceAll: boolean): JsonObject => {
  const synonyms = checkedBody(z.array(synonym).max(20_000), body)
  return change(call, name, (former) => replacing(replaceAll ? [] : former, synonyms))
}

/** Saves one synonym in the place of the one of that name. @throws SearchRefusal 400 when it makes no sense. */
export const saveSynonym = (call: Call, name: string, id: string, body: JsonObject): JsonObject => {
  const added = checkedBody(synonym, { ...body, objectID: id })
  return { ...change(call, name, (former) => replacing(former, [added])), id }
}

/** Deletes a synonym; one that does not exist is deleted already. */
export const deleteSynonym = (call: Call, name: string, id: string): JsonObject => {
  const { taskID } = change(call, name, (former) => former.filter((one) => one.objectID !== id))
  return { deletedAt: moment(), taskID }
}

/** Deletes all synonyms. */
export const clearSynonyms = (call: Call, name: string): JsonObject => change(call, name, () => [])

/** @throws SearchRefusal 404 when there is none of that name. */
export const getSynonym = (call: Call, name: string, id: string): JsonObject => {
  const match = synonymsOf(call, name).find((one) => one.objectID === id)
  if (!match) throw new SearchRefusal(404, 'Synonym set does not exist')
  return match
}

const searchBody = z.object({
  query: z.string().default(''),
  type: z.preprocess(typeName, z.string().optional()),
  page: z.int().min(0).default(0),
  hitsPerPage: z.int().min(1).max(1000).default(100),
})

/** The synonyms that hold some text. */
export const searchSynonyms = (call: Call, name: string, body: JsonObject): JsonObject => {
  const { query, type, page, hitsPerPage } = checkedBody(searchBody, body)
  const foldedQuery = fold(query)
  const hits = synonymsOf(call, name)
    .filter((one) => type === undefined || type === '' || one.type === type)
    .filter((one) => foldedQuery === '' || fold(JSON.stringify(one)).includes(foldedQuery))
  return { hits: hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage), nbHits: hits.length }
}
