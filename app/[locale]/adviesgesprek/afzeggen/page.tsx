import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { callEntry, inWords } from '#lib/advice/mails.ts'
import { cancellableBooking } from '#lib/advice/references.ts'
import { env } from '#lib/env.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'

export const instant = false

type Props = { readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> }

export const generateMetadata = async (): Promise<Metadata> => {
  const [t, locale] = [await getTranslations('advice'), await pageLocale()]
  return pageMetadata({ locale, href: '/adviesgesprek/afzeggen', title: t('cancel'), index: false })
}

/** Where the cancel link leads. Opening it cancels nothing, since programs that look at mail open links. */
export default async function CancelPage({ searchParams }: Props) {
  await connection()
  const [t, locale, { afspraak }] = [await getTranslations('advice'), await pageLocale(), await searchParams]
  const reference = typeof afspraak === 'string' ? afspraak : ''
  const booked = await cancellableBooking(reference, {
    folder: env.bookingsFolder,
    secret: env.formsSecret,
    now: Date.now(),
  })
  const entry = booked && callEntry(booked)
  const trail = [{ label: t('title'), href: '/adviesgesprek' }] as const
  if (!entry)
    return (
      <PageHeader trail={trail} title={t('cancelled')} lead={t('cancelledLead')}>
        <p>
          <Link href="/adviesgesprek" className={buttonClass({ size: 'lg' })}>
            {t('chooseAgain')}
          </Link>
        </p>
      </PageHeader>
    )
  const when = inWords(entry.start, locale)
  return (
    <PageHeader
      trail={trail}
      title={t('cancel')}
      lead={t('cancelLead', { when: when.charAt(0).toUpperCase() + when.slice(1) })}
    >
      <form action="/api/advice/cancel" method="post">
        <input type="hidden" name="language" value={locale} />
        <input type="hidden" name="afspraak" value={reference} />
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          {t('cancelButton')}
        </button>
      </form>
    </PageHeader>
  )
}
