import { getFormatter, getTranslations } from 'next-intl/server'
import { FigureFacts } from '#components/figures/figure-facts.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { listFigures } from '#lib/content/figures.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { validityOf, valueText } from '#lib/rich-text/figure-text.ts'
import { figureOn, type Figure } from '#lib/rich-text/figures.ts'
import { figureSubjects } from '#schema/families/knowledge-base.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = fixedMetadata('/cijfers')

const jsonAddress = '/cijfers.json'

type SeriesProps = { readonly series: string; readonly rows: readonly Figure[]; readonly day: string }

/** The figure of a series that holds, and those before and after it. */
const Series = async ({ series, rows, day }: SeriesProps) => {
  const [t, format] = [await getTranslations('figures'), await getFormatter()]
  const shown = figureOn(rows, series, day)
  const others = rows.filter(({ id }) => id !== shown?.figure.id)
  return (
    <li id={series} className="scroll-mt-24 space-y-1 rounded-lg border border-line p-5 target:border-accent">
      {shown ? <FigureFacts shown={shown} /> : null}
      {others.length ? (
        <details className="text-sm">
          <summary className="min-h-8 cursor-pointer font-semibold">{t('history')}</summary>
          <ul className="mt-2 space-y-1">
            {others.map((figure) => (
              <li key={figure.id} className="tabular-nums">
                {valueText(figure, t, format)}: {validityOf(figure, t, format)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  )
}

/** All figures of the site with their source, their days and their history. */
export default async function FiguresPage() {
  const [t, { figures, day }] = [await getTranslations('figures'), await listFigures()]
  const bySeries = Map.groupBy(figures, ({ series }) => series)
  const subjects = figureSubjects.flatMap((subject) => {
    const series = [...bySeries].filter(([, [first]]) => first?.subject === subject)
    return series.length ? [{ subject, series }] : []
  })
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap space-y-12">
        {subjects.length ? null : <p>{t('none')}</p>}
        {subjects.map(({ subject, series }) => (
          <Part key={subject} id={`onderdeel-${subject}`} title={t(`subject.${subject}`)} className="space-y-5">
            <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
              {series.map(([name, rows]) => (
                <Series key={name} series={name} rows={rows} day={day} />
              ))}
            </ul>
          </Part>
        ))}
        {subjects.length ? (
          <p data-screen="">
            <a href={jsonAddress} type="application/json">
              {t('json')}
            </a>
          </p>
        ) : null}
      </div>
    </>
  )
}
