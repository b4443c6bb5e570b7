/** The search over all kinds on the server, with the timestamps of matches in transcripts. */
import { cache } from 'react'
import { searchEverything, type Answer, type SendSearches } from '../search/suggestions-when-empty.ts'
import { mostPages, type Everything, type SearchHit } from '../search/everything.ts'
import { kindOf } from '../search/kinds.ts'
import { plainOf } from '../search/highlighted.ts'
import { readState } from '../search/state.ts'
import { momentOf } from '../media/transcript/moment-of.ts'
import { getEpisode } from './podcasts.ts'
import { outcomeOf, serverSearch, type Outcome } from './search.ts'
import { getVideo } from './videos.ts'

/** Hits of each kind beside the others. Source: docs/contract.md 10.7. */
const size = 4

const send: SendSearches = (requests) => serverSearch.search([...requests])

/** The search state of an address's query parameters. */
export const readEverythingState = (parameters: URLSearchParams): Everything => {
  const { query, page } = readState({ facets: [] }, parameters)
  return { query, page: Math.min(page, mostPages), kind: kindOf(parameters.get('soort')) }
}

/** The timestamp of a snippet in its recording, in seconds; null for other snippets, and when not known. */
const momentIn = async ({ kind, isSaid, href, snippet }: SearchHit): Promise<number | null> => {
  if (!isSaid || typeof href === 'string' || !('params' in href)) return null
  const { slug = '', show = '' } = { ...href.params } as { slug?: string; show?: string }
  const recording = kind === 'videos' ? await getVideo(slug) : await getEpisode(show, slug)
  return recording ? momentOf(recording.lines, plainOf(snippet)) : null
}

export type Everywhere = Answer & {
  /** Seconds, by the id of an item whose snippet is said in it. */
  readonly moments: ReadonlyMap<string, number>
}

const find = async (state: Everything): Promise<Everywhere> => {
  const answer = await searchEverything(send, state, size, new Date())
  const hits = answer.groups.flatMap((group) => group.hits)
  const moments = await Promise.all(hits.map(async (item) => [item.id, await momentIn(item)] as const))
  return { ...answer, moments: new Map(moments.flatMap(([id, moment]) => (moment === null ? [] : [[id, moment]]))) }
}

const byAddress = cache((address: string) => outcomeOf(find(readEverythingState(new URLSearchParams(address)))))

/** The results for an address, requested once for all parts of a page. */
export const findEverything = (parameters: URLSearchParams): Promise<Outcome<Everywhere>> =>
  byAddress(parameters.toString())
