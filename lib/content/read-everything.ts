/**
 * The search over all kinds and the site's own pages, on the server: one ranked list, with the answers to questions in it and
 * the moments at which recordings say what was found.
 */
import { cache } from 'react'
import type { OwnPages } from '../search/own-pages.ts'
import type { RichText } from '#schema/index.ts'
import type { Locale } from '../i18n/routing.ts'
import { clearAnswer } from '../search/clear-answer.ts'
import { mergeKinds } from '../search/merge-kinds.ts'
import type { Answer, SendSearches } from '../search/suggestions-when-empty.ts'
import { municipalityName } from '../geo/municipality-name.ts'
import type { Near, Nears } from '../search/near.ts'
import { nearOf } from '../search/read-near.ts'
import { chooseNear, searchNear } from '../search/search-near.ts'
import { namedInstitution, type NamedInstitution } from '../search/understand/filters.ts'
import { withVotedPages } from '../search/voted-pages.ts'
import { mostPages, pageLength, type Everything, type Group, type SearchHit } from '../search/everything-state.ts'
import { readGroups } from '../search/everything-hits.ts'
import { kindOf } from '../search/kinds.ts'
import { plainOf } from '../search/highlighted.ts'
import { reachableOf, segmentRequests, segmentsBehind } from '../search/rest-of-list.ts'
import { readState } from '../search/state.ts'
import { momentOf } from '../media/transcript/moment-of.ts'
import { answersById } from './faqs.ts'
import { orNone } from './or-none.ts'
import { ownPages } from './own-pages.ts'
import { getEpisode } from './podcasts.ts'
import { outcomeOf, serverSearch, type Outcome } from './search.ts'
import { tryToUnderstand, understandPrograms } from './understanding.ts'
import { getVideo } from './videos.ts'

/** Hits of each kind that the list of all kinds is made of: what one page shows, so that any kind could fill the first. Chosen: docs/contract.md 10.7 has three to five, for lists by kind. */
const pool = pageLength

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
  const recording = await orNone(async () => (kind === 'videos' ? getVideo(slug) : getEpisode(show, slug)), null)
  return recording ? momentOf(recording.lines, plainOf(snippet)) : null
}

/** Answers by the id of their question, where a question is among those hits. */
const answersOf = async (hits: readonly SearchHit[]): Promise<ReadonlyMap<string, RichText>> =>
  hits.some(({ kind }) => kind === 'faqs') ? answersById() : new Map()

const none: Group = { kind: 'pages', count: 0, isExact: true, hits: [] }

/** The site's own pages; null when the content API fails, since the other kinds can be shown all the same. */
const readOwnPages = (locale: Locale): Promise<OwnPages | null> => orNone(() => ownPages(locale), null)

/** The place that the query names, and the institution that it names, as the finder understands it. */
const readNames = async (
  query: string,
): Promise<{ readonly nears: Nears; readonly institution: NamedInstitution | null }> => {
  const understanding = await understandPrograms(query, [], true)
  return { nears: nearOf(query, understanding, municipalityName), institution: namedInstitution(understanding) }
}

/** What the search over everything is near for that query; null when it names no place. @throws every error of the search service. */
export const readNear = async (query: string): Promise<Near | null> => {
  const understanding = await tryToUnderstand(query, [], true)
  // As plain words, the answer would be kept in caches long after search answers again.
  if (!understanding) throw new Error('the search service did not answer what the query means')
  return chooseNear(send, nearOf(query, understanding, municipalityName), new Date())
}

export type Everywhere = Answer & {
  /** The page of the list that the address asks for. */
  readonly results: readonly SearchHit[]
  /** How many hits all pages of the list show. */
  readonly reachable: number
  /** Seconds, by the id of an item whose snippet is said in it. */
  readonly moments: ReadonlyMap<string, number>
  /** Answers of the questions of this page, by id. */
  readonly answers: ReadonlyMap<string, RichText>
  /** The id of the question whose answer is shown open; null when none fits surely. */
  readonly openAnswer: string | null
}

const pageOf = <T>(list: readonly T[], page: number): readonly T[] =>
  list.slice((page - 1) * pageLength, page * pageLength)

type List = Pick<Everywhere, 'results' | 'reachable'>

type ListContext = { readonly now: Date; readonly locale: Locale; readonly institution: NamedInstitution | null }

/** The page of the list of all kinds: of the merged hits, and behind them of what services hold beyond those. */
const wholeList = async (
  { query, page, near }: Everything,
  groups: readonly Group[],
  { now, locale, institution }: ListContext,
): Promise<List> => {
  const merged = mergeKinds(groups, query, { locale, institution })
  const segments = segmentsBehind(groups, merged, page)
  const rest = segments.length
    ? readGroups(
        await serverSearch.search(segmentRequests({ query, near }, segments)),
        segments.map(({ kind }) => kind),
        now,
      )
    : []
  return {
    results: [...pageOf(merged, page), ...rest.flatMap(({ hits }) => hits)],
    reachable: reachableOf(groups),
  }
}

/** The page of one kind, as its service ranks it. Its first page is among the groups; own pages are all there. */
const kindList = async ({ query, page, near }: Everything, group: Group, now: Date): Promise<readonly SearchHit[]> => {
  if (page === 1 || group.kind === 'pages') return pageOf(group.hits, page)
  const segment = { kind: group.kind, offset: (page - 1) * pageLength, length: pageLength }
  const response = await serverSearch.search(segmentRequests({ query, near: near ?? null }, [segment]))
  return readGroups(response, [group.kind], now).flatMap(({ hits }) => hits)
}

const listOf = async (state: Everything, groups: readonly Group[], context: ListContext): Promise<List> => {
  const group = groups.find(({ kind }) => kind === state.kind)
  if (!group) return wholeList(state, groups, context)
  return {
    results: await kindList(state, group, context.now),
    reachable: Math.min(group.count, mostPages * pageLength),
  }
}

const find = async (requested: Everything, locale: Locale): Promise<Everywhere> => {
  const now = new Date()
  const { nears, institution } = await readNames(requested.query)
  const [{ answer, near }, pages] = await Promise.all([
    // Of all kinds, whichever is shown: the best hits of all decide which own pages there are, so that a count is the same in every view.
    searchNear(send, requested.query, nears, pool, now),
    requested.query ? readOwnPages(locale) : null,
  ])
  const state = { ...requested, near }
  const own = pages?.search(near?.rest || requested.query, now) ?? none
  const all = [...answer.groups, own]
  const groups = pages ? withVotedPages(all, pages) : all
  const { results, reachable } = await listOf(state, groups, { now, locale, institution })
  const [answers, moments] = await Promise.all([
    answersOf(results),
    Promise.all(results.map(async (item) => [item.id, await momentIn(item)] as const)),
  ])
  return {
    ...answer,
    groups,
    results,
    reachable,
    answers,
    openAnswer: state.page === 1 ? clearAnswer(results, groups, state.query) : null,
    moments: new Map(moments.flatMap(([id, moment]) => (moment === null ? [] : [[id, moment]]))),
  }
}

const byAddress = cache((address: string, locale: Locale) =>
  outcomeOf(find(readEverythingState(new URLSearchParams(address)), locale)),
)

/** The results for an address in a language, requested once for all parts of a page. */
export const findEverything = (parameters: URLSearchParams, locale: Locale): Promise<Outcome<Everywhere>> =>
  byAddress(parameters.toString(), locale)
