import { getTranslations } from 'next-intl/server'
import { Section } from '#components/ui/section.tsx'
import type { Locale } from '#lib/i18n/routing.ts'
import type { DayPart } from '#schema/families/taxonomies.ts'

type Props = { readonly day: readonly DayPart[]; readonly language: Locale }

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Classes, not a style of its own: the policy of the site allows none. A break stays one line high, a morning shows that it is long. */
const heights = [
  { upTo: 30, height: 'min-h-10' },
  { upTo: 60, height: 'min-h-12' },
  { upTo: 90, height: 'min-h-16' },
  { upTo: 120, height: 'min-h-20' },
] as const
const heightOf = (minutes: number): string => heights.find(({ upTo }) => minutes <= upTo)?.height ?? 'min-h-28'

/** An example of a working day as a timetable: the height of each part is its length. */
export const DayStrip = async ({ day, language }: Props) => {
  const t = await getTranslations('hub')
  return (
    <Section id="dag" title={t('day')}>
      <div className="max-w-2xl space-y-4">
        <p className="text-muted">{t('dayNote')}</p>
        <ol lang={language} className="border-y border-line-strong">
          {day.map(({ from, until, title }) => (
            <li
              key={from}
              className={`grid grid-cols-[6.75rem_minmax(0,1fr)] gap-x-4 not-last:border-b not-last:border-line ${heightOf(minutesOf(until) - minutesOf(from))}`}
            >
              <span className="py-2 text-sm text-muted tabular-nums">
                <time>{from}</time>–<time>{until}</time>
              </span>
              <span className="border-s-4 border-accent bg-sunken/60 px-4 py-2">{title}</span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
