/** What is answered to a request that no page can answer: a small page for people, a line for programs, in the language of the address. */
import type { OutgoingHttpHeaders } from 'node:http'
import { errorPage } from '#lib/error-page.ts'
import { languageOfPath } from '#lib/i18n/language-of-path.ts'
import { replyWith, type Reply, type SiteRequest } from '../message.ts'

export type Reason =
  'whole' | 'misleading' | 'parameters' | 'state' | 'method' | 'type' | 'long' | 'slow' | 'broken' | 'often' | 'busy'

type Texts = {
  readonly titles: Readonly<Record<'address' | 'other', string> & Partial<Record<Reason, string>>>
  readonly reasons: Readonly<Record<Reason, string>>
  readonly home: readonly [href: string, text: string]
  readonly search: readonly [href: string, text: string]
  readonly again: string
}

const texts: Readonly<Record<'nl' | 'en', Texts>> = {
  nl: {
    titles: {
      address: 'Dit adres kunnen we niet lezen',
      method: 'Dat kan op dit adres niet',
      other: 'Dit verzoek kunnen we niet lezen',
      often: 'Even wachten',
      busy: 'Even druk',
    },
    reasons: {
      whole: 'Het verzoek noemt een heel adres in plaats van een pad.',
      misleading: 'In het pad staan een backslash, een # of een deel dat alleen uit punten bestaat.',
      parameters: 'Het adres heeft te veel parameters: hooguit {bound}.',
      state: 'De header next-router-state-tree is niet te lezen.',
      method: 'De methode {method} kan hier niet.',
      type: 'Stuur application/x-www-form-urlencoded of application/json.',
      long: 'Het adres en de headers zijn samen te lang: hooguit {bound} bytes.',
      slow: 'Het verzoek kwam niet op tijd binnen: hooguit {bound} seconden.',
      broken: 'Dit is geen geldig verzoek.',
      often:
        'Er kwamen hier net te veel verzoeken, van jouw netwerk of van iedereen samen. Over een minuut kan het weer.',
      busy: 'Het is nu even druk. Probeer het over een paar tellen opnieuw.',
    },
    home: ['/', 'Naar de voorpagina'],
    search: ['/zoeken', 'Zoek op de site'],
    again: 'Probeer het nog eens',
  },
  en: {
    titles: {
      address: 'We cannot read this address',
      method: 'That is not possible at this address',
      other: 'We cannot read this request',
      often: 'Please wait',
      busy: 'We are busy',
    },
    reasons: {
      whole: 'The request must name a path, not a whole address.',
      misleading: 'The path has dot segments, backslashes or a #.',
      parameters: 'The address has too many parameters: {bound} at most.',
      state: 'The header next-router-state-tree cannot be read.',
      method: '{method} is not allowed here.',
      type: 'Send application/x-www-form-urlencoded or application/json.',
      long: 'The address and the headers are too long: {bound} bytes together at most.',
      slow: 'The request did not arrive in time: {bound} seconds at most.',
      broken: 'This is not a valid request.',
      often:
        'Too many requests came here just now, from your network or from all together. Please try again in a minute.',
      busy: 'We are busy right now. Please try again in a moment.',
    },
    home: ['/en', 'To the home page'],
    search: ['/en/search', 'Search the site'],
    again: 'Try again',
  },
}

const ofAddress: ReadonlySet<Reason> = new Set(['whole', 'misleading', 'parameters', 'long'])

export type Refusal = {
  readonly reason: Reason
  readonly bound?: number | undefined
  /** What the request itself says: the address, its method, which types it accepts, and the page that led to it. */
  readonly request: Pick<SiteRequest, 'address' | 'method'> & {
    readonly accept: string | undefined
    readonly referer?: string | undefined
  }
}

/** Where programs send, and read English. */
const isForPrograms = /^\/(?:api|mcp)(?:[/?]|$)/

/** The head and the text of a refusal: HTML where the client is a browser. */
export const refusalText = ({ reason, bound, request }: Refusal) => {
  const { address, method, accept = '', referer = '' } = request
  // A page of the site links to some of those that are for programs.
  const from = isForPrograms.test(address) ? URL.parse(referer)?.pathname : address
  const locale = from === undefined ? 'en' : languageOfPath(from)
  const { titles, reasons, home, search, again } = texts[locale]
  const why = reasons[reason].replace('{bound}', String(bound ?? '')).replace('{method}', method)
  if (!accept.includes('text/html')) return { type: 'text/plain; charset=utf-8', text: `${why}\n` }
  const title = titles[reason] ?? titles[ofAddress.has(reason) ? 'address' : 'other']
  const links = reason === 'often' || reason === 'busy' ? [['', again] as const, home] : [home, search]
  return { type: 'text/html; charset=utf-8', text: errorPage(locale, { title, text: why, links }) }
}

/** The refusal as a reply, which no cache stores. */
export const refuse = (
  { address, method, headers: { accept, referer } }: SiteRequest,
  status: number,
  reason: Reason,
  headers: OutgoingHttpHeaders = {},
  bound?: number,
): Reply => {
  const { type, text } = refusalText({ reason, bound, request: { address, method, accept, referer } })
  return replyWith(status, { ...headers, 'content-type': type, 'cache-control': 'no-store' }, text)
}
