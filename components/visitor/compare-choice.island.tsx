'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { focusTitle } from '#components/ui/focus-title.ts'
import { comparedKey, mostCompared } from '#lib/visitor/comparison.ts'
import { parseSituation, situationKey } from '#lib/visitor/situation.ts'
import { readReference } from '#lib/visitor/item.ts'
import { forget, readStored } from '#lib/visitor/storage.ts'
import { keepItem, parseKept } from '#lib/visitor/saved.ts'
import { useStoredText } from './use-stored-text.ts'

/** What is ticked, by reference, in the order of ticking; null until it is read. */
const useChosen = () => {
  const text = useStoredText(comparedKey)
  return text === null ? null : Object.keys(parseKept(text))
}

type Choice = {
  /** The item, as `referenceOf` names it. */
  readonly item: string
  readonly title: string
  /** What tells it from others of that title. */
  readonly of?: string | undefined
  readonly words: { readonly compare: string; readonly most: string; readonly notStored: string }
}

/** A tick box that lays an item beside others; with four it says that there is no room for more. */
export const CompareChoice = ({ item, title, of, words }: Choice) => {
  const chosen = useChosen()
  const isChosen = chosen?.includes(item) ?? false
  const isFull = !isChosen && (chosen?.length ?? 0) >= mostCompared
  const box = useRef<HTMLInputElement>(null)
  const [isDenied, setDenied] = useState(false)
  const choose = (isWanted: boolean) => {
    const now = Object.keys(parseKept(readStored(comparedKey)))
    if (isWanted && !now.includes(item) && now.length >= mostCompared) return
    setDenied(!keepItem(comparedKey, item, isWanted ? { title } : null, mostCompared))
  }
  // A box that was ticked before this code came counts. It is read before what is kept is shown in it.
  useLayoutEffect(() => {
    if (box.current?.checked && !isChosen) choose(true)
    // Once: from here on it is ticked with the code there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  // Unless there is no room for it. React does not reset what the browser ticked: for React it was not ticked before either.
  useLayoutEffect(() => {
    if (isFull && box.current) box.current.checked = false
  }, [isFull])
  return (
    <label className="relative z-10 inline-flex min-h-10 items-center gap-2 rounded-full px-3 text-sm hover:bg-sunken has-disabled:text-muted noscript:hidden">
      <input
        ref={box}
        type="checkbox"
        checked={isChosen}
        // A browser that fills in a former tick would make it anew.
        autoComplete="off"
        disabled={isFull}
        onChange={(event) => choose(event.currentTarget.checked)}
        className="size-4.5 accent-brand"
      />
      <span>
        {words.compare}
        <span className="sr-only"> {[title, of].filter(Boolean).join(', ')}</span>
        {isFull ? ` (${words.most})` : null}
        <span role="status">{isDenied ? ` (${words.notStored})` : null}</span>
      </span>
    </label>
  )
}

type Bar = {
  /** Path of the page that compares. */
  readonly action: string
  /** The place from which distances are told; the stored one when absent. */
  readonly place?: string | null
  readonly words: { readonly label: string; readonly chosen: string; readonly go: string; readonly clear: string }
}

/** What is ticked so far, at the foot of the screen, and the way to the comparison; nothing while nothing is. */
export const CompareBar = ({ action, place, words }: Bar) => {
  const situation = useStoredText(situationKey)
  const from = place ?? (situation === null ? null : parseSituation(situation).place)
  const ids = (useChosen() ?? []).flatMap((ref) => readReference(ref)?.id ?? [])
  if (!ids.length) return null
  return (
    <section
      aria-label={words.label}
      data-screen=""
      data-compared=""
      className="sticky bottom-0 z-20 mt-8 border-t border-line bg-surface shadow-card"
    >
      {/* One row on a phone too: there it takes from the list and the map. */}
      <div className="wrap flex flex-wrap items-center gap-x-2 py-2 sm:gap-x-5 sm:py-2.5">
        <p role="status" className="me-auto grow basis-25 leading-tight font-medium max-sm:text-sm">
          {words.chosen.replace('{count}', String(ids.length))}
        </p>
        <button
          type="button"
          onClick={() => {
            focusTitle()
            forget(comparedKey)
          }}
          className="min-h-11 px-2 text-sm underline underline-offset-4 hover:decoration-2"
        >
          {words.clear}
        </button>
        {ids.length > 1 ? (
          <a
            href={`${action}?ids=${ids.join(',')}${from ? `&plaats=${encodeURIComponent(from)}` : ''}`}
            className="inline-flex min-h-11 items-center rounded-full bg-brand px-5 font-semibold max-sm:px-4 max-sm:text-sm text-on-brand no-underline hover:bg-brand-strong"
          >
            {words.go}
          </a>
        ) : null}
      </div>
    </section>
  )
}
