'use client'

import { useSyncExternalStore } from 'react'
import type { OpeningDay } from '#schema/families/navigator.ts'
import type { Holiday } from '#lib/calendar/holidays.ts'
import { clockTime, openState, type OpenState } from '#lib/calendar/opening-hours.ts'

export type OpenWords = {
  /** With `{time}`. */
  readonly open: string
  readonly openToMidnight: string
  /** With `{day}` and `{time}`. */
  readonly opens: string
  readonly closed: string
  /** With `{holiday}`. */
  readonly holiday: string
  readonly today: string
  readonly tomorrow: string
  /** Monday first. */
  readonly weekdays: readonly string[]
  readonly holidays: Readonly<Record<Holiday, string>>
}

type Props = { readonly days: readonly OpeningDay[]; readonly locale: 'nl' | 'en'; readonly words: OpenWords }

const minute = 60_000
const everyMinute = (notify: () => void) => {
  const timer = setInterval(notify, minute / 4)
  return () => clearInterval(timer)
}
const thisMinute = () => Math.floor(Date.now() / minute)
const noMinute = () => null

const inWords = (state: OpenState, { locale, words }: Omit<Props, 'days'>): string => {
  if (state.isOpen)
    return state.until === '00:00' ? words.openToMidnight : words.open.replace('{time}', clockTime(state.until, locale))
  const { opens, holiday } = state
  const why = holiday ? `${words.holiday.replace('{holiday}', words.holidays[holiday])} ` : ''
  if (!opens) return `${why}${words.closed}`
  const near = [words.today, words.tomorrow][opens.daysAhead]
  const day = near ?? words.weekdays[opens.weekday - 1] ?? ''
  return `${why}${words.opens.replace('{day}', day).replace('{time}', clockTime(opens.time, locale))}`
}

/** Whether it is open now, by the Dutch clock; without script the hours alone stand there. */
export const OpenNow = ({ days, ...spoken }: Props) => {
  const now = useSyncExternalStore(everyMinute, thisMinute, noMinute)
  if (now === null) return <p className="min-h-7" />
  const state = openState(days, new Date(now * minute))
  return (
    <p className="flex min-h-7 items-baseline gap-2.5 font-semibold">
      <span
        aria-hidden="true"
        className={`size-3 shrink-0 self-center rounded-full border-2 ${state.isOpen ? 'border-brand bg-brand' : 'border-line-strong'}`}
      />
      {inWords(state, spoken)}
    </p>
  )
}
