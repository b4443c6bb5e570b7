/** Texts with the figures of today, in the language of the text. */
import type { z } from 'zod'
import { isObject } from '#platform/json-object.ts'
import type { RichText } from '#schema/index.ts'
import { getPathname } from '../i18n/pathname.ts'
import type { Locale } from '../i18n/routing.ts'
import { shownText } from '../rich-text/figure-text.ts'
import { refersToFigures, withFigures } from '../rich-text/figures.ts'
import { figureWords } from './figure-words.ts'
import { type anyEntry, richText } from './field-parsers.ts'
import { listFigures } from './figures.ts'

/**
 * The document in which each link to a figure has the words of the figure of today; the same document where it has no such
 * link. @throws ContentError when the content API fails.
 */
export const withCurrentFigures = async <D extends RichText | null>(
  document: D,
  locale: Locale,
): Promise<D | RichText> => {
  if (document === null || !refersToFigures(document)) return document
  const [{ figures, day }, { t, format }] = await Promise.all([listFigures(), figureWords(locale)])
  return withFigures(document, figures, day, {
    textOf: (shown) => shownText(shown, t, format),
    hrefOf: (series) => getPathname({ href: { pathname: '/cijfers', hash: series }, locale }),
  })
}

type Entry = z.output<typeof anyEntry>

/** The items embedded in a text, the texts of callouts with the figures of today. @throws ContentError when the content API fails. */
export const withFiguresInCallouts = (entries: readonly Entry[], locale: Locale): Promise<Entry[]> =>
  Promise.all(
    entries.map(async (entry) => {
      const { collection, item } = entry
      if (collection !== 'callouts' || !isObject(item)) return entry
      const description = richText.safeParse(item['description']).data ?? null
      return description
        ? { ...entry, item: { ...item, description: await withCurrentFigures(description, locale) } }
        : entry
    }),
  )
