/** Figures as text in the language of a page. */
import type { createFormatter } from 'next-intl'
import { longDay } from '../i18n/long-day.ts'
import type { Figure, ShownFigure } from './figures.ts'

type Name = 'validBetween' | 'validFrom' | 'validUntil' | 'noDays' | 'expired' | `unit.${Figure['unit']}`
/** The messages of `figures`. */
type Translate = (name: Name, values?: Record<string, string | number>) => string
type Format = ReturnType<typeof createFormatter>

/** The first and last day on which a figure holds, in words. */
export const validityOf = ({ from, until }: Figure, t: Translate, format: Format): string => {
  const day = (text: string) => longDay(format, text)
  if (from !== null && until !== null) return t('validBetween', { from: day(from), until: day(until) })
  if (from !== null) return t('validFrom', { from: day(from) })
  return until === null ? t('noDays') : t('validUntil', { until: day(until) })
}

/** The value with its unit: “€ 2.694 per jaar”. Cents only where it has some. */
export const valueText = ({ value, unit }: Figure, t: Translate, format: Format): string => {
  const digits = { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 }
  const written = unit.startsWith('euro')
    ? format.number(value, { style: 'currency', currency: 'EUR', ...digits })
    : unit === 'percent'
      ? format.number(value / 100, { style: 'percent', maximumFractionDigits: 2 })
      : format.number(value)
  return t(`unit.${unit}`, { value: written, count: value })
}

/** The value as a sentence holds it: one that has expired says until when it was valid. */
export const shownText = ({ figure, isExpired }: ShownFigure, t: Translate, format: Format): string => {
  const text = valueText(figure, t, format)
  if (!isExpired || figure.until === null) return text
  return t('expired', { text, day: longDay(format, figure.until) })
}
