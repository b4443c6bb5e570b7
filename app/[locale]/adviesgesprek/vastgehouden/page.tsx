import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { NoCall } from '#components/advice/no-call.tsx'
import { ReleaseForm } from '#components/advice/reference-form.tsx'
import { DraftSent } from '#components/forms/form-draft.island.tsx'
import { SampleNotice } from '#components/forms/sample-notice.tsx'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { bookingForm } from '#lib/advice/book.ts'
import { callEntry, clockOf, inWords } from '#lib/advice/call-entry.ts'
import { heldCall } from '#lib/advice/references.ts'
import { changedForm, readLink } from '#lib/advice/booking-page.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { unlistedMetadata } from '#lib/metadata.ts'

export const generateMetadata = unlistedMetadata('/adviesgesprek/vastgehouden', 'advice.held')

/** Shows that a mail was sent, and until when the time is held, without personal data. */
export default async function HeldPage({ searchParams }: PageProps<'/[locale]/adviesgesprek/vastgehouden'>) {
  await connection()
  const [t, locale] = [await getTranslations('advice'), await pageLocale()]
  const { reference, options } = await readLink(searchParams)
  const hold = await heldCall('held', reference, options)
  const form = hold ? null : await changedForm()
  if (form) return <NoCall why="changing" form={form} />
  const entry = hold && callEntry(hold)
  const until = hold && clockOf(hold.expires, locale)
  const lead = entry && until ? t('heldLead', { when: inWords(entry.start, locale), until }) : t('heldAnyLead')
  return (
    <>
      <PageHeader trail={[{ label: t('title'), href: '/adviesgesprek' }]} title={t('held')} lead={lead}>
        <SampleNotice />
        {hold ? <DraftSent name={bookingForm} /> : null}
      </PageHeader>
      <Part id="geen-mail" title={t('noMail')} heading="text-h3" className="wrap space-y-3">
        <p className="max-w-2xl">
          {hold ? t('noMailText') : t('noMailAnyText')}{' '}
          {hold ? null : (
            <Link href="/adviesgesprek" className="link">
              {t('chooseAgain')}
            </Link>
          )}
        </p>
        {hold ? <ReleaseForm reference={reference} /> : null}
        <p className="max-w-2xl">
          {t('noMailElse')}{' '}
          <Link href="/contact" className="link">
            {t('contact')}
          </Link>
        </p>
      </Part>
    </>
  )
}
