import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Section } from '#components/ui/section.tsx'
import type { ReportQuery, SearchReport } from '#lib/editors/search-report.ts'
import { DayChart } from './day-chart.tsx'
import { EmptySearches, FrequentSearches } from './tables.tsx'

type Props = { readonly report: SearchReport; readonly wanted: ReportQuery }

type FigureProps = { readonly label: string; readonly value: string; readonly note: string }

const Figure = ({ label, value, note }: FigureProps) => (
  <div className="space-y-1 border-t-4 border-brand pt-4">
    <dt className="font-semibold">{label}</dt>
    <dd className="font-display text-h1 tabular-nums">{value}</dd>
    <dd className="text-sm text-muted">{note}</dd>
  </div>
)

type PartProps = { readonly id: string; readonly title: string; readonly lead: string; readonly children: ReactNode }

const Part = ({ id, title, lead, children }: PartProps) => (
  <Section id={id} title={title}>
    <p className="-mt-4 max-w-2xl text-muted">{lead}</p>
    {children}
  </Section>
)

/** What visitors searched for, for editors. */
export const Report = async ({ report, wanted }: Props) => {
  const [t, format] = [await getTranslations('searchReport'), await getFormatter()]
  const { figures, clicks, frequent, rarelyClicked, empty } = report
  const share = (rate: number | null) =>
    rate === null ? '–' : format.number(rate, { style: 'percent', maximumFractionDigits: 0 })
  const isMeasured = clicks.trackedSearchCount > 0
  const withLists = wanted.list === null
  return (
    <>
      <section aria-labelledby="cijfers" className="space-y-8">
        <h2 id="cijfers" className="sr-only">
          {t('figures')}
        </h2>
        <dl className="grid gap-8 sm:grid-cols-3">
          <Figure
            label={t('searches')}
            value={format.number(figures.count)}
            note={t('perDay', { count: format.number(figures.count / wanted.days, { maximumFractionDigits: 1 }) })}
          />
          <Figure
            label={t('without')}
            value={format.number(figures.noResultCount)}
            note={t('ofAll', { rate: share(figures.rate) })}
          />
          <Figure
            label={t('followed')}
            value={share(clicks.rate)}
            note={isMeasured ? t('clicks', { count: clicks.clickCount }) : t('notMeasured')}
          />
        </dl>
        <DayChart days={figures.dates} />
      </section>
      <Part id="zonder-resultaat" title={t('noneFound')} lead={t('noneFoundLead')}>
        {empty.length > 0 ? <EmptySearches lines={empty} withLists={withLists} /> : <p>{t('noneFoundNone')}</p>}
      </Part>
      {rarelyClicked.length > 0 ? (
        <Part id="zelden-geklikt" title={t('rarely')} lead={t('rarelyLead')}>
          <FrequentSearches lines={rarelyClicked} name={t('rarely')} withLists={withLists} />
        </Part>
      ) : null}
      <Part id="meest-gezocht" title={t('frequent')} lead={t('frequentLead')}>
        {frequent.length > 0 ? (
          <FrequentSearches lines={frequent} name={t('frequent')} withLists={withLists} />
        ) : (
          <p>{t('frequentNone')}</p>
        )}
      </Part>
      <p className="max-w-2xl text-sm text-muted">
        {t('kept')} {t('withheld')}
      </p>
    </>
  )
}
