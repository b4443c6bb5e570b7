/** The search over everything as the server does it, with the moments at which things were said. */
import { cache } from 'react'
import { searchEverything, type Answer, type Ask } from '../search/suggestions-when-empty.ts'
import { mostPages, type Everything, type Found } from '../search/everything.ts'
import { kindOf } from '../search/kinds.ts'
import { plainOf } from '../search/highlighted.ts'
import { readState } from '../search/state.ts'
import { momentOf } from '../media/transcript/moment-of.ts'
import { getEpisode } from './podcasts.ts'
import { outcomeOf, serverSearch, type Outcome } from './search.ts'
import { getVideo } from './videos.ts'

/** Hits of each kind beside the others. Source: docs/contract.md 10.7. */
const size = 4

const ask: Ask = (requests) => serverSearch.search([...requests])

/** What an address asks for. */
export const readEverythingState = (parameters: URLSearchParams): Everything => {
  const { query, page } = readState({ facets: [] }, parameters)
  return { query, page: Math.min(page, mostPages), kind: kindOf(parameters.get('soort')) }
}

/** Where in a recording its snippet is said, in seconds; null for other snippets, and where it is not known. */
const momentIn = async ({ kind, isSaid, href, snippet }: Found): Promise<number | null> => {
  if (!isSaid || typeof href === 'string' || !('params' in href)) return null
  const { slug = '', show = '' } = { ...href.params } as { slug?: string; show?: string }
  const recording = kind === 'videos' ? await getVideo(slug) : await getEpisode(show, slug)
  return recording ? momentOf(recording.lines, plainOf(snippet)) : null
}

export type Everywhere = Answer & {
  /** Seconds, by the id of an item whose snippet is said in it. */
  readonly moments: ReadonlyMap<string, number>
}

const find = async (wanted: Everything): Promise<Everywhere> => {
  const answer = await searchEverything(ask, wanted, size, new Date())
  const found = answer.groups.flatMap((group) => group.found)
  const moments = await Promise.all(found.map(async (item) => [item.id, await momentIn(item)] as const))
  return { ...answer, moments: new Map(moments.flatMap(([id, moment]) => (moment === null ? [] : [[id, moment]]))) }
}

const byAddress = cache((address: string) => outcomeOf(find(readEverythingState(new URLSearchParams(address)))))

/** What an address asks for, found; once for all parts of a page. */
export const findEverything = (parameters: URLSearchParams): Promise<Outcome<Everywhere>> =>
  byAddress(parameters.toString())
