'use client'

import { mdiArrowDown, mdiArrowUp, mdiClose } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'

type Item = { readonly id: string; readonly title: string }
type Move = 'up' | 'down' | 'remove'

type Props<T extends Item> = {
  readonly label: string
  readonly items: readonly T[]
  readonly change: (items: readonly T[]) => void
  /** Called when the last item goes, so that the keyboard keeps a place. */
  readonly leave: () => void
}

const icons = { up: mdiArrowUp, down: mdiArrowDown, remove: mdiClose } as const
const moves: readonly Move[] = ['up', 'down', 'remove']

/** Picked items in their order, each with buttons that move it or take it out. */
export const ChosenList = <T extends Item>({ label, items, change, leave }: Props<T>) => {
  const t = useTranslations('editing')
  const list = useRef<HTMLOListElement>(null)
  /** The button that has the focus after the list is drawn anew. */
  const next = useRef<string | null>(null)
  useEffect(() => {
    if (next.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-button="${next.current}"]`)?.focus()
    next.current = null
  })
  const run = (move: Move, index: number, item: T) => {
    if (move === 'remove') {
      const rest = items.toSpliced(index, 1)
      const neighbour = rest[Math.min(index, rest.length - 1)]
      if (neighbour) next.current = `remove ${neighbour.id}`
      else leave()
      return change(rest)
    }
    const place = index + (move === 'up' ? -1 : 1)
    if (place < 0 || place >= items.length) return undefined
    next.current = `${move} ${item.id}`
    return change(items.toSpliced(index, 1).toSpliced(place, 0, item))
  }
  if (!items.length) return null
  return (
    <ol ref={list} aria-label={label} className="divide-y divide-line rounded-md border border-line bg-surface">
      {items.map((item, index) => (
        <li key={item.id} className="flex items-center gap-1 py-1 ps-3 pe-1">
          <span className="min-w-0 grow wrap-anywhere">{item.title}</span>
          {moves.map((move) => (
            <button
              key={move}
              type="button"
              data-button={`${move} ${item.id}`}
              aria-label={t(`move.${move}`, { title: item.title })}
              title={t(`move.${move}`, { title: item.title })}
              // A button that were disabled for real would lose the keyboard's place.
              aria-disabled={(move === 'up' && index === 0) || (move === 'down' && index === items.length - 1)}
              onClick={() => run(move, index, item)}
              className="grid size-8 shrink-0 place-items-center rounded-sm hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-line-strong"
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-current">
                <path d={icons[move]} />
              </svg>
            </button>
          ))}
        </li>
      ))}
    </ol>
  )
}
