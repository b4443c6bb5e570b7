'use client'

import { useTranslations } from 'next-intl'
import { useId, type ChangeEvent } from 'react'
import { readExport, writeExport } from '#lib/personal/exported.ts'
import { writeReferences } from '#lib/personal/item.ts'
import { keep } from '#lib/personal/kept.ts'
import { mergeLists, type SavedItem } from '#lib/personal/list.ts'
import { planKey } from '#lib/personal/plan.ts'
import { WipeDialog } from './wipe-dialog.tsx'

type Props = {
  readonly items: readonly SavedItem[]
  readonly onImport: (items: readonly SavedItem[]) => boolean
  readonly onTold: (text: string) => void
}

const tool =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-medium ring-1 ring-line-strong ring-inset hover:bg-sunken'

/** Bytes: a hundred items with the longest notes are some 300 KB. */
const largest = 1_000_000

const download = (name: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Ways to share the list by link, to take everything along, to put it back, and to be rid of it. */
export const SavedTools = ({ items, onImport, onTold }: Props) => {
  const t = useTranslations('personal')
  const field = useId()
  const link = `${location.origin}${location.pathname}?lijst=${writeReferences(items.map(({ ref }) => ref))}`
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => onTold(t('copied')),
      () => onTold(t('copyFailed')),
    )
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    const found = chosen.size > largest ? null : readExport(await chosen.text())
    target.value = ''
    if (!found) return onTold(t('importUnknown'))
    const isKept = onImport(mergeLists(items, found.saved)) && (!found.plan || keep(planKey, found.plan))
    onTold(isKept ? t('imported', { count: found.saved.length }) : t('keepFailed'))
  }
  return (
    <section aria-labelledby="meenemen" data-screen="" className="space-y-6 rounded-xl bg-sunken p-6 sm:p-8">
      <h2 id="meenemen" className="text-h3">
        {t('tools')}
      </h2>
      {items.length ? (
        <div className="max-w-2xl space-y-2">
          <label htmlFor={field} className="block font-medium">
            {t('shareLink')}
          </label>
          <p className="text-sm text-muted">{t('shareHint')}</p>
          <div className="flex flex-wrap gap-2">
            <input
              id={field}
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
              className="field min-w-0 flex-1 basis-60 text-sm"
            />
            <button type="button" onClick={copy} className={tool}>
              {t('copy')}
            </button>
          </div>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {items.length ? (
          <>
            <button type="button" onClick={() => window.print()} className={tool}>
              {t('print')}
            </button>
            <button type="button" onClick={() => download('lesroute.json', writeExport())} className={tool}>
              {t('export')}
            </button>
          </>
        ) : null}
        <label
          className={`${tool} has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent`}
        >
          {t('import')}
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => void take(event)}
            className="sr-only"
          />
        </label>
        <WipeDialog className={`${tool} text-danger`} onWiped={() => onTold(t('wiped'))} />
      </div>
    </section>
  )
}
