import { getFormatter, getTranslations } from 'next-intl/server'
import { FoldSign } from '#components/ui/fold.tsx'
import type { Slot } from '#lib/advice/slots.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { clockTime } from '#lib/calendar/opening-hours.ts'
import { TabIntoDays } from './tab-into-days.island.tsx'
import { VisitorTime, VisitorZone } from './visitor-time.island.tsx'

type Props = {
  readonly slots: readonly Slot[]
  /** Id of the slot that was chosen before. */
  readonly chosen: string | undefined
  readonly problem: string | undefined
  /** Whether a heading stands right above it, so that its own is only heard. */
  readonly isBelowHeading?: boolean
}

/** The days with the times that are free, each time a choice. Days fold; the first, and that of the choice, is open. */
export const SlotPicker = async ({ slots, chosen, problem, isBelowHeading }: Props) => {
  const [t, format, locale] = [await getTranslations('advice'), await getFormatter(), await pageLocale()]
  const dayName = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const
  const days = [...Map.groupBy(slots, ({ date }) => date)].map(([date, times]) => ({
    date,
    name: format.dateTime(new Date(`${date}T00:00:00Z`), dayName),
    times,
    advisers: [...Map.groupBy(times, ({ adviser }) => adviser.id).values()],
  }))
  const chosenDay = slots.find(({ id }) => id === chosen)?.date ?? days[0]?.date
  const [first] = slots
  return (
    <fieldset
      id="slot"
      tabIndex={-1}
      aria-describedby={problem ? 'slot-hulp slot-fout' : 'slot-hulp'}
      className={`scroll-mt-28 space-y-4 ${problem ? 'border-s-4 border-danger ps-4' : ''}`}
    >
      <legend className={isBelowHeading ? 'sr-only' : 'font-display text-h3 font-semibold'}>{t('moment')}</legend>
      <p id="slot-hulp" className="text-muted">
        {t('momentHelp')}
      </p>
      {first ? <VisitorZone moment={first.start} locale={locale} words={t('zone', { zone: '{zone}' })} /> : null}
      {problem ? (
        <p id="slot-fout" className="font-semibold text-danger">
          {problem}
        </p>
      ) : null}
      <TabIntoDays className="divide-y divide-line rounded-lg border border-line bg-surface">
        {days.map(({ date, name, times, advisers }) => (
          <details key={date} open={date === chosenDay} className="group/fold px-4 sm:px-5">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-x-4 py-2 hover:text-brand [&::-webkit-details-marker]:hidden">
              <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
                <span className="font-semibold first-letter:uppercase">{name}</span>
                <span className="text-sm text-muted">{t('times', { count: times.length })}</span>
              </span>
              <FoldSign />
            </summary>
            <div className="space-y-4 pb-5">
              {advisers.map((own) => {
                const adviser = own[0]?.adviser.name
                const who = adviser ? t('withAdviser', { name: adviser }) : t('anyAdviser')
                return (
                  <div key={own[0]?.adviser.id} className="space-y-2">
                    <p className="text-sm text-muted first-letter:uppercase">{who}</p>
                    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
                      {own.map(({ id, time, start }) => (
                        <label
                          key={id}
                          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border-[1.5px] border-line-strong px-3 py-1.5 hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold"
                        >
                          <input
                            type="radio"
                            // A browser that goes back would tick by position, and free times move up meanwhile.
                            autoComplete="off"
                            name="slot"
                            value={id}
                            defaultChecked={id === chosen}
                            className="size-4.5 accent-brand"
                          />
                          <span>
                            <span className="sr-only">{name}, </span>
                            <time dateTime={new Date(start).toISOString()} className="tabular-nums">
                              {clockTime(time, locale)}
                            </time>
                            <span className="sr-only"> {who}</span>
                            <VisitorTime moment={start} locale={locale} words={t('yours', { time: '{time}' })} />
                          </span>
                        </label>
                      ))}
                    </div>
                  </div>
                )
              })}
            </div>
          </details>
        ))}
      </TabIntoDays>
    </fieldset>
  )
}
