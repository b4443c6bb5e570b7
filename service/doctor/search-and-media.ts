/** Whether search and media answer what the site asks of them. */
import { z } from 'zod'
import { model } from '#schema/model.ts'
import { catalogueIndexes } from '../search/catalogue/catalogue.ts'
import { findingsOf, request, type Finding } from './finding.ts'

export type SearchSettings = { readonly address: string; readonly applicationId: string; readonly token: string }
export type MediaSettings = { readonly address: string; readonly folder: string; readonly file: string | null }

const finding = findingsOf('search')

/** The headers with which an application of that id is called with that key. Source: https://www.algolia.com/doc/rest-api/search */
export const searchHeaders = (applicationId: string, key: string) => ({
  'x-algolia-application-id': applicationId,
  'x-algolia-api-key': key,
  'content-type': 'application/json',
})

const answerOf = z.object({ nbHits: z.number(), facets: z.record(z.string(), z.unknown()).optional() })

/** The findings of a search service: reachability, the token, each index with its facets. */
export const checkSearch = async ({ address, applicationId, token }: SearchSettings): Promise<Finding[]> => {
  const findings: Finding[] = []
  const add = (...parts: Parameters<typeof finding>) => findings.push(finding(...parts))
  const headers = searchHeaders(applicationId, token)
  for (const name of catalogueIndexes) {
    const facets = [...(model.get(name)?.description?.search?.facets ?? [])]
    const body = JSON.stringify({ query: '', hitsPerPage: 0, facets })
    const answer = await request(`${address}/1/indexes/${name}/query`, { method: 'POST', headers, body })
    if (answer.status === null) {
      add('reachable', 'broken', `${answer.reason}; check SEARCH_URL and SEARCH_APP_ID`)
      return findings
    }
    const parsed = answerOf.safeParse(answer.body)
    if (answer.status === 403) add(name, 'broken', 'the key may not search it: it needs "search" on this index')
    else if (answer.status === 404) add(name, 'broken', 'there is no such index: publish algolia makes it')
    else if (answer.status !== 200 || !parsed.success)
      add(name, 'broken', `answered ${answer.status}; is SEARCH_URL a search service?`)
    else if (parsed.data.nbHits === 0) add(name, 'warning', 'it has no records: publish algolia fills it')
    else if (facets.length && Object.keys(parsed.data.facets ?? {}).length === 0)
      add(name, 'broken', `none of its attributes can be counted: attributesForFaceting should be ${facets.join(', ')}`)
    else add(name, 'ok')
  }
  return findings
}

/** The findings of media delivery: reachability, and one picture of the catalogue under the configured folder. */
export const checkMedia = async ({ address, folder, file }: MediaSettings): Promise<Finding[]> => {
  const line = (...parts: Parameters<typeof finding>): Finding[] => [findingsOf('media')(...parts)]
  if (file === null) return line('picture', 'warning', 'the content API names no picture, so that none was asked for')
  const id = [folder, file].filter(Boolean).join('/')
  const { status, reason } = await request(`${address}/image/upload/w_64/${id}`)
  if (status === null) return line('reachable', 'broken', `${reason}; check MEDIA_URL`)
  if (status === 200) return line('picture', 'ok')
  return line('picture', 'broken', `${id} answered ${status}; check MEDIA_FOLDER, or fill it by publish cloudinary`)
}
