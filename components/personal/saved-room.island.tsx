'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState, type ReactNode } from 'react'
import { mostCompared } from '#lib/personal/comparison.ts'
import { savedKinds, writeReferences } from '#lib/personal/item.ts'
import { moveItem, noteItem, type SavedItem } from '#lib/personal/list.ts'
import { savedKey } from '#lib/personal/saved.ts'
import { CompareChoice } from './compare-choice.island.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { SavedRow } from './saved-row.tsx'
import { PersonalTools } from './personal-tools.tsx'
import { useDescribed } from './use-described.ts'
import { useList } from './use-list.ts'

type Props = {
  /** Shown while nothing is saved. */
  readonly empty: ReactNode
}

/** Everything that is saved in this browser, by kind, with what can be done with it. */
export const SavedRoom = ({ empty }: Props) => {
  const [t, words, locale] = [useTranslations('personal'), useTranslations('keep'), useLocale()]
  const { items, change } = useList(savedKey)
  const { described, hasFailed, retry } = useDescribed(items, locale)
  const [told, setTold] = useState('')
  const [before, setBefore] = useState<readonly SavedItem[] | null>(null)
  const undo = useRef<HTMLButtonElement>(null)
  if (!items) return null

  const tell = (text: string) => {
    setTold(text)
    setBefore(null)
  }
  const keep = (next: readonly SavedItem[]) => {
    const isKept = change(next)
    if (!isKept) tell(t('keepFailed'))
    return isKept
  }
  const remove = ({ ref, title }: SavedItem) => {
    if (!keep(items.filter((other) => other.ref !== ref))) return
    setTold(t('removed', { title }))
    setBefore(items)
    // The button that was pressed goes with its row: the focus goes to what undoes it.
    requestAnimationFrame(() => undo.current?.focus())
  }
  const move = (item: SavedItem, step: -1 | 1) => {
    const next = moveItem(items, item.ref, step)
    const peers = next.filter(({ kind }) => kind === item.kind)
    const place = peers.findIndex(({ ref }) => ref === item.ref) + 1
    if (keep(next)) tell(t('moved', { title: item.title, place, count: peers.length }))
  }
  const putBack = () => {
    if (before && keep(before)) tell(t('back'))
  }
  const nowOf = (ref: string) => (described ? (described.get(ref) ?? (hasFailed ? undefined : null)) : undefined)

  return (
    <div className="space-y-14">
      <div role="status" className="sticky top-2 z-10 empty:hidden" data-screen="">
        {told ? (
          <p className="flex w-fit flex-wrap items-center gap-x-4 rounded-md bg-ink px-4 py-2 text-paper">
            {told}
            {before ? (
              <button
                ref={undo}
                type="button"
                onClick={putBack}
                className="min-h-9 font-semibold underline underline-offset-4"
              >
                {t('undo')}
              </button>
            ) : null}
          </p>
        ) : null}
      </div>
      {hasFailed ? (
        <p className="border-s-4 border-sun ps-4">
          {t('unchecked')}{' '}
          <button type="button" onClick={retry} className="min-h-9 underline underline-offset-4 hover:decoration-2">
            {t('retry')}
          </button>
        </p>
      ) : null}
      {items.length ? null : empty}
      {savedKinds
        .map((kind) => ({ kind, peers: items.filter((item) => item.kind === kind) }))
        .filter(({ peers }) => peers.length)
        .map(({ kind, peers }) => (
          <section key={kind} aria-labelledby={`soort-${kind}`} className="space-y-4">
            <h2 id={`soort-${kind}`} className="text-h2">
              {t(`kind.${kind}`)} <span className="text-muted tabular-nums">{peers.length}</span>
            </h2>
            <ul className="border-b border-line">
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
                  compare={
                    (kind === 'programs' || kind === 'routes') && (
                      <CompareChoice
                        item={item.ref}
                        title={item.title}
                        words={{ compare: words('compare'), most: words('compareMost', { count: mostCompared }) }}
                      />
                    )
                  }
                />
              ))}
            </ul>
          </section>
        ))}
      <RecentlyViewed locale={locale} />
      <PersonalTools
        share={items.length ? `${location.pathname}?lijst=${writeReferences(items.map(({ ref }) => ref))}` : null}
        shareWords={{ label: t('shareLink'), hint: t('shareHint') }}
        onTold={tell}
      />
    </div>
  )
}
