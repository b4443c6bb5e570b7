'use client'

import { useLocale, useNow, useTranslations } from 'next-intl'
import { lengthText } from '#lib/media/length-text.ts'
import { usePageFormat } from '#lib/i18n/use-page-format.ts'

type Props = {
  /** Instant of publication, in the past or future. */
  readonly date: string | undefined
  /** Seconds; null for text. */
  readonly duration?: number | null | undefined
}

/** The publication date and duration of an item; for a planned item, the date from which it is available. */
export const Release = ({ date, duration }: Props) => {
  const [t, locale] = [useTranslations('search'), useLocale()]
  const format = usePageFormat()
  const now = useNow()
  const day = date ? format.dateTime(new Date(date), { dateStyle: 'long' }) : null
  const isPlanned = date ? Date.parse(date) > now.getTime() : false
  const length = lengthText(duration, t)
  return (
    <>
      {length ? <span lang={locale}>{length}</span> : null}
      {day && isPlanned ? (
        <span lang={locale} className="inline-block rounded-full bg-sun-soft px-3 py-0.5 font-semibold text-ink">
          {t('planned', { date: day })}
        </span>
      ) : day ? (
        <time lang={locale} dateTime={date ?? undefined}>
          {day}
        </time>
      ) : null}
    </>
  )
}
