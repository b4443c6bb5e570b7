'use client'

import { useTranslations } from 'next-intl'
import { usePageFormat } from '#lib/i18n/use-page-format.ts'
import { useState, type ReactNode } from 'react'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { longestNote, type SavedItem } from '#lib/visitor/list.ts'
import type { DescribedItem } from './use-described.ts'

type Props = {
  readonly item: SavedItem
  /** The current data of the item; undefined while loading, null when it was removed from the site. */
  readonly now: DescribedItem | null | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (step: -1 | 1) => void
  /** Returns false when the note could not be stored. */
  readonly onNote: (note: string) => boolean
  readonly onRemove: () => void
  /** A way to lay it beside others. */
  readonly compare: ReactNode
}

const small = 'inline-flex min-h-10 min-w-10 items-center justify-center rounded-full px-3 text-sm hover:bg-sunken'

/** A saved item: its title, the date it was saved, the visitor's note, and its actions. */
export const SavedRow = ({ item, now, isFirst, isLast, onMove, onNote, onRemove, compare }: Props) => {
  const [t, marks, format] = [useTranslations('personal'), useTranslations('sample'), usePageFormat()]
  const title = now?.title ?? item.title
  /** A note that did not fit in storage: it stays where the visitor can copy it. */
  const [unstored, setUnstored] = useState<string | null>(null)
  const step = (direction: -1 | 1, isEnd: boolean) => (
    <button
      type="button"
      // Not `disabled`: that would remove the focus when an item reaches the end.
      aria-disabled={isEnd}
      onClick={() => (isEnd ? undefined : onMove(direction))}
      aria-label={t(direction < 0 ? 'up' : 'down', { title })}
      className={`${small} aria-disabled:cursor-default aria-disabled:opacity-40`}
    >
      <span aria-hidden="true">{direction < 0 ? '↑' : '↓'}</span>
    </button>
  )
  return (
    <li className="grid gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <div className="space-y-1.5">
        <h3 lang={now?.language ?? 'nl'} className="text-h4">
          {now?.path ? (
            <a href={now.path} className="underline decoration-line-strong underline-offset-4 hover:decoration-accent">
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        {now?.text ? (
          <p lang={now.language} className="line-clamp-2 text-muted">
            {now.text}
          </p>
        ) : null}
        {now?.mark ? <SampleMark>{marks(now.mark)}</SampleMark> : null}
        {now === null ? <p className="font-medium text-danger">{t('gone')}</p> : null}
        <p className="text-sm text-muted">
          {t('savedOn', {
            date: format.dateTime(new Date(item.at), { day: 'numeric', month: 'long', year: 'numeric' }),
          })}
        </p>
        <div className="-ms-3 flex flex-wrap items-center gap-1">
          {isFirst && isLast ? null : step(-1, isFirst)}
          {isFirst && isLast ? null : step(1, isLast)}
          <button type="button" onClick={onRemove} aria-label={t('removeItem', { title })} className={small}>
            {t('remove')}
          </button>
          {now === null ? null : compare}
        </div>
      </div>
      <label className="block space-y-1 text-sm">
        <span className="font-medium">
          {t('note')} <span className="sr-only">{t('noteFor', { title })}</span>
        </span>
        <textarea
          value={unstored ?? item.note ?? ''}
          maxLength={longestNote}
          onChange={({ target: { value } }) => setUnstored(onNote(value) ? null : value)}
          className="field field-sizing-content min-h-20 text-base"
        />
      </label>
      {item.note ? <p className="hidden whitespace-pre-line print:block">{t('noted', { note: item.note })}</p> : null}
    </li>
  )
}
