/** Runs the rows of each surface that has an address, and says what came of them. */
import { contentRows, discoverContent } from './content-rows.ts'
import { mediaRows } from './media-rows.ts'
import { callerOf, runRows, textAt, type Result } from './row.ts'
import { searchRows } from './search-rows.ts'

export type Surfaces = {
  readonly content: { readonly address: string; readonly token: string } | null
  /** Null as key: that of the account at the content API. */
  readonly search: { readonly address: string; readonly applicationId: string; readonly key: string | null } | null
  /** Null as picture: one that the content API names. */
  readonly media: { readonly address: string; readonly picture: string | null } | null
}

const wrong = 'a-token-that-nobody-has-0123456789abcdef'

/** The results of all rows. @throws the error of fetch when the content API does not answer at all. */
export const runConformance = async ({ content, search, media }: Surfaces): Promise<Result[]> => {
  const results: Result[] = []
  let known: Readonly<Record<string, string>> = {}
  let ownKey = ''
  if (content) {
    const call = callerOf(content.address, (as) =>
      as === 'none' ? {} : { authorization: `Bearer ${as === 'wrong' ? wrong : content.token}` },
    )
    known = await discoverContent(call, content.token)
    ownKey = textAt((await call({ path: '/users/me?fields=search_token' })).body, 'data', 'search_token')
    results.push(...(await runRows('content', contentRows, call, known)))
  }
  if (search) {
    const key = search.key ?? ownKey
    const call = callerOf(search.address, (as) => ({
      'x-algolia-application-id': search.applicationId,
      ...(as === 'none' ? {} : { 'x-algolia-api-key': as === 'wrong' ? wrong : key }),
    }))
    results.push(...(await runRows('search', searchRows, call, known)))
  }
  if (media) {
    const picture = media.picture ?? known['picture'] ?? ''
    results.push(
      ...(await runRows(
        'media',
        mediaRows,
        callerOf(media.address, () => ({})),
        { picture },
      )),
    )
  }
  return results
}

const order = ['equal', 'skipped', 'deliberate', 'failed'] as const

/** A line for each result that is not equal, the failed ones last, and a line of counts for each surface. */
export const reportOf = (results: readonly Result[]): string[] => {
  const lines = order
    .flatMap((outcome) => results.filter((result) => result.outcome === outcome && outcome !== 'equal'))
    .map(({ surface, name, outcome, detail }) => `${outcome.padEnd(10)}  ${surface.padEnd(7)}  ${name}: ${detail}`)
  const counts = [...Map.groupBy(results, ({ surface }) => surface)].map(([surface, own]) => {
    const of = (outcome: Result['outcome']) => own.filter((result) => result.outcome === outcome).length
    return `${surface}: ${own.length} checks, ${order.map((outcome) => `${of(outcome)} ${outcome}`).join(', ')}`
  })
  return [...lines, ...counts]
}
