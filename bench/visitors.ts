/** What visitors of a running site ask for: pages that are kept, pages made for them, and what those ask of the service. */
import { z } from 'zod'
import type { Asked } from './load.ts'

const words = [
  'pabo',
  'zij-instroom',
  'leraar',
  'stage',
  'salaris',
  'beurs',
  'onderwijsassistent',
  'mbo',
  'wiskunde',
  'deeltijd',
]

/** Parts of a hundred. Chosen: most read, some look for something, few send a form. */
const shares = { page: 55, 'made page': 10, search: 15, content: 12, media: 7, form: 1 } as const
type Kind = keyof typeof shares

type Places = {
  /** Where pages that are kept are asked for; the site itself, or a proxy in front of it. */
  readonly front: string
  readonly site: string
  readonly service: string
  /** The site's own token for the content API. */
  readonly token: string
}

/** What a browser takes. */
const browser = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,image/avif,image/webp,*/*;q=0.8' }

const read = async (url: string): Promise<string> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.text()
}

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, match]) => match ?? '')

/** What the hidden fields of the form for a reaction on that page say. */
const reactionForm = async (page: string): Promise<string> => {
  const html = await read(page)
  const [form = ''] = /<form[^>]*action="\/api\/feedback"[\s\S]*?<\/form>/.exec(html) ?? []
  const fields = new URLSearchParams({ useful: 'yes' })
  for (const input of form.match(/<input[^>]*>/g) ?? []) {
    const [name, value] = [/name="([^"]*)"/.exec(input)?.[1], /value="([^"]*)"/.exec(input)?.[1]]
    if (name && value && input.includes('hidden')) fields.set(name, value)
  }
  return fields.toString()
}

const picked = <Value>(values: readonly [Value, ...Value[]]): Value =>
  values[Math.floor(Math.random() * values.length)] ?? values[0]

const some = (values: readonly string[], what: string): [string, ...string[]] => {
  const [first, ...more] = values
  if (first === undefined) throw new Error(`The site has no ${what}.`)
  return [first, ...more]
}

/** A function that chooses the next request by chance. @throws Error when the site does not have what visitors look for. */
export const openVisitors = async ({ front, site, service, token }: Places): Promise<() => Asked> => {
  const { token: key } = z.object({ token: z.string() }).parse(JSON.parse(await read(`${site}/api/search-token`)))
  const authorization = { authorization: `Bearer ${token}` }
  const listed = await fetch(`${service}/items/articles?fields=path&limit=60&filter[english][_eq]=false`, {
    headers: authorization,
  })
  const { data } = z.object({ data: z.array(z.object({ path: z.string() })) }).parse(await listed.json())
  const articles = some(
    data.map(({ path }) => path),
    'articles',
  )
  const pictures = some(
    (await Promise.all(['/', ...articles.slice(0, 10)].map((path) => read(site + path)))).flatMap((html) =>
      matches(html, /src="(http[^"]*\/image\/upload\/[^"]*)"/g).map((url) => url.replaceAll('&amp;', '&')),
    ),
    'pictures',
  )
  const form = await reactionForm(site + articles[0])
  const searching = {
    'content-type': 'application/json',
    'x-algolia-application-id': 'LESROUTE',
    'x-algolia-api-key': key,
  }
  const slugOf = (path: string) => path.split('/').at(-1) ?? ''

  const requestOf: Readonly<Record<Kind, () => Omit<Asked, 'kind'>>> = {
    page: () => ({ url: front + picked(['/', ...articles]) }),
    'made page': () => ({ url: `${site}${picked(['/zoeken', '/navigator/opleidingen'])}?q=${picked(['', ...words])}` }),
    search: () => ({
      url: `${service}/search/1/indexes/*/queries`,
      method: 'POST',
      headers: searching,
      body: JSON.stringify({
        requests: ['articles', 'faqs', 'programs'].map((indexName) => ({
          indexName,
          query: picked(['', ...words]).slice(0, 1 + Math.floor(Math.random() * 12)),
          hitsPerPage: 5,
        })),
      }),
    }),
    content: () => ({
      url: `${service}/items/articles?filter[slug][_eq]=${slugOf(picked(articles))}&fields=*`,
      headers: authorization,
    }),
    media: () => ({ url: picked(pictures) }),
    form: () => ({
      url: `${site}/api/feedback`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site },
      body: form,
    }),
  }
  const lots = (Object.keys(shares) as Kind[]).flatMap((kind) => Array.from({ length: shares[kind] }, () => kind))
  return () => {
    const kind = lots[Math.floor(Math.random() * lots.length)] ?? 'page'
    const one = requestOf[kind]()
    return { kind, ...one, headers: { ...browser, ...one.headers } }
  }
}
