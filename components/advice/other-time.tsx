import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { Part } from '#components/ui/part.tsx'
import { otherTimes } from '#lib/advice/booking-page.ts'
import type { Booking } from '#lib/advice/bookings.ts'
import { ReferenceForm } from './reference-form.tsx'
import { SlotPicker } from './slot-picker.tsx'

type Props = {
  readonly booking: Booking
  /** The reference of the page. */
  readonly reference: string
  /** What was not right with the time that was chosen, as the address says it. */
  readonly problem: string | string[] | undefined
}

const problems = ['slot', 'slotNotOffered', 'taken'] as const

/** The times to which a booked call can be moved, or whom to ask for one; nothing of who booked it. */
export const OtherTime = async ({ booking, reference, problem }: Props) => {
  const [t, slots] = [await getTranslations('advice'), await otherTimes(booking)]
  const wrong = problems.find((name) => name === problem)
  return (
    <Part id="ander-moment" title={t('otherTime')} heading="text-h3 scroll-mt-28" className="wrap space-y-6 pb-12">
      {slots.length ? (
        <ReferenceForm action="/api/advice/move" reference={reference} button={t('otherTimeButton')}>
          <p className="max-w-2xl">{t('otherTimeText')}</p>
          <SlotPicker slots={slots} chosen={undefined} problem={wrong && t(`problem.${wrong}`)} isBelowHeading />
        </ReferenceForm>
      ) : (
        <p id="slot" className="max-w-2xl">
          {t('otherTimeAsk')}{' '}
          <Link href="/contact" className="link">
            {t('contact')}
          </Link>
        </p>
      )}
    </Part>
  )
}
