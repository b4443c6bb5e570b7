import { getTranslations } from 'next-intl/server'
import { OpenLine } from '#components/navigator/open-line.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import type { Desk } from '#lib/content/desks.ts'
import { PhoneHours } from './phone-hours.tsx'
import { DeskRow } from './desk-row.tsx'

type Props = {
  readonly desk: Desk
  /** What of the place it serves, where that is not all. */
  readonly note: string | null
  /** What a conversation takes along beside the desk: a route, a place, answers and a subject. */
  readonly about?:
    | {
        readonly route?: string | undefined
        readonly plaats?: string | undefined
        readonly vak?: string | undefined
        readonly a?: readonly string[] | undefined
      }
    | undefined
}

/** The one step that a desk offers first: a conversation, or else the way by which it can be reached. */
const DeskButton = async ({
  desk: { slug, title, phone, email, url, has_consultation_service: advises, sample },
  about,
}: Pick<Props, 'desk' | 'about'>) => {
  const t = await getTranslations('desk')
  const look = `${buttonClass({ size: 'sm' })} relative z-10`
  const via = <span className="sr-only"> {t('via', { title })}</span>
  if (advises)
    return (
      <Link href={{ pathname: '/adviesgesprek', query: { ...about, loket: slug } }} className={look}>
        {t('talk')}
        {via}
      </Link>
    )
  // Details of an invented desk are nothing to press.
  if (sample) return null
  const to = phone ? `tel:${phone.replaceAll(/[^+\d]/g, '')}` : email ? `mailto:${email}` : url
  if (!to || !/^(tel:|mailto:|https?:)/.test(to)) return null
  return (
    <a href={to} className={look}>
      {phone ? t('call', { phone }) : email ? t('mail', { email }) : t('website')}
      {via}
    </a>
  )
}

/** A desk as an answer: who it is, when it is open, one button. What is not known is left out. */
export const DeskCard = async ({ desk, note, about }: Props) => {
  const t = await getTranslations('desk')
  const { regions, location, phone_availability: phoneHours, phone, email, sample } = desk
  const reached = sample ? [] : [phone, email].filter(Boolean)
  const days = location?.opening_hours?.days ?? []
  return (
    <DeskRow desk={desk}>
      {note ? <p className="text-sm font-semibold">{note}</p> : null}
      {regions.length ? (
        <p lang="nl" className="text-sm text-muted">
          {regions.join(', ')}
        </p>
      ) : null}
      {phoneHours ? (
        <p className="text-sm">
          {t('phoneHours')}: <PhoneHours text={phoneHours} />
        </p>
      ) : null}
      {days.length ? (
        <div className="flex flex-wrap gap-x-1.5 text-sm print:hidden noscript:hidden">
          <span>{t('office')}:</span> <OpenLine days={days} />
        </div>
      ) : null}
      {/* On paper nothing can be pressed. */}
      {reached.length ? <p className="hidden text-sm print:block">{reached.join(' · ')}</p> : null}
      <p className="pt-2 print:hidden">
        <DeskButton desk={desk} about={about} />
      </p>
    </DeskRow>
  )
}
