/** Programmes by words alone, whatever place a query names beside them. */
import type { Group } from '../search/everything-state.ts'
import { readGroups } from '../search/everything-hits.ts'
import { segmentRequests } from '../search/rest-of-list.ts'
import { serverSearch } from './search.ts'

const best = { kind: 'programs', offset: 0, length: 10 } as const

/** The programmes of the whole country that fit those words best. @throws every error of the search client. */
export const programsAnywhere = async (query: string): Promise<Group[]> =>
  readGroups(await serverSearch.search(segmentRequests({ query }, [best])), [best.kind], new Date())
