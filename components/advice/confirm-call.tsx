import { getTranslations } from 'next-intl/server'
import { SampleNotice } from '#components/forms/sample-notice.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { PageHeader } from '#components/ui/page-header.tsx'
import type { Hold } from '#lib/advice/holds.ts'
import { callEntry, clockOf, inWords } from '#lib/advice/mails.ts'
import { pageLocale } from '#lib/i18n/language.ts'

type Props = {
  readonly hold: Hold
  readonly reference: string
  /** Whether there is a mail server; without one the visitor comes here straight from the form. */
  readonly sendsMail: boolean
}

/** The time that is held and the button that books it; nothing of who asked for it. */
export const ConfirmCall = async ({ hold, reference, sendsMail }: Props) => {
  const [t, locale] = [await getTranslations('advice'), await pageLocale()]
  const when = inWords(callEntry(hold)?.start ?? hold.expires, locale)
  return (
    <PageHeader
      trail={[{ label: t('title'), href: '/adviesgesprek' }]}
      title={t('confirm')}
      lead={t('confirmLead', { when: when.charAt(0).toUpperCase() + when.slice(1) })}
    >
      <SampleNotice />
      <p className="max-w-2xl">
        {t(sendsMail ? 'confirmText' : 'confirmHere', { until: clockOf(hold.expires, locale) })}
      </p>
      <form action="/api/advice/confirm" method="post">
        <input type="hidden" name="language" value={locale} />
        <input type="hidden" name="afspraak" value={reference} />
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          {t('confirmButton')}
        </button>
      </form>
    </PageHeader>
  )
}
