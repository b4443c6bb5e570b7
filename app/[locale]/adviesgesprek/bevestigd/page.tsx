import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { cache, type ReactNode } from 'react'
import { NoCall } from '#components/advice/no-call.tsx'
import { OtherTime } from '#components/advice/other-time.tsx'
import { DraftSent } from '#components/forms/form-draft.island.tsx'
import { SampleNotice } from '#components/forms/sample-notice.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { bookingForm } from '#lib/advice/book.ts'
import type { Booking } from '#lib/advice/bookings.ts'
import { callEntry, inWords, inWordsFirst } from '#lib/advice/call-entry.ts'
import { readLink } from '#lib/advice/booking-page.ts'
import { adviceAddress, confirmedBooking, whyMissing } from '#lib/advice/references.ts'
import { phaseOf, slotOfId } from '#lib/advice/slots.ts'
import { env } from '#lib/env.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { unlistedMetadata } from '#lib/metadata.ts'
import { storage } from '#lib/storage/storage.ts'

type Props = PageProps<'/[locale]/adviesgesprek/bevestigd'>

/** The booking, or why there is none; once for the title and the page. */
const bookingOf = cache(async (reference: string) => {
  const options = { bookings: storage.bookings, secret: env.formsSecret, now: Date.now() }
  return (await confirmedBooking(reference, options)) ?? whyMissing('booking', reference, options)
})

const readBooked = async (searchParams: Props['searchParams']) => {
  // Whether a reference still holds hangs on the clock.
  await connection()
  const { reference } = await readLink(searchParams)
  const booking = await bookingOf(reference)
  // Who booked elsewhere comes here without a reference.
  if (typeof booking === 'string') return { why: reference ? booking : 'thanks' } as const
  const phase = phaseOf(booking.slot, Date.now())
  return phase === 'over' ? ({ why: phase } as const) : ({ reference, booking, phase } as const)
}

/** The title of the page before and during the call. */
const titleOf = ({ former }: Booking, phase: 'toCome' | 'begun') =>
  phase === 'begun' ? phase : former.length ? 'moved' : 'confirmed'

export const generateMetadata = async ({ searchParams }: Props) => {
  const { why, booking, phase } = await readBooked(searchParams)
  return unlistedMetadata('/adviesgesprek/bevestigd', `advice.${booking ? titleOf(booking, phase) : why}`)()
}

/** Shows the time of a booking to holders of its reference, without personal data. */
export default async function ConfirmedPage({ searchParams }: Props) {
  const [t, locale] = [await getTranslations('advice'), await pageLocale()]
  const { why, reference, booking, phase } = await readBooked(searchParams)
  const entry = booking && callEntry(booking)
  const before = slotOfId(booking?.former.at(-1) ?? '')
  const trail = [{ label: t('title'), href: '/adviesgesprek' }] as const
  if (why === 'thanks') return <PageHeader trail={trail} title={t('thanks')} lead={t('thanksLead')} />
  if (!entry) return <NoCall why={why ?? 'cancelled'} />
  const named = { named: booking, secret: env.formsSecret }
  const page = (words: ReactNode) => (
    <a href={adviceAddress('booking', locale, named)} className="link">
      {words}
    </a>
  )
  return (
    <>
      <PageHeader
        trail={trail}
        title={t(titleOf(booking, phase))}
        lead={t(booking.phone ? 'confirmedLead' : 'confirmedSample', {
          when: inWordsFirst(entry.start, locale),
          who: booking.adviser ?? t('someone'),
        })}
      >
        <SampleNotice />
        <DraftSent name={bookingForm} />
        {before && phase === 'toCome' ? (
          <p className="max-w-2xl">{t('movedFrom', { when: inWords(before.start, locale) })}</p>
        ) : null}
        {phase === 'begun' ? null : (
          <p className="max-w-2xl">
            {env.smtpUrl === null ? t.rich('confirmedWithoutMail', { page }) : t('confirmedMail')}
          </p>
        )}
        <p>
          <a
            href={`/api/advice/calendar?afspraak=${encodeURIComponent(reference)}`}
            className={buttonClass({ size: 'lg' })}
          >
            {t('calendar')}
          </a>
        </p>
        {phase === 'begun' ? (
          <p className="max-w-2xl">
            {t('begunLead')}{' '}
            <Link href="/contact" className="link">
              {t('contact')}
            </Link>
          </p>
        ) : (
          <>
            <p>
              <a href={adviceAddress('cancel', locale, named)} className="inline-block py-1 link">
                {t('cancel')}
              </a>
            </p>
            <p>
              <a href="#ander-moment" className="inline-block py-1 link">
                {t('otherTime')}
              </a>
            </p>
          </>
        )}
      </PageHeader>
      {phase === 'begun' ? null : (
        <OtherTime booking={booking} reference={reference} problem={(await searchParams)['fout']} />
      )}
      {phase === 'begun' ? null : (
        <Part id="intussen" title={t('prepare')} heading="text-h3" className="wrap space-y-3">
          <p>
            {t('prepareText')}{' '}
            <Link href="/wat-kan-je-van-een-adviesgesprek-verwachten" className="link">
              {t('expectMore')}
            </Link>
          </p>
        </Part>
      )}
    </>
  )
}
