/**
 * What each policy opens beyond "the collection names me": a vendor's rows only, published rows only.
 * Source: docs/contract.md 10.3.
 */

export type Policy = {
  readonly describes: string
  /** Only rows whose `vendor` is this, where the collection has that field. */
  readonly vendor?: string
}

export const policies = {
  'read-and-update-self': { describes: 'Read and update the own user record.' },
  'content-read': { describes: 'Read published items of the content, media and filter collections.' },
  'read-published-media': { describes: 'Read and play media items whose publication date has passed.' },
  'asset-read': { describes: 'Read file records and their metadata.' },
  navigator: {
    describes: 'Read programmes, institutions, desks, locations and areas of the service.',
    vendor: 'onderwijsloket',
  },
  hovi: { describes: 'Read navigator data delivered by HOVI.', vendor: 'hovi' },
  kiesmbo: { describes: 'Read navigator data delivered by KiesMBO.', vendor: 'kiesmbo' },
  sodk: { describes: 'Read schools and locations delivered by SODK.', vendor: 'sodk' },
  'read-stats': { describes: 'Read anonymous usage statistics.' },
  /** Chosen: the contract names no policy for what is not published yet; editors' previews need one. */
  'read-drafts': { describes: 'Read items that are not published yet, or no longer.' },
  /** Chosen: the contract knows no writing; these are for editors and authors. */
  'write-content': { describes: 'Create, change and delete items of the catalogue.' },
  'write-drafts': { describes: 'Create, change and delete items that are not published, and not publish them.' },
  'search-token': { describes: 'Use the search service with an own token.' },
} as const satisfies Record<string, Policy>

export type PolicyName = keyof typeof policies

/** The policies that every account holds. */
export const basePolicies = [
  'read-and-update-self',
  'content-read',
  'read-published-media',
  'asset-read',
] as const satisfies readonly PolicyName[]

/** The further policies of the account with which the site reads its pages. */
export const sitePolicies = ['navigator', 'sodk', 'search-token'] as const satisfies readonly PolicyName[]

/** The further policies of the account with which editors preview drafts. */
export const previewPolicies = ['navigator', 'sodk', 'read-drafts'] as const satisfies readonly PolicyName[]

export const isPolicyName = (name: string): name is PolicyName => Object.hasOwn(policies, name)
