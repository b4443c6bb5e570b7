import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { expect, test, vi } from 'vitest'
import { env } from '../env.ts'
import { createAgentServer } from './server.ts'

vi.mock('../markdown-alternates/read-alternate.ts', () => ({
  readAlternate: async ({ path }: { path: string }) => {
    if (path === '/stuk') throw new Error('secret words')
    return null
  },
}))
vi.mock('../content/career-routes.ts', () => ({
  getRouteMap: async () => ({
    questions: [{ title: 'Waar?', answers: [{ slug: 'school-po', title: 'Basisschool', after: [] }] }],
    routes: [],
    steps: {},
  }),
}))
vi.mock('../markdown-alternates/alternate-addresses.ts', async (original) => ({
  ...(await original<Record<string, unknown>>()),
  readAlternatePath: (path: string) => ({ path }),
}))

const connected = async () => {
  const [here, there] = InMemoryTransport.createLinkedPair()
  await createAgentServer(false).connect(there)
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(here)
  return client
}

test('a page that is not there is a wrong parameter, also the home page, and a failure tells nothing of its reason', async () => {
  const client = await connected()
  const read = (path: string) => client.readResource({ uri: `${env.siteUrl}${path}` })
  await expect(read('/bestaat-niet')).rejects.toMatchObject({ code: -32_602 })
  await expect(read('/')).rejects.toMatchObject({ code: -32_602 })
  await expect(read('/stuk')).rejects.not.toThrow('secret words')
  await client.close()
})

test('the home page is listed, and no changes of lists are promised', async () => {
  const client = await connected()
  expect((await client.listResources()).resources).toMatchObject([{ uri: `${env.siteUrl}/` }])
  const { tools, resources } = client.getServerCapabilities() ?? {}
  expect([tools, resources]).toEqual([{ listChanged: false }, { listChanged: false }])
  await client.close()
})

test('answers of which none is known match nothing, and those that are known are named', async () => {
  const client = await connected()
  const answer = await client.callTool({ name: 'match_routes', arguments: { answers: ['po', 'hbo'] } })
  expect(answer.isError).toBe(true)
  expect(answer.content).toMatchObject([{ text: expect.stringMatching(/“po”, “hbo”.*school-po/) as unknown }])
  await client.close()
})
