'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { copyText } from '#components/ui/copy-text.ts'
import type { RichText } from '#schema/index.ts'
import { parseDocument, type Problem } from './document-input.ts'
import { useProblemText } from './use-problem-text.ts'

type Props = {
  /** The JSON of what is in the editor. */
  readonly current: () => string
  /** Takes a pasted document; false when the editor cannot hold it. */
  readonly open: (document: RichText, json: string) => boolean
}

/** The document as JSON: to copy it out, and to put one in. */
export const JsonPanel = ({ current, open }: Props) => {
  const t = useTranslations('editor')
  const problemText = useProblemText()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [notice, setNotice] = useState('')

  const showPasted = () => {
    const json = field.current?.value ?? ''
    const parsed = parseDocument(json)
    setProblem(parsed.ok ? null : parsed.problem)
    setNotice(parsed.ok && open(parsed.document, json) ? t('jsonShown') : '')
    if (!parsed.ok) field.current?.focus()
  }

  const copy = async () => {
    const json = current()
    setProblem(null)
    if (await copyText(json)) return setNotice(t('jsonCopied'))
    // Then by hand.
    if (field.current) field.current.value = json
    field.current?.select()
    setNotice(t('jsonSelected'))
  }

  return (
    <details className="rounded-md border border-line bg-surface p-4">
      <summary className="font-semibold">{t('json')}</summary>
      <div className="mt-4 space-y-3">
        <label htmlFor={id} className="block font-semibold">
          {t('jsonField')}
        </label>
        <p id={`${id}-help`} className="text-sm text-muted">
          {t('jsonHelp')}
        </p>
        <textarea
          id={id}
          ref={field}
          rows={8}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-help ${id}-problem`}
          aria-invalid={problem ? true : undefined}
          className="field font-mono text-sm"
        />
        <p id={`${id}-problem`} role="alert" className="font-semibold text-danger empty:hidden">
          {problem ? problemText(problem) : ''}
        </p>
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={showPasted} className={buttonClass({ size: 'sm' })}>
            {t('jsonShow')}
          </button>
          <button type="button" onClick={() => void copy()} className={buttonClass({ size: 'sm', variant: 'outline' })}>
            {t('jsonCopy')}
          </button>
        </div>
        <p role="status" className="text-sm">
          {notice}
        </p>
      </div>
    </details>
  )
}
