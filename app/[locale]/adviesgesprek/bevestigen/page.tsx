import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { NoCall } from '#components/advice/no-call.tsx'
import { ConfirmCall } from '#components/advice/confirm-call.tsx'
import { DraftSent } from '#components/forms/form-draft.island.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { PageHeader } from '#components/ui/page-header.tsx'
import { bookingForm } from '#lib/advice/book.ts'
import { adviceAddress, bookedByLink, heldCall } from '#lib/advice/references.ts'
import { env } from '#lib/env.ts'
import { changedForm, readLink } from '#lib/advice/booking-page.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { unlistedMetadata } from '#lib/metadata.ts'

export const generateMetadata = unlistedMetadata('/adviesgesprek/bevestigen', 'advice.confirm')

/** Where the link in the mail leads. Opening it books nothing, since programs that look at mail open links. */
export default async function ConfirmPage({ searchParams }: PageProps<'/[locale]/adviesgesprek/bevestigen'>) {
  await connection()
  const [t, locale] = [await getTranslations('advice'), await pageLocale()]
  const { reference, options } = await readLink(searchParams)
  const trail = [{ label: t('title'), href: '/adviesgesprek' }] as const
  const hold = await heldCall('confirm', reference, options)
  if (hold)
    return (
      <>
        <DraftSent name={bookingForm} />
        <ConfirmCall hold={hold} reference={reference} sendsMail={env.smtpUrl !== null} />
      </>
    )
  const booked = await bookedByLink(reference, options)
  if (booked)
    return (
      <PageHeader trail={trail} title={t('confirmed')} lead={t('confirmedBefore')}>
        <p>
          <a
            href={adviceAddress('booking', locale, { named: booked, secret: env.formsSecret })}
            className={buttonClass({ size: 'lg' })}
          >
            {t('showConfirmation')}
          </a>
        </p>
      </PageHeader>
    )
  const form = await changedForm()
  return form ? <NoCall why="changing" form={form} /> : <NoCall why="linkEnded" />
}
