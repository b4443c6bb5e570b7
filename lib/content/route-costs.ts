/** The costs of a route in words, for pages and their alternates. */
import { createTranslator } from 'next-intl'
import type { StepCost } from '#schema/families/routes.ts'
import type dutch from '../i18n/messages/nl.json'
import type { Locale } from '../i18n/routing.ts'
import { shownText } from '../rich-text/figure-text.ts'
import { academicYear, costsOf, type CostLine, type Costs, type Unpriced } from '../routes/costs.ts'
import { figureWords } from './figure-words.ts'
import { listFigures } from './figures.ts'

const timeZone = 'Europe/Amsterdam'

type PricedStep = { readonly costs: readonly StepCost[]; readonly title: string; readonly language: Locale }

export type CostsInWords = Costs<PricedStep> & {
  /** Of what the section tells: of costs, or of grants alone. */
  readonly title: string
  /** What the route costs or costs at least, or that no amount is known; null where no step costs anything. */
  readonly summary: string | null
  /** What introduces the steps whose price is not known; null without any. */
  readonly unpricedLead: string | null
  /** Who usually pays such a step; empty where nobody says. */
  readonly payerOf: (step: Unpriced<PricedStep>) => string
  /** The name of a line in the language where it has one. */
  readonly nameOf: (line: CostLine) => string
  /** A line as text: how often, its amount, and until when it was valid where it has expired. */
  readonly textOf: (line: CostLine) => string
}

/**
 * The costs of the steps by the figures of today, in words; null where none is known and none is missed.
 * @throws ContentError when the content API fails.
 */
export const routeCosts = async (steps: readonly PricedStep[], locale: Locale): Promise<CostsInWords | null> => {
  if (steps.every(({ costs }) => !costs.length)) return null
  const { figures, day } = await listFigures()
  const costs = costsOf(steps, figures, day)
  const { lines, helps, unpriced, isLeast } = costs
  if (!lines.length && !helps.length && !unpriced.length) return null
  const { default: messages } = (await import(`../i18n/messages/${locale}.json`)) as { default: typeof dutch }
  const t = createTranslator({ locale, messages, timeZone, namespace: 'routeCosts' })
  const { t: ofFigures, format } = await figureWords(locale)
  const total =
    costs.total === null
      ? null
      : format.number(costs.total, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' })
  const year = academicYear(day)
  const summary = () => {
    if (total !== null) return t(isLeast ? 'atLeast' : 'total', { year, total })
    return lines.length || unpriced.length ? t('noTotal') : null
  }
  return {
    ...costs,
    title: lines.length || unpriced.length ? t('title') : t('helps'),
    summary: summary(),
    unpricedLead: unpriced.length ? t(total === null ? 'unpriced' : 'leftOut', { count: unpriced.length }) : null,
    payerOf: ({ payer }) => (payer === 'school' ? t('paidBySchool') : ''),
    nameOf: ({ shown: { figure } }) => (locale === 'en' && figure.nameInEnglish) || figure.name,
    textOf: ({ shown, times }) => {
      const value = shownText(shown, (name, values) => ofFigures(name, values), format)
      return times === 1 ? value : t('times', { count: format.number(times), value })
    },
  }
}
