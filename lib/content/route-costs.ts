/** The costs of a route in words, for pages and their alternates. */
import { createFormatter, createTranslator } from 'next-intl'
import type { StepCost } from '#schema/families/routes.ts'
import type dutch from '../i18n/messages/nl.json'
import { formatLanguage } from '../i18n/format-language.ts'
import type { Locale } from '../i18n/routing.ts'
import { shownText } from '../rich-text/figure-text.ts'
import { academicYear, costsOf, type CostLine, type Costs } from '../routes/costs.ts'
import { listFigures } from './figures.ts'

const timeZone = 'Europe/Amsterdam'

export type CostsInWords = Costs & {
  /** What the route costs, or that no amount is valid. */
  readonly summary: string
  /** The name of a line in the language where it has one. */
  readonly nameOf: (line: CostLine) => string
  /** A line as text: how often, its amount, and until when it was valid where it has expired. */
  readonly textOf: (line: CostLine) => string
}

/**
 * The costs of the steps by the figures of today, in words; null where none is known.
 * @throws ContentError when the content API fails.
 */
export const routeCosts = async (
  steps: readonly { readonly costs: readonly StepCost[] }[],
  locale: Locale,
): Promise<CostsInWords | null> => {
  if (steps.every(({ costs }) => !costs.length)) return null
  const { figures, day } = await listFigures()
  const costs = costsOf(steps, figures, day)
  if (!costs.lines.length && !costs.helps.length) return null
  const { default: messages } = (await import(`../i18n/messages/${locale}.json`)) as { default: typeof dutch }
  const t = createTranslator({ locale, messages, timeZone })
  const format = createFormatter({ locale: formatLanguage(locale), timeZone })
  const total =
    costs.total === null
      ? null
      : format.number(costs.total, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' })
  return {
    ...costs,
    summary: total === null ? t('routeCosts.noTotal') : t('routeCosts.total', { year: academicYear(day), total }),
    nameOf: ({ shown: { figure } }) => (locale === 'en' && figure.nameInEnglish) || figure.name,
    textOf: ({ shown, times }) => {
      const value = shownText(shown, (name, values) => t(`figures.${name}`, values), format)
      return times === 1 ? value : t('routeCosts.times', { count: times, value })
    },
  }
}
