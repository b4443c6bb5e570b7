/** Addresses below the media pages that are files, and how lists of episodes are cut. */
import type { MediaCard } from '../content/media-cards.ts'

/** The slug in the path of an item. */
export const lastSegment = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? ''

/** Where the feed of a show is. Source: docs/contract.md 11.1. */
export const feedPath = (show: string): string => `/media/podcasts/${encodeURIComponent(show)}/feed.xml`

export type Season = { readonly season: number | null; readonly episodes: readonly MediaCard[] }

/** Episodes by season, the last season first; in each the newest first; those of no season at the end. */
export const bySeason = (episodes: readonly MediaCard[]): Season[] => {
  const seasons = Map.groupBy(episodes, ({ season }) => season)
  return [...seasons]
    .map(([season, episodes]) => ({ season, episodes }))
    .sort((one, other) => (other.season ?? -1) - (one.season ?? -1))
}
