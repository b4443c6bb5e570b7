'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type ChangeEvent } from 'react'
import { copyText } from '#components/ui/copy-text.ts'
import { putIn, readExport, writeExport } from '#lib/visitor/exported.ts'
import { mostTasks } from '#lib/visitor/plan.ts'
import { WipeDialog } from './wipe-dialog.tsx'

type Props = {
  /** Path and query that show this to others; null while there is nothing to show. */
  readonly share: string | null
  readonly shareWords: { readonly label: string; readonly hint: string }
  /** Shows that all is deleted, above the list that is empty then. */
  readonly notify: (text: string) => void
  readonly onWiped?: () => void
  readonly onImported?: () => void
}

const tool =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full px-4 text-sm font-medium ring-1 ring-line-strong ring-inset hover:bg-sunken'

/** Bytes: a hundred items with the longest notes are some 300 KB. */
const largest = 1_000_000

/** Downloads a file that was created in the browser. */
export const download = (name: string, type: string, text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Tools to share by link, export, import and delete all personal data. */
export const PersonalTools = ({ share, shareWords, notify, onWiped, onImported }: Props) => {
  const t = useTranslations('personal')
  const field = useId()
  /** What came of the last tool, beside it: on phones the list above is out of sight. */
  const [message, setMessage] = useState('')
  const link = `${location.origin}${share}`
  const copy = async () => setMessage(t((await copyText(link)) ? 'copied' : 'copyFailed'))
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    if (!chosen) return
    const file = chosen.size > largest ? null : readExport(await chosen.text())
    target.value = ''
    if (!file) return setMessage(t('importUnknown'))
    const taken = putIn(file)
    if (!taken) return setMessage(t('keepFailed'))
    onImported?.()
    const { count, left, hasPlan, tasksLeft, areNotesCut, hasSituation } = taken
    const parts = [
      hasPlan ? t('importedPlan') : '',
      tasksLeft ? t('importedTasksLeft', { count: tasksLeft, most: mostTasks }) : '',
      areNotesCut ? t('importedNotesCut') : '',
      hasSituation ? t('importedSituation') : '',
      count || !(hasPlan || hasSituation || file.saved.length) ? t('imported', { count }) : '',
      file.saved.length && !count && !left ? t('importedKnown') : '',
      left ? t('importedLeft', { count: left }) : '',
    ]
    setMessage(parts.filter(Boolean).join(' '))
  }
  return (
    <section aria-labelledby="meenemen" data-screen="" className="space-y-6 rounded-xl bg-sunken p-6 sm:p-8">
      <h2 id="meenemen" className="text-h3">
        {t('tools')}
      </h2>
      {share ? (
        <div className="max-w-2xl space-y-2">
          <label htmlFor={field} className="block font-medium">
            {shareWords.label}
          </label>
          <p className="text-sm text-muted">{shareWords.hint}</p>
          <div className="flex flex-wrap gap-2">
            <input
              id={field}
              readOnly
              value={link}
              onFocus={(event) => event.target.select()}
              className="field min-w-0 flex-1 basis-60 text-sm"
            />
            <button type="button" onClick={() => void copy()} className={tool}>
              {t('copy')}
            </button>
          </div>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-2">
        {share ? (
          <>
            <button type="button" onClick={() => window.print()} className={tool}>
              {t('print')}
            </button>
            <button
              type="button"
              onClick={() => download('lesroute.json', 'application/json', writeExport())}
              className={tool}
            >
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
        <WipeDialog
          className={`${tool} text-danger`}
          onWiped={() => {
            setMessage('')
            notify(t('wiped'))
            onWiped?.()
          }}
        />
      </div>
      <p role="status" className="max-w-2xl font-medium empty:hidden">
        {message}
      </p>
    </section>
  )
}
