/** The picture that other sites show of a page: its title on our ground. Its address carries the words, signed by us. */
import { isSigned, sign } from '../editors/signature.ts'
import { isLocale, type Locale } from '../i18n/routing.ts'

export type ShareCard = { readonly title: string; readonly locale: Locale }

/** px. Source: https://ogp.me and the previews of the large sites. */
export const cardSize = { width: 1200, height: 630 } as const

/** Longer titles do not fit on the picture, characters. */
const longest = 140

const message = ({ title, locale }: ShareCard) => `${locale}\n${title}`

/** The path of the picture of a page with that title. Chosen: signed, so that nobody puts words in our mouth. */
export const cardAddress = (secret: string, { title, locale }: ShareCard): string => {
  const card = { title: title.length > longest ? `${title.slice(0, longest - 1)}…` : title, locale }
  return `/og/${locale}?${new URLSearchParams({ title: card.title, s: sign(secret, 'card', message(card)) }).toString()}`
}

/** What an address asks for; null when the words are not ours. */
export const readCardAddress = (secret: string, locale: string, parameters: URLSearchParams): ShareCard | null => {
  if (!isLocale(locale)) return null
  const card = { title: parameters.get('title') ?? '', locale }
  return isSigned(secret, 'card', message(card), parameters.get('s') ?? '') ? card : null
}
