import { getTranslations } from 'next-intl/server'
import { FigureFacts } from '#components/figures/figure-facts.tsx'
import { DerivedText } from '#components/ui/derived-text.tsx'
import { Link } from '#components/ui/link.tsx'
import { Section } from '#components/ui/section.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { routeCosts } from '#lib/content/route-costs.ts'
import type { RouteStep } from '#lib/content/routes.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import type { CostLine } from '#lib/routes/costs.ts'

type Props = { readonly steps: readonly Pick<RouteStep, 'costs'>[] }

/** What a route costs by the figures of today, each with its days and its source; nothing where none is known. */
export const RouteCosts = async ({ steps }: Props) => {
  const [t, figures, locale] = [
    await getTranslations('routeCosts'),
    await getTranslations('figures'),
    await pageLocale(),
  ]
  const [costs, { isSample }] = await Promise.all([routeCosts(steps, locale), getCatalogueNote()])
  if (!costs) return null
  const list = (lines: readonly CostLine[]) => (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line.shown.figure.series} className="space-y-1 py-4">
          {line.times > 1 ? <p className="font-semibold tabular-nums">{costs.textOf(line)}</p> : null}
          {line.shown.isExpired ? <p className="text-sm font-semibold">{t('dropped')}</p> : null}
          <FigureFacts shown={line.shown} />
        </li>
      ))}
    </ul>
  )
  return (
    <Section id="kosten" title={t('title')}>
      <div className="max-w-2xl space-y-5">
        {costs.lines.length ? (
          <>
            <p className="text-lead">{costs.summary}</p>
            <p className="text-muted">{t('note')}</p>
            {isSample ? <DerivedText>{t('derivedYears')}</DerivedText> : null}
            {list(costs.lines)}
          </>
        ) : null}
        {costs.helps.length ? (
          <>
            <h3 className="text-h4">{t('helps')}</h3>
            {list(costs.helps)}
          </>
        ) : null}
        <p>
          <Link href="/cijfers" className="underline underline-offset-4 hover:decoration-2">
            {figures('all')}
          </Link>
        </p>
      </div>
    </Section>
  )
}
