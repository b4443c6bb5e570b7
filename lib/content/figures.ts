/** Amounts, terms and counts with the days on which they hold and their source, which texts refer to. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import { figureSubjects, figureUnits } from '#schema/families/knowledge-base.ts'
import { onDutchClock } from '../calendar/dutch-clock.ts'
import type { Locale } from '../i18n/routing.ts'
import { validityOf, valueText } from '../rich-text/figure-text.ts'
import { figureOn, type Figure } from '../rich-text/figures.ts'
import type { FigureItem } from '../search/own-page-list.ts'
import { figureWords } from './figure-words.ts'
import { readRows } from './reading.ts'
import { optionalText } from './field-parsers.ts'

const figure = z
  .object({
    id: z.string(),
    series: z.string(),
    name: z.string(),
    name_en: optionalText,
    subject: z.enum(figureSubjects),
    // Some databases write decimal numbers as text.
    value: z.union([z.number(), z.string().min(1).pipe(z.coerce.number())]),
    unit: z.enum(figureUnits),
    valid_from: optionalText,
    valid_until: optionalText,
    source_title: z.string(),
    source_url: z.url({ protocol: /^https?$/ }),
    consulted: z.string(),
    remark: optionalText,
    remark_en: optionalText,
  })
  .transform(({ name_en, valid_from, valid_until, source_title, source_url, ...row }): Figure => ({
    ...row,
    nameInEnglish: name_en,
    from: valid_from,
    until: valid_until,
    source: { title: source_title, url: source_url },
  }))

/**
 * All figures by series, within one the newest first, and the Dutch day (YYYY-MM-DD) by which a page may tell which hold; none
 * where the service has no such collection.
 * @throws ContentError when the content API fails. Chosen: the contract names no figures.
 */
export const listFigures = async (): Promise<{ readonly figures: readonly Figure[]; readonly day: string }> => {
  'use cache'
  cacheTag('figures')
  const figures = await readRows('figures', figure, { sort: ['series', '-valid_from'] })
  return { figures, day: onDutchClock(new Date()).date }
}

/**
 * The figure that holds today of each series, for search: its name in a language where it has one, and its value in words. One that has
 * expired answers no search.
 * @throws ContentError when the content API fails.
 */
export const listFigureItems = async (locale: Locale): Promise<FigureItem[]> => {
  const [{ figures, day }, { t, format }] = await Promise.all([listFigures(), figureWords(locale)])
  return [...new Set(figures.map(({ series }) => series))].flatMap((series) => {
    const shown = figureOn(figures, series, day)
    if (!shown || shown.isExpired) return []
    const { name: dutch, nameInEnglish } = shown.figure
    const isEnglish = locale === 'en' && nameInEnglish !== null
    return {
      series,
      title: isEnglish ? nameInEnglish : dutch,
      language: isEnglish ? ('en' as const) : ('nl' as const),
      dutch,
      summary: `${valueText(shown.figure, t, format)}. ${validityOf(shown.figure, t, format)}.`,
    }
  })
}
