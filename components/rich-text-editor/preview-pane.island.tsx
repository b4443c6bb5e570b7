'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { leastContents, type Review } from '#lib/rich-text/review.ts'
import { useProblemText } from './use-problem-text.ts'
import type { Preview } from './use-preview.ts'
import { warningMessages } from './warning-messages.ts'

type Props = {
  readonly preview: Preview | null
  readonly phase: 'busy' | 'done' | 'failed'
  /** False while the preview shows JSON that the editor cannot represent. */
  readonly isEditable: boolean
  readonly retry: () => void
}

const Warnings = ({ warnings }: Pick<Review, 'warnings'>) => {
  const t = useTranslations('editor')
  return (
    <div className={`rounded-md p-4 ${warnings.length ? 'bg-sun-soft' : 'bg-brand-soft'}`}>
      <p role="status" className="font-semibold">
        {t('warnings', { count: warnings.length })}
      </p>
      {warnings.length ? (
        <ul className="mt-2 list-disc space-y-1 ps-5 text-sm wrap-anywhere">
          {warnings.map((warning, index) => (
            // Two warnings may read the same, so that the index is part of the key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{t(warningMessages[warning.kind], { ...warning })}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const ContentsList = ({ contents }: Pick<Review, 'contents'>) => {
  const t = useTranslations('editor')
  const note = contents.length === 0 ? t('noContents') : t('fewContents', { least: leastContents })
  return (
    <nav aria-label={t('contents')} className="space-y-2">
      <p className="font-display font-semibold">{t('contents')}</p>
      {contents.length ? (
        <ol className="border-s-2 border-line">
          {contents.map(({ id, text, level }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={`block py-1 text-sm text-muted no-underline hover:text-ink hover:underline ${level > 2 ? 'ps-7' : 'ps-4'}`}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      ) : null}
      {contents.length < leastContents ? <p className="text-sm text-muted">{note}</p> : null}
    </nav>
  )
}

/** What a visitor would see, with what the editor should know of it. */
export const PreviewPane = ({ preview, phase, isEditable, retry }: Props) => {
  const t = useTranslations('editor')
  const problemText = useProblemText()
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={phase === 'busy'} className="min-w-0 space-y-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-h3">
          {t('preview')}
        </h2>
        {preview?.ok ? <p className="text-sm text-muted">{t('minutes', { minutes: preview.review.minutes })}</p> : null}
      </div>
      {phase === 'busy' && !preview ? <p className="text-muted">{t('busy')}</p> : null}
      {phase === 'failed' ? (
        <div role="alert" className="space-y-3 rounded-md bg-danger-soft p-4">
          <p className="font-semibold">{t('failed')}</p>
          <button type="button" onClick={retry} className={buttonClass({ size: 'sm' })}>
            {t('retry')}
          </button>
        </div>
      ) : null}
      {isEditable ? null : (
        <p role="alert" className="rounded-md bg-sun-soft p-4">
          {t('jsonNotHeld')}
        </p>
      )}
      {preview && !preview.ok ? (
        <p role="alert" className="rounded-md bg-danger-soft p-4 font-semibold">
          {problemText(preview.problem)}
        </p>
      ) : null}
      {preview?.ok ? (
        <>
          <Warnings warnings={preview.review.warnings} />
          <ContentsList contents={preview.review.contents} />
          <div className="prose border-t border-line pt-6">{preview.content}</div>
        </>
      ) : null}
    </section>
  )
}
