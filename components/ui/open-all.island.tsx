'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { createAddressMemory } from './address-memory.ts'

type Props = {
  /** Id of the element that holds the folds. */ readonly of: string
  readonly open: string
  readonly close: string
}

const foldsIn = (id: string) => [...document.querySelectorAll<HTMLDetailsElement>(`#${CSS.escape(id)} details`)]

/** The folds that were open: Back from a link in one opens them again. */
const opened = createAddressMemory<ReadonlySet<string>>()

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
    const ids = opened.read()
    if (ids) for (const fold of foldsIn(of)) if (ids.has(idOf(fold))) fold.open = true
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
      opened.write(new Set(open.map(idOf)))
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
