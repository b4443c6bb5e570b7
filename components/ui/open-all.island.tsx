'use client'

import { useEffect, useState } from 'react'

type Props = {
  /** Id of the element that holds the folds. */ readonly of: string
  readonly open: string
  readonly close: string
}

const foldsIn = (id: string) => [...document.querySelectorAll<HTMLDetailsElement>(`#${CSS.escape(id)} details`)]

/** Opens every fold of a list at once, and closes them again. Without script each opens by itself. */
export const OpenAll = ({ of, open, close }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = () => {
    for (const fold of foldsIn(of)) fold.open = !isOpen
  }
  // Each fold may be opened and closed by itself too.
  useEffect(() => {
    const list = document.getElementById(of)
    const read = () => {
      const folds = foldsIn(of)
      setIsOpen(folds.length > 0 && folds.every(({ open: isFoldOpen }) => isFoldOpen))
    }
    // This event does not bubble.
    read()
    list?.addEventListener('toggle', read, true)
    return () => list?.removeEventListener('toggle', read, true)
  }, [of])
  return (
    <button
      type="button"
      aria-controls={of}
      onClick={toggle}
      data-screen=""
      className="mb-2 py-1 text-sm font-semibold link"
    >
      {isOpen ? close : open}
    </button>
  )
}
