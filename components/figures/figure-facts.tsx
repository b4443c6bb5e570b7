import { getFormatter, getTranslations } from 'next-intl/server'
import { remarkIn } from '#lib/content/standing.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { longDay } from '#lib/i18n/long-day.ts'
import { validityOf, valueText } from '#lib/rich-text/figure-text.ts'
import type { ShownFigure } from '#lib/rich-text/figures.ts'

type Props = { readonly shown: ShownFigure }

/** A figure with its days and its source: in a card beside a sentence, and on the page of all figures. */
export const FigureFacts = async ({ shown: { figure, isExpired } }: Props) => {
  const [t, format, locale] = [await getTranslations('figures'), await getFormatter(), await pageLocale()]
  const isTranslated = locale === 'en' && figure.nameInEnglish !== null
  const remark = remarkIn(figure, locale)
  return (
    <>
      <p lang={isTranslated ? 'en' : 'nl'}>{isTranslated ? figure.nameInEnglish : figure.name}</p>
      <p className="font-display text-h4 font-semibold tabular-nums">{valueText(figure, t, format)}</p>
      <p className="text-sm text-muted">{isExpired ? t('isExpired') : validityOf(figure, t, format)}</p>
      {remark ? (
        <p lang={remark.language} className="text-sm">
          {remark.text}
        </p>
      ) : null}
      <p className="text-sm text-muted">
        {t('source')}:{' '}
        <a href={figure.source.url} rel="noopener" lang="nl">
          {figure.source.title}
        </a>
        , {t('consulted', { day: longDay(format, figure.consulted) })}
      </p>
    </>
  )
}
