/** Where the parts of the questionnaire lead to: its own pages, or the one page of an embed. */
import type { Href } from '../paths.ts'
import { orders, type Order } from './route-map.ts'

type View = { readonly order?: Order; readonly page?: number }

export type Ways = {
  readonly start: Href
  /** The question at that place, counted from 0; `change`: it was answered before, and leads back to the result. */
  readonly question: (place: number, answers: readonly string[], change?: boolean) => Href
  readonly result: (answers: readonly string[], view?: View) => Href
  readonly route: (slug: string, answers?: readonly string[]) => Href
  /** Null where routes cannot be compared. */
  readonly compare: Href | null
  /** Other pages open beside this one: it stands in the frame of another site. */
  readonly outside: boolean
}

/** The query that shows the routes in that order, at that page; what is usual is left out. */
export const viewQuery = ({ order, page }: View = {}) => ({
  sorteer: order === 'duur' ? undefined : order,
  pagina: page && page > 1 ? page : undefined,
})

/** What was said elsewhere and stays in the address; empty where nothing was. */
type Said = { readonly place: string; readonly subject: string }

/** The pages of the site, with the place and the subject that an address carries. */
export const waysWith = ({ place: typed, subject }: Said): Ways => {
  const situation = { ...(typed ? { plaats: typed } : {}), ...(subject ? { vak: subject } : {}) }
  return {
    start: '/routes',
    question: (place, answers, change = false) => ({
      pathname: '/routes/vraag/[n]',
      params: { n: String(place + 1) },
      query: { a: answers, wijzig: change ? 'ja' : undefined, ...situation },
    }),
    result: (answers, view) => ({
      pathname: '/routes/resultaat',
      query: { a: answers, ...viewQuery(view), ...situation },
    }),
    route: (slug, answers = []) => ({
      pathname: '/routes/[slug]',
      params: { slug },
      ...(answers.length || typed || subject ? { query: { a: answers, ...situation } } : {}),
    }),
    compare: '/vergelijken',
    outside: false,
  }
}

/** The pages of the site for who said nothing yet. */
export const siteWays: Ways = waysWith({ place: '', subject: '' })

/** Answers of an address, by slug; the empty one of "not sure yet" is none. Chosen: twenty at most are looked at. */
export const answersIn = (parameters: URLSearchParams): string[] =>
  parameters
    .getAll('a')
    .filter((slug) => slug !== '')
    .slice(0, 20)

/** How an address asks to see the routes; the usual where it says nothing that we know. */
export const readView = (
  parameters: Pick<URLSearchParams, 'get'>,
): { readonly order: Order; readonly page: number } => {
  const page = parameters.get('pagina') ?? ''
  return {
    order: orders.find((order) => order === parameters.get('sorteer')) ?? 'duur',
    page: /^\d{1,4}$/.test(page) ? Number(page) : 1,
  }
}
