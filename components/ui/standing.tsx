import { getFormatter, getTranslations } from 'next-intl/server'
import { longDay } from '#lib/i18n/long-day.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { SampleMark } from './sample-mark.tsx'

type Props = {
  readonly of: {
    readonly sample: boolean
    readonly derived?: boolean
    readonly confirmed_by: string | null
    readonly confirmed_on: string | null
  }
  /** What follows from a rule, where it is not a programme. */
  readonly derivedText?: string
}

/** Whether the person or thing of a page is invented, derived or confirmed. Nothing where the row has no such field. */
export const Standing = async ({
  of: { sample, derived = false, confirmed_by: by, confirmed_on: on },
  derivedText,
}: Props) => {
  if (!sample && !derived && by === null) return null
  const [t, format, locale] = [await getTranslations('sample'), await getFormatter(), await pageLocale()]
  return (
    <p lang={locale} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {sample ? <SampleMark>{t('invented')}</SampleMark> : null}
      {derived ? (
        <>
          <SampleMark>{t('derived')}</SampleMark>
          <span className="max-w-xl text-muted">{derivedText ?? t('derivedText')}</span>
        </>
      ) : null}
      {by === null ? null : (
        <span className="text-muted">
          {on === null ? t('confirmedBy', { name: by }) : t('confirmed', { name: by, date: longDay(format, on) })}
        </span>
      )}
    </p>
  )
}
