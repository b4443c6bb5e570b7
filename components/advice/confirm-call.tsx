import { getTranslations } from 'next-intl/server'
import { SampleNotice } from '#components/forms/sample-notice.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import type { Hold } from '#lib/advice/holds.ts'
import { callEntry, clockOf, inWordsFirst } from '#lib/advice/call-entry.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { ReferenceForm, ReleaseForm } from './reference-form.tsx'

type Props = {
  readonly hold: Hold
  readonly reference: string
  /** Whether there is a mail server; without one the visitor comes here straight from the form. */
  readonly sendsMail: boolean
}

/** The time that is held and the button that books it; nothing of who asked for it. */
export const ConfirmCall = async ({ hold, reference, sendsMail }: Props) => {
  const [t, locale] = [await getTranslations('advice'), await pageLocale()]
  return (
    <PageHeader
      trail={[{ label: t('title'), href: '/adviesgesprek' }]}
      title={t('confirm')}
      lead={t('confirmLead', { when: inWordsFirst(callEntry(hold)?.start ?? hold.expires, locale) })}
    >
      <SampleNotice />
      <p className="max-w-2xl">
        {t(sendsMail ? 'confirmText' : 'confirmHere', { until: clockOf(hold.expires, locale) })}
      </p>
      <ReferenceForm action="/api/advice/confirm" reference={reference} button={t('confirmButton')} />
      <ReleaseForm reference={reference} />
    </PageHeader>
  )
}
