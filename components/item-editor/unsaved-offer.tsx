'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '#components/ui/button-class.ts'
import type { Unsaved } from '#lib/editors/unsaved.ts'

type Props = { readonly offer: Unsaved; readonly take: (offer: Unsaved) => void; readonly drop: () => void }

/** Offers what this browser stored and nobody saved. */
export const UnsavedOffer = ({ offer, take, drop }: Props) => {
  const t = useTranslations('editing')
  return (
    <section aria-label={t('unsaved')} className="space-y-3 rounded-md bg-sun-soft p-4">
      <p>{t('unsavedText', { at: new Date(offer.at) })}</p>
      <p className="flex flex-wrap gap-4">
        <button type="button" className={buttonClass({ size: 'sm' })} onClick={() => take(offer)}>
          {t('unsavedTake')}
        </button>
        <button type="button" className="font-semibold underline underline-offset-4" onClick={drop}>
          {t('unsavedDrop')}
        </button>
      </p>
    </section>
  )
}
