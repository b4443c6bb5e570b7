/** The results of a search as feed entries, most recently changed first. */
import type { FeedEntry } from '../site-files/atom-feed.ts'
import { absoluteUrl } from '../metadata.ts'
import { everythingRequests, pageLength } from '../search/everything-state.ts'
import { readEverything } from '../search/everything-hits.ts'
import type { Kind } from '../search/kinds.ts'
import { plainOf } from '../search/highlighted.ts'
import { wordsIn } from '../search/fold.ts'
import { readNear } from './read-everything.ts'
import { outcomeOf, serverSearch, type Outcome } from './search.ts'

/** Entries of a feed. Chosen. */
const most = 50

const find = async (query: string, kind: Kind | null): Promise<FeedEntry[]> => {
  // Without a letter or digit a query has no words, to which a service answers everything that it has.
  if (!wordsIn(query).length) return []
  // As near to a place of the query as on the page of this search.
  const near = await readNear(query)
  const response = await serverSearch.search(everythingRequests({ query, kind, page: 1, near }, pageLength))
  return readEverything(response, new Date())
    .flatMap(({ hits }) => hits)
    .flatMap(({ href, title, snippet, updated, isPlanned, language }): FeedEntry[] =>
      // Items without a date are never news; planned items appear on their date.
      updated === null || isPlanned
        ? []
        : [
            {
              url: absoluteUrl(href, language),
              title: plainOf(title),
              summary: plainOf(snippet) || null,
              updated,
              language,
              authors: [],
            },
          ],
    )
    .toSorted((one, other) => other.updated.localeCompare(one.updated))
    .slice(0, most)
}

/** The best twenty results with a date, of each kind or of one. */
export const searchFeedEntries = (query: string, kind: Kind | null): Promise<Outcome<FeedEntry[]>> =>
  outcomeOf(find(query, kind))
