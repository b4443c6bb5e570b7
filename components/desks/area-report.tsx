import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Section } from '#components/ui/section.tsx'
import type { AreaReport, DeskNames } from '#lib/geo/desks/area-report.ts'

type Line = { readonly title: string; readonly text: string }

const List = ({ lines, none }: { readonly lines: readonly Line[]; readonly none: string }): ReactNode =>
  lines.length ? (
    <ul className="max-w-4xl divide-y divide-line border-y border-line">
      {lines.map(({ title, text }) => (
        <li key={title} className="py-2">
          <span lang="nl" className="font-semibold">
            {title}
          </span>
          {text ? `: ${text}` : null}
        </li>
      ))}
    </ul>
  ) : (
    <p>{none}</p>
  )

/** What is wrong with areas, a part for each kind of fault. */
export const AreaReportView = async ({ report }: { readonly report: AreaReport }) => {
  const [t, format] = [await getTranslations('areaReport'), await getFormatter()]
  const names = (lists: readonly DeskNames[]) => lists.map((one) => ({ title: one.title, text: one.names.join(', ') }))
  const bare = (titles: readonly string[]) => titles.map((title) => ({ title, text: '' }))
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 })
  const parts = {
    without: bare(report.without),
    partly: report.partly.map(({ name, share }) => ({ title: name, text: t('share', { percent: percent(share) }) })),
    unlisted: names(report.unlisted),
    outside: names(report.outside),
    noOutline: bare(report.noOutline),
    shared: report.shared.map((one) => ({
      title: one.desks.join(' + '),
      text: t('sharedBy', { count: one.names.length, names: one.names.join(', ') }),
    })),
  } as const
  const kinds = Object.keys(parts) as (keyof typeof parts)[]
  return kinds.map((kind) => (
    <Section key={kind} id={kind} title={t(kind)}>
      <List lines={parts[kind]} none={t(`${kind}None`)} />
    </Section>
  ))
}
