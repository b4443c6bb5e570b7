import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { insightsOf } from './insights.ts'

const connection = { appId: 'TEST', url: null, namesVisits: false, insights: false }

test('no statistics unless a setting asks for them', () => {
  expect(insightsOf(connection)).toBe(false)
})

test('the client for statistics says the version of the package, by which InstantSearch decides how to call it', async () => {
  const { version } = JSON.parse(await readFile('node_modules/search-insights/package.json', 'utf8')) as {
    version: string
  }
  expect(insightsOf({ ...connection, insights: true })).toHaveProperty('insightsClient.version', version)
})
