'use client'

import { useEffect, useLayoutEffect, useState } from 'react'

type Props = {
  /** Id of the element that holds the folds. */ readonly of: string
  readonly open: string
  readonly close: string
}

const foldsIn = (id: string) => [...document.querySelectorAll<HTMLDetailsElement>(`#${CSS.escape(id)} details`)]

/** The folds that were open on the page of that address, for whoever comes back to it from a link in one. Set in browsers only. */
let last: { readonly address: string; readonly ids: ReadonlySet<string> } | null = null

const addressOf = ({ pathname, search }: Location): string => pathname + search
/** A fold goes by the id of its content. */
const idOf = (fold: HTMLDetailsElement): string => fold.querySelector(':scope > [id]')?.id ?? ''

/** Opens every fold of a list at once, and closes them again. Without script each opens by itself. */
export const OpenAll = ({ of, open, close }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = () => {
    for (const fold of foldsIn(of)) fold.open = !isOpen
  }
  // Before the page is painted, so that it is as long as it was when it is scrolled to where it was.
  useLayoutEffect(() => {
    if (last?.address !== addressOf(location)) return
    for (const fold of foldsIn(of)) if (last.ids.has(idOf(fold))) fold.open = true
  }, [of])
  // Each fold may be opened and closed by itself too.
  useEffect(() => {
    const list = document.getElementById(of)
    const read = () => {
      const folds = foldsIn(of)
      setIsOpen(folds.length > 0 && folds.every(({ open: isFoldOpen }) => isFoldOpen))
    }
    const note = () => {
      read()
      const open = [...document.querySelectorAll<HTMLDetailsElement>('details[open]')]
      last = { address: addressOf(location), ids: new Set(open.map(idOf)) }
    }
    read()
    // This event does not bubble.
    list?.addEventListener('toggle', note, true)
    return () => list?.removeEventListener('toggle', note, true)
  }, [of])
  return (
    <button
      type="button"
      aria-controls={of}
      onClick={toggle}
      data-screen=""
      data-script=""
      className="mb-2 py-1 text-sm font-semibold link"
    >
      {isOpen ? close : open}
    </button>
  )
}
