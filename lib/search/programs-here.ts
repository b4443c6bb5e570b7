/** The programmes of a pill on the finder's map: their titles and levels, which the map itself does not have. */
import * as v from 'valibot'
import { programsPage } from './list-pages.ts'

/** Ids in a request: its filter grows with them. */
const most = 100

/** The requests for programmes by their ids. */
export const programRequests = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, part) => ({
    indexName: programsPage.index,
    query: '',
    filters: ids
      .slice(part * most, (part + 1) * most)
      .map((id) => `objectID:"${id}"`)
      .join(' OR '),
    hitsPerPage: most,
    attributesToRetrieve: ['title', 'slug', 'level', 'educational_institutions.title'],
    attributesToHighlight: [],
  }))

const hit = v.object({
  objectID: v.string(),
  title: v.nullish(v.string()),
  slug: v.nullish(v.string()),
  level: v.nullish(v.string()),
  educational_institutions: v.nullish(v.array(v.object({ title: v.nullish(v.string()) }))),
})
const answers = v.object({ results: v.array(v.object({ hits: v.array(hit) })) })

export type ProgramHere = {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly institution: string
}

export type Kind = {
  /** Its code in the catalogue; empty when it has none. */
  readonly level: string
  readonly programs: readonly ProgramHere[]
}

/** Parses the responses to `programRequests`: by level, the largest first, each by title. Throws when they do not have the protocol's shape. */
export const readKinds = (response: unknown): readonly Kind[] => {
  const levels = new Map<string, ProgramHere[]>()
  for (const { hits } of v.parse(answers, response).results)
    for (const { objectID, title, slug, level, educational_institutions: institutions } of hits) {
      const program = {
        id: objectID,
        title: title ?? '',
        slug: slug ?? '',
        institution: (institutions ?? []).flatMap((one) => one.title ?? []).join(', '),
      }
      levels.set(level ?? '', [...(levels.get(level ?? '') ?? []), program])
    }
  return [...levels]
    .map(([level, programs]) => ({
      level,
      programs: programs.toSorted((a, b) => a.title.localeCompare(b.title, 'nl')),
    }))
    .toSorted((a, b) => b.programs.length - a.programs.length)
}
