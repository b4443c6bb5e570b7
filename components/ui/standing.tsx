import { getFormatter, getTranslations } from 'next-intl/server'
import { pageLocale } from '#lib/i18n/language.ts'
import { SampleMark } from './sample-mark.tsx'

type Props = {
  readonly of: {
    readonly sample: boolean
    readonly derived?: boolean
    readonly confirmed_by: string | null
    readonly confirmed_on: string | null
  }
}

/** What a page says of the standing of who or what it is about: invented, derived, confirmed. Nothing where nothing is known. */
export const Standing = async ({ of: { sample, derived = false, confirmed_by: by, confirmed_on: on } }: Props) => {
  if (!sample && !derived && by === null) return null
  const [t, format, locale] = [await getTranslations('sample'), await getFormatter(), await pageLocale()]
  return (
    <p lang={locale} className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {sample ? <SampleMark>{t('invented')}</SampleMark> : null}
      {derived ? (
        <>
          <SampleMark>{t('derived')}</SampleMark>
          <span className="max-w-xl text-muted">{t('derivedText')}</span>
        </>
      ) : null}
      {by === null ? null : (
        <span className="text-muted">
          {on === null
            ? t('confirmedBy', { name: by })
            : t('confirmed', {
                name: by,
                date: format.dateTime(new Date(`${on}T12:00:00Z`), { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }),
              })}
        </span>
      )}
    </p>
  )
}
