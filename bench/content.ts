/**
 * What the content API costs over the least that could do: authentication, reading the query, checking each path and
 * each row against the caller's policies, and building statements, against statements that are prepared by hand, know
 * their question beforehand and check nothing. Both answer the same bytes, which is checked before anything is timed.
 */
import { createHash } from 'node:crypto'
import { modelOf } from '#schema/model.ts'
import { openAuth } from '#service/auth/auth.ts'
import { readConfig } from '#service/config.ts'
import { createContentHandler } from '#service/content/handler.ts'
import type { Handler } from '#service/http/message.ts'
import { decode } from '#service/store/columns.ts'
import { articleShape, fieldsOf, prepareReader } from './article-shape.ts'
import { compare, type Row } from './measure.ts'
import { textColumn, type Sample } from './sample.ts'

const flat = ['id', 'title', 'slug', 'path', 'summary', 'english', 'date_created', 'date_updated'] as const

type Question = {
  readonly name: string
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
  readonly peer: () => unknown
}

const articleColumns = (row: Readonly<Record<string, unknown>>) => {
  const { fields } = modelOf('articles')
  return Object.fromEntries(
    flat.map((name) => {
      const field = fields.get(name)
      return [name, field ? decode(field, row[name]) : null]
    }),
  )
}

/** The article with the most blocks in its text. */
const richestArticle = ({ sqlite }: Sample): { id: string; slug: string } => {
  const ranked = `select a.id, a.slug from articles a join articles_editor_nodes n on n.articles_id = a.id
    where a.status = 'published' group by a.id order by count(*) desc, a.id limit 1`
  const [id = ''] = textColumn(sqlite, ranked, 'id')
  const [slug = ''] = textColumn(sqlite, ranked, 'slug')
  return { id, slug }
}

const questionsFor = (sample: Sample): Question[] => {
  const { sqlite, token } = sample
  const { id, slug } = richestArticle(sample)
  const columns = flat.map((name) => `"${name}"`).join(', ')
  const list = sqlite.prepare(
    `select ${columns} from articles where status = 'published' order by date_updated desc nulls last, id limit 20`,
  )
  const one = sqlite.prepare(`select ${columns} from articles where id = ? and status = 'published'`)
  const bySlug = prepareReader(sqlite, articleShape, 'slug')
  // The whole account with the addresses that it may call from: who may call hangs on them.
  const me = sqlite.prepare(
    'select u.*, c.ip_allow from directus_users u left join lesroute_credentials c on c.account = u.id where u.token = ?',
  )
  const whole = { _limit: -1 }
  return [
    {
      name: 'list of 20, flat',
      path: '/items/articles',
      parameters: { limit: '20', sort: '-date_updated', fields: flat.join(',') },
      peer: () => list.all().map(articleColumns),
    },
    {
      name: 'article by slug, all relations',
      path: '/items/articles',
      parameters: {
        filter: JSON.stringify({ slug: { _eq: slug }, status: { _eq: 'published' } }),
        limit: '1',
        fields: fieldsOf(articleShape).join(','),
        deep: JSON.stringify({ editor_nodes: whole, sources: whole, documents: whole, faqs: whole }),
      },
      peer: () => bySlug(slug),
    },
    {
      name: 'item by id',
      path: `/items/articles/${id}`,
      parameters: { fields: flat.join(',') },
      peer: () => articleColumns(one.get(id) ?? {}),
    },
    {
      name: 'users/me',
      path: '/users/me',
      parameters: { fields: 'search_token' },
      peer: () => {
        const account = me.get(createHash('sha256').update(token).digest('base64url'))
        return { search_token: account?.['search_token'] }
      },
    },
  ]
}

const rowFor = async ({ name, path, parameters, peer }: Question, handle: Handler, token: string): Promise<Row> => {
  const request = {
    method: 'GET',
    path,
    search: new URLSearchParams(parameters).toString(),
    headers: { authorization: `Bearer ${token}` },
    body: null,
    ip: '127.0.0.1',
  }
  const answer = async () => handle(request)
  const byHand = () => JSON.stringify({ data: peer() })
  const { status, body } = await answer()
  if (status !== 200 || body !== byHand())
    throw new Error(`content: ${name}: answer ${status} differs from the one made by hand`)
  return compare({
    name: `content: ${name}`,
    peerName: 'prepared statements + JSON',
    ours: answer,
    peer: byHand,
    clock: 'thread',
  })
}

/**
 * Rows of the content API, in milliseconds a request, without the network.
 * @throws Error when an answer is not the one that the statements made by hand give.
 */
export const benchContent = async (sample: Sample): Promise<Row[]> => {
  const { store, token } = sample
  const report = (error: unknown) => console.error(error)
  const now = () => new Date()
  const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
  const handle = createContentHandler({ store, auth, now, report })
  const rows: Row[] = []
  for (const question of questionsFor(sample)) rows.push(await rowFor(question, handle, token))
  return rows
}
