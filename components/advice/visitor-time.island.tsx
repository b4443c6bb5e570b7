'use client'

import { useBrowserValue } from '#components/ui/use-browser-value.ts'
import { visitorTime } from '#lib/advice/visitor-time.ts'

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const useZone = () => useBrowserValue<string | null>(ownZone, null)

type Props = {
  /** Milliseconds since 1970. */
  readonly moment: number
  readonly locale: 'nl' | 'en'
  /** With `{time}`. */
  readonly words: string
}

/** The time on the visitor's own clock, where it is another than the Dutch one. */
export const VisitorTime = ({ moment, locale, words }: Props) => {
  const zone = useZone()
  const time = zone && visitorTime(moment, zone, locale)
  return time ? <span className="block text-sm">{words.replace('{time}', time)}</span> : null
}

/** Says that the visitor's clock shows another time, with `{zone}` in its words. */
export const VisitorZone = ({ moment, locale, words }: Props) => {
  const zone = useZone()
  return zone && visitorTime(moment, zone, locale) ? (
    <p className="font-semibold">{words.replace('{zone}', zone.replaceAll('_', ' '))}</p>
  ) : null
}
