/** Calls of the interfaces as they can be pasted into a shell or a program, with the addresses of this deployment. Pure. */
import type { PolicyName } from '#schema/policies.ts'
import { curlTo } from './open-api-description.ts'

export type Addresses = {
  /** Content API. */
  readonly content: string
  /** Search; null on a hosted Algolia, whose address follows from the application id. */
  readonly search: string | null
  readonly applicationId: string
  /** The account's field with the search token. */
  readonly tokenField: string
  readonly media: string
  /** Folder between the transformations and the id of an asset; empty: none. */
  readonly mediaFolder: string
  readonly site: string
}

export type Example = {
  /** Its title among the messages of `developers.example`. */
  readonly key:
    | 'token'
    | 'ping'
    | 'me'
    | 'list'
    | 'item'
    | 'count'
    | 'pages'
    | 'sdk'
    | 'searchKey'
    | 'search'
    | 'facets'
    | 'near'
    | 'client'
    | 'picture'
    | 'markdown'
    | 'feed'
    | 'figures'
    | 'tools'
    | 'newToken'
  readonly code: string
  /** The policies that it takes beyond those that every account holds. */
  readonly needs?: readonly PolicyName[]
}

export const subjects = ['start', 'content', 'search', 'media', 'open', 'agents', 'rotation'] as const
export type Subject = (typeof subjects)[number]

/** One value out of a JSON answer, with what every system has. */
const valueOf = (field: string, command: string) => String.raw`$(${command} | sed -E 's/.*"${field}":"([^"]+)".*/\1/')`

/** The address of the search service. Source: https://www.algolia.com/doc/rest-api/search */
const searchAddress = ({ search, applicationId }: Addresses) => search ?? `https://${applicationId}-dsn.algolia.net`

const searchCall = (addresses: Addresses, requests: readonly object[]) =>
  [
    `curl '${searchAddress(addresses)}/1/indexes/*/queries'`,
    `  --header 'x-algolia-application-id: ${addresses.applicationId}'`,
    '  --header "x-algolia-api-key: $SEARCH_KEY"',
    `  --data '${JSON.stringify({ requests })}'`,
  ].join(' \\\n')

const hostOf = (address: string) => {
  const { host, protocol, pathname } = new URL(address)
  return { url: `${host}${pathname}`.replace(/\/$/, ''), accept: 'readWrite', protocol: protocol.slice(0, -1) }
}

const client = (addresses: Addresses) =>
  `import { liteClient } from 'algoliasearch/lite'

const client = liteClient('${addresses.applicationId}', process.env.SEARCH_KEY${
    addresses.search === null ? '' : `, { hosts: [${JSON.stringify(hostOf(addresses.search))}] }`
  })
const { results } = await client.search({ requests: [{ indexName: 'faqs', query: 'hoeveel verdient een leraar' }] })
console.log(results[0].hits.map(({ question }) => question))`

const sdk = ({ content }: Addresses) =>
  `import { createDirectus, readItems, rest, staticToken } from '@directus/sdk'

const client = createDirectus('${content}')
  .with(staticToken(process.env.LESROUTE_TOKEN))
  .with(rest({ onRequest: (options) => ({ ...options, signal: AbortSignal.timeout(10_000) }) }))
console.log(await client.request(readItems('articles', { fields: ['title', 'path'], limit: 3 })))`

const picture = (addresses: Addresses) => {
  const one = curlTo(addresses.content, '/items/articles?fields=image&filter[image][_nnull]=true&limit=1')
  const folder = addresses.mediaFolder ? `${addresses.mediaFolder}/` : ''
  return `IMAGE=${valueOf('image', one)}
curl --output foto.webp "${addresses.media}/image/upload/w_800,c_fill,ar_16:9,f_webp/${folder}$IMAGE"`
}

const tools = ({ site }: Addresses) =>
  [
    `curl '${site}/mcp'`,
    "  --header 'content-type: application/json' --header 'accept: application/json, text/event-stream'",
    `  --data '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`,
  ].join(' \\\n')

/** The examples of each subject, in the order in which a newcomer needs them; `token` and `searchKey` set what later ones use. */
export const examplesOf = (addresses: Addresses): Readonly<Record<Subject, readonly Example[]>> => {
  const { content, site } = addresses
  const searchKey = `export SEARCH_KEY=${valueOf(addresses.tokenField, curlTo(content, `/users/me?fields=${addresses.tokenField}`))}`
  return {
    start: [
      { key: 'token', code: "export LESROUTE_TOKEN='TOKEN'" },
      { key: 'ping', code: curlTo(content, '/server/ping', null) },
      { key: 'me', code: curlTo(content, '/users/me?fields=email,role.name') },
    ],
    content: [
      { key: 'list', code: curlTo(content, '/items/articles?fields=title,path&limit=10') },
      {
        key: 'item',
        code: curlTo(
          content,
          '/items/articles?filter[title][_icontains]=pabo&fields=title,summary,topics.topics_id.name,editor_nodes.collection&limit=1',
        ),
      },
      {
        key: 'count',
        code: curlTo(content, '/items/programs?aggregate[count]=*&groupBy[]=level'),
        needs: ['navigator'],
      },
      { key: 'pages', code: curlTo(content, '/items/faqs?fields=id,question&limit=100&page=2&meta=filter_count') },
      { key: 'sdk', code: sdk(addresses) },
    ],
    search: [
      { key: 'searchKey', code: searchKey, needs: ['search-token'] },
      {
        key: 'search',
        code: searchCall(addresses, [
          { indexName: 'articles', query: 'zij-instroom', hitsPerPage: 3, attributesToRetrieve: ['title', 'path'] },
          { indexName: 'faqs', query: 'zij-instroom', hitsPerPage: 3, attributesToRetrieve: ['question'] },
        ]),
        needs: ['search-token'],
      },
      {
        key: 'facets',
        code: searchCall(addresses, [
          {
            indexName: 'programs',
            query: '',
            facets: ['level', 'type'],
            facetFilters: [['level:bachelor', 'level:master']],
            hitsPerPage: 2,
            attributesToRetrieve: ['title'],
          },
        ]),
        needs: ['search-token', 'navigator'],
      },
      {
        key: 'near',
        code: searchCall(addresses, [
          {
            indexName: 'locations',
            query: '',
            filters: 'has_programs:true',
            aroundLatLng: '52.0907,5.1214',
            aroundRadius: 10_000,
            hitsPerPage: 3,
            attributesToRetrieve: ['title', 'city'],
            getRankingInfo: true,
          },
        ]),
        needs: ['search-token', 'navigator'],
      },
      { key: 'client', code: client(addresses), needs: ['search-token'] },
    ],
    media: [{ key: 'picture', code: picture(addresses) }],
    open: [
      { key: 'markdown', code: `curl --header 'accept: text/markdown' '${site}/kennisbank'` },
      { key: 'feed', code: `curl '${site}/feed.xml'` },
      { key: 'figures', code: `curl '${site}/cijfers.json'` },
    ],
    agents: [{ key: 'tools', code: tools(addresses) }],
    rotation: [
      {
        key: 'newToken',
        code: `NEW_TOKEN=$(openssl rand -hex 32)
curl --request PATCH --header "Authorization: Bearer $LESROUTE_TOKEN" --header 'content-type: application/json' --data "{\\"token\\":\\"$NEW_TOKEN\\"}" '${content}/users/me'
export LESROUTE_TOKEN=$NEW_TOKEN`,
      },
    ],
  }
}
