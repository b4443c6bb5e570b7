import { expect, test } from 'vitest'
import { collections } from '#schema/index.ts'
import { basePolicies } from '#schema/policies.ts'
import { examplesOf } from './examples.ts'

const address = 'https://lesroute.example'
const examples = Object.values(
  examplesOf({
    content: address,
    search: address,
    applicationId: 'lesroute',
    tokenField: 'search_token',
    media: address,
    mediaFolder: '',
    site: address,
  }),
).flat()

test('an example names each policy that it takes beyond those of every account', () => {
  for (const { key, code, needs = [] } of examples) {
    const names = [...code.matchAll(/\/items\/(\w+)|indexName"?: ?['"](\w+)/g)].map(([, item, index]) => item ?? index)
    const policies = Object.entries(collections).flatMap(([name, { policies: own }]) =>
      names.includes(name) ? [own] : [],
    )
    expect(policies, key).toHaveLength(new Set(names).size)
    const isSearch = /search_token|SEARCH_KEY/.test(code)
    const granted = [...basePolicies, ...needs] as readonly string[]
    for (const own of policies)
      expect(
        own.some((policy) => granted.includes(policy)),
        key,
      ).toBe(true)
    expect(needs.includes('search-token'), key).toBe(isSearch)
    expect(needs.includes('navigator'), key).toBe(names.some((name) => name === 'programs' || name === 'locations'))
  }
})
