'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { takeEarlyPress } from '#components/ui/early-presses.island.tsx'
import { readStored } from '#lib/visitor/storage.ts'
import { keepItem, mostSaved, mostViewed, parseKept, savedKey, viewedKey } from '#lib/visitor/saved.ts'
import { useStoredText } from './use-stored-text.ts'

export type SaveWords = Readonly<Record<'save' | 'removed' | 'full', string>>

type Props = {
  /** The item, as `referenceOf` names it. */
  readonly item: string
  readonly title: string
  /** What the button calls it, where others have that title too. */
  readonly name?: string | undefined
  readonly words: SaveWords
  /** On the item's own page, which then counts as viewed. */
  readonly page?: boolean
  /** Whether the button shows words beside its mark. */
  readonly hasWords?: boolean
}

/** The stored text of the saved items; null until it is read. */
const useSaved = () => useStoredText(savedKey)

const now = (title: string) => ({ title, at: new Date().toISOString() })

/** How many items are saved; empty when there are none. */
export const SavedCount = () => <b>{Object.keys(parseKept(useSaved())).length || null}</b>

/** Saves an item in this browser, or removes it; pressed again, it is restored with its note. Absent without script. */
export const SaveButton = ({ item, title, name, words, page, hasWords }: Props) => {
  const text = useSaved()
  const saved = parseKept(text)[item]
  const [removed, setRemoved] = useState<unknown>()
  const [message, setMessage] = useState('')
  useEffect(() => {
    if (page) keepItem(viewedKey, item, now(title), mostViewed)
  }, [page, item, title])
  const toggle = () => {
    // Until storage is read every item is shown as not saved, so a click before that means to save.
    const all = parseKept(readStored(savedKey))
    if (text === null && item in all) return
    const fits = saved || Object.keys(all).length < mostSaved
    const isKept = fits && keepItem(savedKey, item, saved ? null : (removed ?? now(title)), mostSaved)
    setRemoved(saved)
    setMessage(isKept ? (saved ? words.removed : '') : words.full)
  }
  const button = useRef<HTMLButtonElement>(null)
  // Pressed before hydration, when the button offered to save regardless of storage.
  const saveEarly = useEffectEvent(() => {
    if (takeEarlyPress(button.current) && !(item in parseKept(readStored(savedKey)))) toggle()
  })
  useEffect(() => saveEarly(), [])
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-pressed={!!saved}
        aria-label={`${words.save}: ${name ?? title}`}
        onClick={toggle}
      >
        {hasWords && words.save}
      </button>
      <span role="status">{message}</span>
    </>
  )
}
