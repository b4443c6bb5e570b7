import { getTranslations } from 'next-intl/server'
import { FigureFacts } from '#components/figures/figure-facts.tsx'
import { DerivedText } from '#components/ui/derived-text.tsx'
import { Link } from '#components/ui/link.tsx'
import { Section } from '#components/ui/section.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { routeCosts } from '#lib/content/route-costs.ts'
import type { RouteStep } from '#lib/content/career-routes.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import type { CostLine } from '#lib/routes/costs.ts'

type Props = { readonly steps: readonly Pick<RouteStep, 'costs' | 'title' | 'language'>[] }

/**
 * What a route costs by the figures of today, each with its days and its source, and the steps whose price is not among them;
 * nothing where no step costs anything.
 */
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
          {line.times === 1 ? null : <p className="font-semibold tabular-nums">{costs.textOf(line)}</p>}
          {/* A grant counts in no total, and without a total nothing can be left out of it. */}
          {line.shown.isExpired && costs.total !== null && costs.lines.includes(line) ? (
            <p className="text-sm font-semibold">{t('dropped')}</p>
          ) : null}
          <FigureFacts shown={line.shown} />
        </li>
      ))}
    </ul>
  )
  return (
    <Section id="kosten" title={costs.title}>
      <div className="max-w-2xl space-y-5">
        {costs.summary === null ? null : <p className="text-lead">{costs.summary}</p>}
        {costs.unpricedLead === null ? null : (
          <div className="space-y-2">
            <p>{costs.unpricedLead}</p>
            <ul className="list-disc space-y-1 ps-5">
              {costs.unpriced.map((unpriced, index) => (
                <li key={index}>
                  <span lang={unpriced.step.language}>{unpriced.step.title}</span>. {costs.payerOf(unpriced)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {costs.total === null ? null : <p className="text-muted">{t('note')}</p>}
        {costs.lines.length ? (
          <>
            {isSample ? <DerivedText>{t('derivedYears')}</DerivedText> : null}
            {list(costs.lines)}
          </>
        ) : null}
        {costs.helps.length ? (
          <>
            {costs.summary === null ? null : <h3 className="text-h4">{t('helps')}</h3>}
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
