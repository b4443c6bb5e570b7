/** The context in which alternates are written: the reader's language, the messages, absolute URLs. */
import { createTranslator } from 'next-intl'
import { env } from '../env.ts'
import type dutch from '../i18n/messages/nl.json'
import type { Locale } from '../i18n/routing.ts'
import { withSiteName } from '../i18n/site-name.ts'
import { mediaBase } from '../media/base.ts'
import { absoluteUrl } from '../metadata.ts'
import { escaped, link, type MarkdownContext } from './document-markdown.ts'
import { itemHref } from '../paths.ts'

type Messages = typeof dutch

const translatorsOf = async (locale: Locale) => {
  const { default: messages } = (await import(`../i18n/messages/${locale}.json`)) as { default: Messages }
  const settings = { locale, messages: withSiteName(messages, env.siteName), timeZone: 'Europe/Amsterdam' } as const
  return { t: createTranslator(settings), routes: createTranslator({ ...settings, namespace: 'routes' }) }
}

type Translators = Awaited<ReturnType<typeof translatorsOf>>

type Item = Parameters<typeof itemHref>[1]
type Named = { readonly title: string } | { readonly name: string }

export type Context = MarkdownContext & {
  readonly locale: Locale
  readonly t: Translators['t']
  /** The messages about routes, for durations in words. */
  readonly routes: Translators['routes']
  /** A link to the page of an item, or its text where it has no page. */
  readonly itemLink: (collection: string, item: Item, words: string) => string
  /** The same of several items by their names. */
  readonly itemLinks: (collection: string, items: readonly (Item & Named)[]) => string[]
}

/** The context for readers of that language. */
export const contextIn = async (locale: Locale): Promise<Context> => {
  const itemLink: Context['itemLink'] = (collection, item, words) => {
    const href = itemHref(collection, item)
    return href ? link(words, absoluteUrl(href, locale)) : escaped(words)
  }
  return {
    origin: env.siteUrl,
    media: mediaBase,
    urlOf: (href) => absoluteUrl(href, locale),
    locale,
    ...(await translatorsOf(locale)),
    itemLink,
    itemLinks: (collection, items) =>
      items.map((item) => itemLink(collection, item, 'title' in item ? item.title : item.name)),
  }
}
