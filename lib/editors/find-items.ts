/** Items of a kind by words of their title, for those who link or insert them. */
import { z } from 'zod'
import { modelOf } from '#schema/model.ts'
import { get, run, type Outcome } from './content-call.ts'
import { titleFields, type LinkName } from './linkable.ts'

export type FoundItem = {
  readonly id: string
  readonly title: string
  /** What tells it from others of that title: a status, a source's address. */
  readonly note: string | null
}

/** Items that one search shows. */
const mostFound = 20

const shape = z.looseObject({ id: z.string() })
const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** The filter for items of whose field each word is a part; none without words. */
export const containing = (field: string, query: string) => {
  const words = query.split(/\s+/).filter(Boolean).slice(0, 8)
  return words.map((word) => ({ [field]: { _icontains: word } }))
}

/** The items whose title has all these words, by title; the first of all without words. */
export const findItems = async (token: string, kind: LinkName, query: string): Promise<Outcome<FoundItem[]>> => {
  const title = titleFields[kind]
  const { fields } = modelOf(kind)
  const noted = ['status', 'url', 'job_title'].filter((name) => fields.has(name))
  const rules = containing(title, query)
  const params = {
    fields: ['id', title, ...noted],
    sort: [title],
    limit: mostFound,
    ...(rules.length ? { filter: { _and: rules } } : {}),
  }
  return run(token, get(`/items/${kind}`, params), (data) =>
    z
      .array(shape)
      .parse(data)
      .map((item) => ({
        id: item.id,
        title: text(item[title]) ?? item.id,
        note: noted.map((name) => text(item[name])).find((value) => value !== null && value !== 'published') ?? null,
      })),
  )
}
