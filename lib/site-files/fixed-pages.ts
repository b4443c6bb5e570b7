/** The pages of this site that belong to no item: their titles, what they are about, and words by which people ask for them. */
import { createTranslator } from 'next-intl'
import dutch from '../i18n/messages/nl.json'
import english from '../i18n/messages/en.json'
import type { Locale } from '../i18n/routing.ts'
import { hasAlternate } from '../markdown-alternates/alternate-addresses.ts'
import { isFixedPathname, pageMessages, type FixedPathname, type PageMessages } from '../page-messages.ts'
import written from './page-names.json' with { type: 'json' }

type Described = {
  readonly title: string
  /** Its introduction; shown below the title in search. */
  readonly summary: string
}

export type FixedPage = {
  readonly href: FixedPathname
  /** Whether sitemaps list it; pages of a visitor's own are found by search on this site alone. */
  readonly isListed: boolean
  /** Other names of the page in both languages: found like its title. */
  readonly names: readonly string[]
} & Readonly<Record<Locale, Described>>

/** Chosen: written by hand, what visitors type, separated by commas. */
const names: Readonly<Record<FixedPathname, string>> = written

/** In the language of those messages. */
const describedIn = (locale: Locale, messages: typeof dutch) => {
  const t = createTranslator({ locale, messages })
  return (page: PageMessages): Described => ({
    title: t(page.label ?? page.title),
    summary: t(page.lead),
  })
}
const inDutch = describedIn('nl', dutch)
const inEnglish = describedIn('en', english)

/** In the order of the sitemap. */
export const fixedPages: readonly FixedPage[] = Object.keys(pageMessages)
  .filter(isFixedPathname)
  .map((href) => ({
    href,
    isListed: hasAlternate(href),
    names: names[href].split(', '),
    nl: inDutch(pageMessages[href]),
    en: inEnglish(pageMessages[href]),
  }))
