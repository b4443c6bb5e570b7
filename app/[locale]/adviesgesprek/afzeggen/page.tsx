import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { NoCall } from '#components/advice/no-call.tsx'
import { ReferenceForm } from '#components/advice/reference-form.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { callEntry, inWordsFirst } from '#lib/advice/call-entry.ts'
import { cancellableBooking, cancelledKey } from '#lib/advice/references.ts'
import { readLink } from '#lib/advice/booking-page.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { unlistedMetadata } from '#lib/metadata.ts'

type Props = PageProps<'/[locale]/adviesgesprek/afzeggen'>

const hasJustCancelled = async (searchParams: Props['searchParams']) => (await searchParams)[cancelledKey] === 'ja'

export const generateMetadata = async ({ searchParams }: Props) => {
  const title = (await hasJustCancelled(searchParams)) ? 'advice.cancelledNow' : 'advice.cancel'
  return unlistedMetadata('/adviesgesprek/afzeggen', title)()
}

/** Where the cancel link leads. Opening it cancels nothing, since programs that look at mail open links. */
export default async function CancelPage({ searchParams }: Props) {
  await connection()
  const [t, locale] = [await getTranslations('advice'), await pageLocale()]
  const { reference, options } = await readLink(searchParams)
  const booked = await cancellableBooking(reference, options)
  const entry = booked && callEntry(booked)
  const trail = [{ label: t('title'), href: '/adviesgesprek' }] as const
  if (!entry) return <NoCall why={(await hasJustCancelled(searchParams)) ? 'cancelledNow' : 'cancelled'} />
  return (
    <PageHeader trail={trail} title={t('cancel')} lead={t('cancelLead', { when: inWordsFirst(entry.start, locale) })}>
      <ReferenceForm action="/api/advice/cancel" reference={reference} button={t('cancelButton')} />
    </PageHeader>
  )
}
