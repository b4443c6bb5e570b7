import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { Section } from '#components/ui/section.tsx'
import type { ShownScale } from '#lib/content/role-facts.ts'
import { remarkIn } from '#lib/content/standing.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { longDay } from '#lib/i18n/long-day.ts'
import { validityOf, valueText } from '#lib/rich-text/figure-text.ts'

type Props = { readonly scales: readonly ShownScale[] }

/** What a role is paid, each scale from its lowest to its highest amount, with its days and its source. */
export const PayScales = async ({ scales }: Props) => {
  const [t, figures, format] = [await getTranslations('hub'), await getTranslations('figures'), await getFormatter()]
  const shown = scales.flatMap(({ start, maximum }) => [start, maximum])
  const isExpired = shown.some((figure) => figure.isExpired)
  const remark = shown[0] ? remarkIn(shown[0].figure, await pageLocale()) : null
  const sources = Map.groupBy(shown, ({ figure }) => figure.source.url)
  return (
    <Section id="salaris" title={figures('subject.pay')}>
      <dl className="divide-y divide-line border-y border-line">
        {scales.map(({ scale, start, maximum }) => (
          <div key={scale} className="py-4">
            <dt className="font-semibold">{t('scale', { scale })}</dt>
            <dd className="font-display text-h4 font-semibold tabular-nums">
              {t('payRange', {
                from: format.number(start.figure.value, {
                  style: 'currency',
                  currency: 'EUR',
                  maximumFractionDigits: 0,
                }),
                until: valueText(maximum.figure, figures, format),
              })}
            </dd>
            <dd className="text-sm text-muted">{validityOf(start.figure, figures, format)}</dd>
          </div>
        ))}
      </dl>
      {isExpired ? (
        <div className="space-y-1">
          <p className="font-semibold">{figures('isExpired')}</p>
          {remark ? (
            <p lang={remark.language} className="text-sm">
              {remark.text}
            </p>
          ) : null}
        </div>
      ) : null}
      <p className="text-sm text-muted">
        {isExpired ? null : t('payNote')} {figures('source')}:{' '}
        {[...sources].map(([url, [first]], index) => (
          <span key={url}>
            {index ? '; ' : null}
            <a href={url} rel="noopener" lang="nl">
              {first?.figure.source.title}
            </a>
            {first ? `, ${figures('consulted', { day: longDay(format, first.figure.consulted) })}` : null}
          </span>
        ))}
        .{' '}
        <Link href="/cijfers" className="underline">
          {figures('all')}
        </Link>
      </p>
    </Section>
  )
}
