/** Whether the indexes of a search application are set as `publish algolia` sets them. */
import { z } from 'zod'
import { differingSettings } from '../publish/algolia.ts'
import { catalogueIndexes } from '../search/catalogue/catalogue.ts'
import { indexSettings } from '../search/catalogue/records.ts'
import { findingsOf, request, type Finding } from './finding.ts'
import { searchHeaders } from './search-and-media.ts'

const finding = findingsOf('search')
const settings = z.record(z.string(), z.unknown())
const synonyms = z.object({ nbHits: z.number() })

/** The findings about settings and synonyms of each index, read with the key that publishes. */
export const checkSearchSettings = async (
  address: string,
  applicationId: string,
  apiKey: string,
): Promise<Finding[]> => {
  const headers = searchHeaders(applicationId, apiKey)
  const findings: Finding[] = []
  const add = (...parts: Parameters<typeof finding>) => findings.push(finding(...parts))
  for (const name of catalogueIndexes) {
    const present = await request(`${address}/1/indexes/${name}/settings`, { headers })
    if (present.status === 403) {
      add('settings', 'warning', 'PUBLISH_API_KEY may not read them: it needs "settings"')
      return findings
    }
    const parsed = settings.safeParse(present.body)
    if (present.status !== 200 || !parsed.success) continue
    const expected = indexSettings(name)
    const others = differingSettings(expected, parsed.data)
    if (others.length) add(`${name} settings`, 'warning', `${others.join(', ')}: publish algolia sets them`)
    if (!expected.synonyms?.length) continue
    const search = { method: 'POST', headers, body: JSON.stringify({ query: '', hitsPerPage: 1 }) }
    const answer = await request(`${address}/1/indexes/${name}/synonyms/search`, search)
    const listed = synonyms.safeParse(answer.body)
    if (answer.status !== 200 || !listed.success)
      add(`${name} synonyms`, 'warning', `they cannot be read: the search service answers ${answer.status}`)
    else if (listed.data.nbHits === 0) add(`${name} synonyms`, 'warning', 'it has none: publish algolia adds them')
  }
  if (findings.length === 0) add('settings and synonyms', 'ok')
  return findings
}
