/** All figures of the site as an alternate: what holds today, with its days and its source. */
import { figureWords } from '#lib/content/figure-words.ts'
import { listFigures } from '#lib/content/figures.ts'
import { validityOf, valueText } from '#lib/rich-text/figure-text.ts'
import { figureOn } from '#lib/rich-text/figures.ts'
import { longDay } from '#lib/i18n/long-day.ts'
import { figureSubjects } from '#schema/families/knowledge-base.ts'
import type { Context } from '../context.ts'
import { escaped, link, list } from '../document-markdown.ts'
import { section } from './parts.ts'

/** A section for each subject, with the figure of today of each series. @throws ContentError when the content API fails. */
export const figures = async ({ locale }: Context): Promise<string[]> => {
  const [{ figures: rows, day }, { t, format }] = await Promise.all([listFigures(), figureWords(locale)])
  const shown = [...new Set(rows.map(({ series }) => series))].flatMap((series) => figureOn(rows, series, day) ?? [])
  const lineOf = ({ figure, isExpired }: (typeof shown)[number]) => {
    const name = (locale === 'en' && figure.nameInEnglish) || figure.name
    const days = isExpired ? t('isExpired') : `${validityOf(figure, t, format)}.`
    const source = `${t('source')}: ${link(figure.source.title, figure.source.url)}`
    const consulted = t('consulted', { day: longDay(format, figure.consulted) })
    return `${escaped(name)}: **${escaped(valueText(figure, t, format))}**. ${days} ${source}, ${consulted}`
  }
  return figureSubjects.map((subject) =>
    section(t(`subject.${subject}`), list(shown.filter(({ figure }) => figure.subject === subject).map(lineOf))),
  )
}
