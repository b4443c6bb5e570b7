'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import type { EditableName } from '#lib/editors/editable.ts'
import type { LinkName } from '#lib/editors/linkable.ts'
import type { Choice, Difference, MergeField } from '#lib/editors/merge.ts'

type Props = {
  readonly collection: EditableName
  readonly differences: readonly Difference[]
  readonly apply: (choices: Readonly<Partial<Record<MergeField, Choice>>>) => void
  readonly close: () => void
}

type Column = { readonly lines: readonly string[]; readonly others: readonly string[] }

const Lines = ({ lines, others }: Column) => {
  const t = useTranslations('editing')
  const known = new Set(others)
  if (!lines.length) return <p className="text-muted">{t('mergeEmpty')}</p>
  return lines.map((line, index) => (
    // Lines of two texts are compared by place and never reordered.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={index} className="wrap-anywhere">
      {known.has(line) ? line : <mark className="bg-sun-soft text-ink">{line}</mark>}
    </p>
  ))
}

/** Their version beside mine, field by field; what is chosen goes into the form, where it can be changed before it is saved. */
export const MergeView = ({ collection, differences, apply, close }: Props) => {
  const [t, locale, id] = [useTranslations('editing'), useLocale(), useId()]
  const dialog = useRef<HTMLDialogElement>(null)
  const [choices, setChoices] = useState<Readonly<Partial<Record<MergeField, Choice>>>>(() =>
    Object.fromEntries(differences.map(({ field, chosen }) => [field, chosen])),
  )
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])
  const nameOf = (field: MergeField): string => {
    if (field.startsWith('links.')) return t(`links.${field.slice('links.'.length) as LinkName}`)
    if (field === 'title' && collection === 'faqs') return t('question')
    if (field === 'body') return collection === 'faqs' ? t('answer') : t('text')
    return t(field as Exclude<MergeField, `links.${LinkName}` | 'body'>)
  }
  const shownOf = (field: MergeField, lines: readonly string[]): readonly string[] => {
    if (field === 'status') return lines.map((status) => t(`statuses.${status as 'draft'}`))
    if (field === 'publishAt') return lines.map((at) => new Date(at).toLocaleString(locale))
    return field === 'english' ? lines.map((value) => t(value === 'true' ? 'yes' : 'no')) : lines
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onClose={close}
      className="m-auto max-h-[90dvh] w-full max-w-5xl overflow-y-auto rounded-lg border border-line bg-paper p-5 text-ink shadow-card backdrop:bg-night/60"
    >
      <form
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault()
          dialog.current?.close()
          apply(choices)
        }}
      >
        <div className="space-y-2">
          <h2 id={`${id}-title`} className="text-h3">
            {t('mergeTitle')}
          </h2>
          <p className="text-muted">{differences.length ? t('mergeLead') : t('mergeSame')}</p>
        </div>
        {differences.map(({ field, theirs, mine, isBoth, choices: offered }) => {
          const columns = { theirs: shownOf(field, theirs), mine: shownOf(field, mine) } as const
          return (
            <fieldset key={field} className="min-w-0 space-y-3 border-t border-line pt-4">
              <legend className="float-left w-full font-semibold">
                {nameOf(field)}
                {isBoth ? <span className="ms-2 font-normal text-danger">{t('mergeBoth')}</span> : null}
              </legend>
              <div className="clear-both grid gap-4 md:grid-cols-2">
                {(['theirs', 'mine'] as const).map((side) => (
                  <div key={side} className="min-w-0">
                    <p className="text-sm text-muted">{t(`mergeSides.${side}`)}</p>
                    {/* A text may be long: it scrolls, also by keyboard. */}
                    <div
                      role="group"
                      aria-label={`${nameOf(field)}: ${t(`mergeSides.${side}`)}`}
                      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
                      tabIndex={0}
                      className="max-h-72 space-y-2 overflow-y-auto rounded-md border border-line bg-surface p-3"
                    >
                      <Lines lines={columns[side]} others={columns[side === 'mine' ? 'theirs' : 'mine']} />
                    </div>
                  </div>
                ))}
              </div>
              <div className="flex flex-wrap gap-x-6">
                {offered.map((choice) => (
                  <label key={choice} className="flex min-h-11 items-center gap-2">
                    <input
                      type="radio"
                      name={`${id}-${field}`}
                      className="size-5"
                      checked={choices[field] === choice}
                      onChange={() => setChoices({ ...choices, [field]: choice })}
                    />
                    {t(`mergeChoices.${choice}`)}
                  </label>
                ))}
              </div>
            </fieldset>
          )
        })}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4">
          <button type="submit" className={buttonClass()}>
            {t('mergeApply')}
          </button>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="py-1 font-semibold underline underline-offset-4"
          >
            {t('cancel')}
          </button>
        </div>
      </form>
    </dialog>
  )
}
