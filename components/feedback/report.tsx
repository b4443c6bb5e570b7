import { getFormatter, getTranslations } from 'next-intl/server'
import { reasons } from '#lib/forms/feedback/reaction.ts'
import type { PageReport } from '#lib/forms/feedback/report.ts'

type Props = {
  readonly pages: readonly PageReport[]
  /** Lines that could not be read. */
  readonly broken: number
}

/** What readers said, page by page, for editors. */
export const Report = async ({ pages, broken }: Props) => {
  const [t, format] = [await getTranslations('feedback'), await getFormatter()]
  const count = (page: PageReport, reason: (typeof reasons)[number]) =>
    page.reasons.find(([given]) => given === reason)?.[1] ?? 0
  return (
    <div className="wrap space-y-6">
      {pages.length ? (
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div role="region" aria-label={t('reportTitle')} tabIndex={0} className="scrolls-sideways">
          <table className="w-full text-sm [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:p-3 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top">
            <thead>
              <tr>
                <th scope="col">{t('reportPage')}</th>
                <th scope="col">{t('yes')}</th>
                <th scope="col">{t('no')}</th>
                {reasons.map((reason) => (
                  <th key={reason} scope="col">
                    {t(`reason.${reason}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pages.map((page) => (
                <tr key={page.page}>
                  <th scope="row" className="min-w-64 font-normal">
                    <a href={page.page} className="underline underline-offset-4">
                      {page.page}
                    </a>
                    {page.remarks.length ? (
                      <details className="mt-2">
                        <summary>{t('reportRemarks', { count: page.remarks.length })}</summary>
                        <ul className="mt-2 max-w-xl space-y-2">
                          {page.remarks.map(({ day, text }, index) => (
                            <li key={`${day}-${index}`}>
                              <time dateTime={day} className="text-muted">
                                {format.dateTime(new Date(day), { dateStyle: 'medium' })}
                              </time>
                              <p className="whitespace-pre-line">{text}</p>
                            </li>
                          ))}
                        </ul>
                      </details>
                    ) : null}
                  </th>
                  <td className="tabular-nums">{page.yes}</td>
                  <td className="tabular-nums">{page.no}</td>
                  {reasons.map((reason) => (
                    <td key={reason} className="tabular-nums">
                      {count(page, reason)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p>{t('reportNone')}</p>
      )}
      {broken ? <p className="text-sm text-muted">{t('reportBroken', { count: broken })}</p> : null}
    </div>
  )
}
