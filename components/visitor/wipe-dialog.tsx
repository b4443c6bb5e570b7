'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { wipeOfflinePages } from '#lib/visitor/offline-pages.ts'
import { wipeStored } from '#lib/visitor/wipe.ts'

type Props = { readonly className: string; readonly onWiped: () => void }

/** One button that wipes everything personal from this browser, after a question. */
export const WipeDialog = ({ className, onWiped }: Props) => {
  const t = useTranslations('personal')
  const dialog = useRef<HTMLDialogElement>(null)
  const wipe = () => {
    wipeStored()
    dialog.current?.close()
    // In the same task: what shows a plan would store again what its address says.
    onWiped()
    // A browser that denies this storage has nothing in it.
    wipeOfflinePages().catch(() => undefined)
  }
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()} className={className}>
        {t('wipe')}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="wis-titel"
        className="m-auto w-[min(30rem,calc(100vw-2rem))] space-y-5 rounded-lg border border-line-strong bg-surface p-6 text-ink backdrop:bg-night/50"
      >
        <h2 id="wis-titel" className="text-h3">
          {t('wipeTitle')}
        </h2>
        <p>{t('wipeText')}</p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            onClick={wipe}
            className="min-h-11 rounded-full bg-danger px-5 font-semibold text-paper hover:opacity-90"
          >
            {t('wipeYes')}
          </button>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="min-h-11 rounded-full px-5 font-semibold ring-1 ring-line-strong hover:bg-sunken"
          >
            {t('wipeNo')}
          </button>
        </div>
      </dialog>
    </>
  )
}
