import { getFormatter, getTranslations } from 'next-intl/server'
import { LanguageMark } from '#components/ui/language-mark.tsx'
import { remarkIn, type DataSource } from '#lib/content/standing.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { safeHref } from '#lib/paths.ts'

type Props = {
  readonly vendor: string | null
  readonly updated: string | null
  /** The data sets that the facts are copies of. */
  readonly sources: readonly DataSource[]
}

const suppliers = ['hovi', 'kiesmbo', 'sodk'] as const

/** Where these facts come from, per kind of fact where that differs: data set, years, licence, the day of the copy. */
export const SourceNote = async ({ vendor, updated, sources }: Props) => {
  const [t, format, locale] = [await getTranslations('navigator'), await getFormatter(), await pageLocale()]
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })
  const supplier = suppliers.find((one) => one === vendor)
  return (
    <div className="space-y-3 text-sm text-muted">
      {sources.length ? (
        <>
          <h3 className="font-display text-base font-semibold text-ink">{t('sources')}</h3>
          <ul className="space-y-3">
            {sources.map((source) => {
              const [href, terms, remark] = [
                safeHref(source.url),
                safeHref(source.licence_url),
                remarkIn(source, locale),
              ]
              return (
                <li key={source.id}>
                  {source.facts.length ? (
                    <span className="font-semibold">{source.facts.map((kind) => t(`fact.${kind}`)).join(', ')}: </span>
                  ) : null}
                  <span lang="nl">
                    {href ? (
                      <a href={href} rel="noopener" className="link">
                        {source.title}
                      </a>
                    ) : (
                      source.title
                    )}
                    {source.publisher ? `, ${source.publisher}` : null}
                  </span>
                  {source.period ? `, ${source.period}` : null}
                  {'. '}
                  {source.licence ? (
                    <>
                      {t('licence')}{' '}
                      {terms ? (
                        <a href={terms} rel="noopener license" className="link">
                          {source.licence}
                        </a>
                      ) : (
                        source.licence
                      )}
                      {'. '}
                    </>
                  ) : null}
                  {source.copied_on ? t('copied', { date: day(source.copied_on) }) : null}
                  {remark ? (
                    <>
                      <LanguageMark language={remark.language} />
                      <span lang={remark.language} className="block">
                        {remark.text}
                      </span>
                    </>
                  ) : null}
                </li>
              )
            })}
          </ul>
        </>
      ) : (
        <p>{supplier ? t('source', { name: t(`vendor.${supplier}`) }) : t('sourceUnknown')}</p>
      )}
      {updated ? <p>{t('updated', { date: day(updated) })}</p> : sources.length ? null : <p>{t('updatedUnknown')}</p>}
    </div>
  )
}
