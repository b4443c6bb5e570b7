/** Texts with the figures of today, in the language of the text. */
import { createFormatter, createTranslator } from 'next-intl'
import type { RichText } from '#schema/index.ts'
import type dutch from '../i18n/messages/nl.json'
import { formatLanguage } from '../i18n/format-language.ts'
import { getPathname } from '../i18n/pathname.ts'
import type { Locale } from '../i18n/routing.ts'
import { shownText } from '../rich-text/figure-text.ts'
import { refersToFigures, withFigures } from '../rich-text/figures.ts'
import { listFigures } from './figures.ts'

const timeZone = 'Europe/Amsterdam'

/**
 * The document in which each link to a figure has the words of the figure of today; the same document where it has no such
 * link. @throws ContentError when the content API fails.
 */
export const figured = async <D extends RichText | null>(document: D, locale: Locale): Promise<D | RichText> => {
  if (document === null || !refersToFigures(document)) return document
  const { figures, day } = await listFigures()
  const { default: messages } = (await import(`../i18n/messages/${locale}.json`)) as { default: typeof dutch }
  const [t, format] = [
    createTranslator({ locale, messages, namespace: 'figures', timeZone }),
    createFormatter({ locale: formatLanguage(locale), timeZone }),
  ]
  return withFigures(document, figures, day, {
    textOf: (shown) => shownText(shown, t, format),
    hrefOf: (series) => `${getPathname({ href: '/cijfers', locale })}#${series}`,
  })
}
