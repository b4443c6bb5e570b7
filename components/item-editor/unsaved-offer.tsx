'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '#components/ui/button-class.ts'
import { focusTitle } from '#components/ui/focus-title.ts'
import { usePageFormat } from '#lib/i18n/use-page-format.ts'
import type { Copy } from '#lib/editors/unsaved-copies.ts'

type Props = {
  /** Those typed last first. */
  readonly offers: readonly Copy[]
  readonly take: (copy: Copy) => void
  readonly drop: (copy: Copy) => void
}

/** Offers what this browser stored and nobody saved, one copy at a time. */
export const UnsavedOffer = ({ offers, take, drop }: Props) => {
  const [t, format] = [useTranslations('editing'), usePageFormat()]
  const [offer, ...others] = offers
  if (!offer) return null
  /** The buttons may go with the answer, and the focus with them. */
  const answer = (act: (copy: Copy) => void) => {
    focusTitle()
    act(offer)
  }
  return (
    <section aria-label={t('unsaved')} className="space-y-3 rounded-md bg-sun-soft p-4">
      <p>{t('unsavedText', { at: format.dateTime(new Date(offer.at), { dateStyle: 'long', timeStyle: 'short' }) })}</p>
      {others.length ? <p>{t('unsavedMore', { count: others.length })}</p> : null}
      <p className="flex flex-wrap gap-4">
        <button type="button" className={buttonClass({ size: 'sm' })} onClick={() => answer(take)}>
          {t('unsavedTake')}
        </button>
        <button type="button" className="font-semibold underline underline-offset-4" onClick={() => answer(drop)}>
          {t('unsavedDrop')}
        </button>
      </p>
    </section>
  )
}
