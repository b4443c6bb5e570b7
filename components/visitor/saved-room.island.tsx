'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { focusTitle } from '#components/ui/focus-title.ts'
import { byKind, isComparable, writeReferences } from '#lib/visitor/item.ts'
import { moveItem, noteItem, type SavedItem } from '#lib/visitor/list.ts'
import { putBack, type Removed } from '#lib/visitor/undo-removal.ts'
import { savedKey } from '#lib/visitor/saved.ts'
import { Compare } from './compare.tsx'
import { KindSection } from './kind-section.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { SavedRow } from './saved-row.tsx'
import { PersonalTools } from './personal-tools.tsx'
import { Notice, useNotice } from './notice.tsx'
import { useDescribed } from './use-described.ts'
import { useList } from './use-list.ts'

type Props = {
  /** Shown while nothing is saved. */
  readonly empty: ReactNode
}

/** Everything that is saved in this browser, by kind, with its actions. */
export const SavedRoom = ({ empty }: Props) => {
  const [t, locale] = [useTranslations('personal'), useLocale()]
  const { items, change } = useList(savedKey)
  const { described, hasFailed, retry } = useDescribed(items, locale)
  const { tell, tellRemoved, ...notice } = useNotice<Removed<SavedItem>>()
  if (!items) return null

  const nowOf = (ref: string) => described?.[ref]
  const titleOf = ({ ref, title }: SavedItem) => nowOf(ref)?.title ?? title
  const keep = (next: readonly SavedItem[]) => {
    const isKept = change(next)
    if (!isKept) tell(t('keepFailed'))
    return isKept
  }
  const remove = (item: SavedItem) => {
    if (!keep(items.filter(({ ref }) => ref !== item.ref))) return
    tellRemoved(t('removed', { title: titleOf(item) }), { item, at: items.findIndex(({ ref }) => ref === item.ref) })
  }
  const move = (item: SavedItem, step: -1 | 1) => {
    const next = moveItem(items, item.ref, step)
    const peers = next.filter(({ kind }) => kind === item.kind)
    const place = peers.findIndex(({ ref }) => ref === item.ref) + 1
    if (keep(next)) tell(t('moved', { title: titleOf(item), place, count: peers.length }))
  }
  const restore = (removed: readonly Removed<SavedItem>[]) => {
    if (keep(putBack(items, removed))) tell(t('back'))
  }
  return (
    <div className="space-y-14">
      <Notice
        {...notice}
        undo={t('undo', { count: notice.removals.length })}
        onUndo={restore}
        className="sticky top-2 z-10"
      />
      {hasFailed ? (
        <p className="border-s-4 border-sun ps-4">
          {t('unchecked')}{' '}
          <button
            type="button"
            onClick={() => {
              // The button goes away with an answer.
              focusTitle()
              retry()
            }}
            className="min-h-9 underline underline-offset-4 hover:decoration-2"
          >
            {t('retry')}
          </button>
        </p>
      ) : null}
      {items.length ? null : empty}
      {byKind(items).map(({ kind, peers }) => (
        <KindSection key={kind} kind={kind} title={t(`kind.${kind}`)} count={peers.length}>
          {peers.map((item, index) => (
            <SavedRow
              key={item.ref}
              item={item}
              now={nowOf(item.ref)}
              isFirst={index === 0}
              isLast={index === peers.length - 1}
              onMove={(step) => move(item, step)}
              onNote={(note) => keep(noteItem(items, item.ref, note))}
              onRemove={() => remove(item)}
              compare={isComparable(kind) && <Compare kind={kind} id={item.id} title={titleOf(item)} />}
            />
          ))}
        </KindSection>
      ))}
      <RecentlyViewed locale={locale} />
      <PersonalTools
        share={items.length ? `${location.pathname}?lijst=${writeReferences(items.map(({ ref }) => ref))}` : null}
        shareWords={{ label: t('shareLink'), hint: t('shareHint') }}
        notify={tell}
      />
    </div>
  )
}
