import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { cache } from 'react'
import { NoCall } from '#components/advice/no-call.tsx'
import { ReferenceForm } from '#components/advice/reference-form.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { PageHeader } from '#components/ui/page-header.tsx'
import { callEntry, inWordsFirst } from '#lib/advice/call-entry.ts'
import { adviceAddress, bookingToCancel, whyMissing } from '#lib/advice/references.ts'
import { phaseOf } from '#lib/advice/slots.ts'
import { env } from '#lib/env.ts'
import { readLink } from '#lib/advice/booking-page.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { unlistedMetadata } from '#lib/metadata.ts'
import { storage } from '#lib/storage/storage.ts'

type Props = PageProps<'/[locale]/adviesgesprek/afzeggen'>

/** The booking, or why there is none; once for the title and the page. */
const bookingOf = cache(async (reference: string) => {
  const options = { bookings: storage.bookings, secret: env.formsSecret, now: Date.now() }
  return (await bookingToCancel(reference, options)) ?? (await whyMissing('cancel', reference, options))
})

/** The booking of a call to come, and else why there is none to cancel. */
const readCall = async (searchParams: Props['searchParams']) => {
  // Whether a call has begun hangs on the clock.
  await connection()
  const { reference, options } = await readLink(searchParams)
  const booking = await bookingOf(reference)
  if (typeof booking === 'string') return { reference, why: booking } as const
  const phase = phaseOf(booking.slot, options.now)
  return phase === 'toCome' ? ({ reference, booking } as const) : ({ reference, why: phase } as const)
}

export const generateMetadata = async ({ searchParams }: Props) =>
  unlistedMetadata('/adviesgesprek/afzeggen', `advice.${(await readCall(searchParams)).why ?? 'cancel'}`)()

/** Where the cancel link leads. Opening it cancels nothing, since programs that look at mail open links. */
export default async function CancelPage({ searchParams }: Props) {
  const [t, locale] = [await getTranslations('advice'), await pageLocale()]
  const { reference, booking, why } = await readCall(searchParams)
  const entry = booking && callEntry(booking)
  const trail = [{ label: t('title'), href: '/adviesgesprek' }] as const
  if (!entry) return <NoCall why={why ?? 'cancelled'} />
  const page = adviceAddress('booking', locale, { named: booking, secret: env.formsSecret })
  return (
    <PageHeader trail={trail} title={t('cancel')} lead={t('cancelLead', { when: inWordsFirst(entry.start, locale) })}>
      {env.smtpUrl === null ? null : <p>{t('cancelMailed')}</p>}
      <div className="flex flex-wrap gap-3">
        <ReferenceForm action="/api/advice/cancel" reference={reference} button={t('cancelButton')} />
        <a href={`${page}#ander-moment`} className={buttonClass({ variant: 'outline', size: 'lg' })}>
          {t('otherTime')}
        </a>
        <a href={page} className={buttonClass({ variant: 'outline', size: 'lg' })}>
          {t('cancelNot')}
        </a>
      </div>
    </PageHeader>
  )
}
