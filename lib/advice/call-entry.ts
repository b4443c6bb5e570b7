/** A call in calendars, and its moment in words. */
import { sampleTitle, calendarType, type CalendarMoment } from '../calendar/ics.ts'
import { onDutchClock } from '../calendar/dutch-clock.ts'
import { clockTime } from '../calendar/opening-hours.ts'
import { formatLanguage } from '../i18n/format-language.ts'
import type { Locale } from '../i18n/routing.ts'
import { callId, type Booking } from './bookings.ts'
import { slotOfId } from './slots.ts'

/** The time of day in Dutch time, as the form shows times: `14.05` in Dutch. */
export const clockOf = (moment: number, locale: Locale): string =>
  clockTime(onDutchClock(new Date(moment)).time, locale)

/** A moment in words, in Dutch time. */
export const inWords = (moment: number, locale: Locale): string => {
  const date = new Intl.DateTimeFormat(formatLanguage(locale), {
    timeZone: 'Europe/Amsterdam',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(moment)
  return `${date} ${locale === 'nl' ? 'om' : 'at'} ${clockOf(moment, locale)}`
}

/** A moment in words at the beginning of a sentence. */
export const inWordsFirst = (moment: number, locale: Locale): string => {
  const words = inWords(moment, locale)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Said of a call on a sample. */
export const sampleNotice = {
  nl: 'Let op: deze site is een voorbeeld. De adviseurs zijn verzonnen en er belt niemand.',
  en: 'Please note: this site is a sample. The advisers are invented and nobody calls.',
} as const
const calls = { nl: 'De adviseur belt je.', en: 'The adviser calls you.' } as const
const look = { nl: 'Bekijk het gesprek of zeg het af:', en: 'See or cancel the call:' } as const

/**
 * The call as an entry of the visitor's calendar, with the whole address of its page, if any; null when the booking has no time.
 * Chosen: no name, calendars are shared. Who sees that address can cancel the call, so that an entry has it only where no mail has.
 */
export const callEntry = (booking: Booking, page?: string): CalendarMoment | null => {
  const { slot, key, former, adviser, locale, phone } = booking
  const span = slotOfId(slot)
  if (!span) return null
  const who = adviser ? (locale === 'nl' ? ` met ${adviser}` : ` with ${adviser}`) : ''
  return {
    // A call that is moved stays the same entry.
    id: callId({ slot: former[0] ?? slot, key }),
    revision: former.length,
    title: `${phone ? '' : sampleTitle[locale]}${locale === 'nl' ? `Adviesgesprek${who}` : `Advice call${who}`}`,
    description: `${(phone ? calls : sampleNotice)[locale]}${page ? `\n${look[locale]} ${page}` : ''}`,
    url: page ?? null,
    start: span.start,
    end: span.end,
  }
}

/** The call as an entry of the team's calendar: who is called, by whom and on which number. */
export const teamEntry = (entry: CalendarMoment, { name, adviser, phone }: Booking): CalendarMoment => ({
  ...entry,
  title: `${phone ? '' : sampleTitle.nl}Adviesgesprek met ${name}`,
  description: phone ? `Adviseur: ${adviser ?? 'nog niemand'}\nTelefoon: ${phone}` : sampleNotice.nl,
})

/** The names of calendar files with a call. */
export const calendarNames = { nl: 'adviesgesprek.ics', en: 'advice-call.ics' } as const

/** A calendar file, attached to a mail. */
export const attached = (language: Locale, content: string, method?: 'CANCEL') => [
  {
    filename: calendarNames[language],
    contentType: method ? `${calendarType}; method=${method}` : calendarType,
    content,
  },
]
