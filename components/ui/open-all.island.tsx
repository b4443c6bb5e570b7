'use client'

import { useState } from 'react'

type Props = {
  /** Id of the element that holds the folds. */ readonly of: string
  readonly open: string
  readonly close: string
}

/** Opens every fold of a list at once, and closes them again. Without script each opens by itself. */
export const OpenAll = ({ of, open, close }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = () => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(`#${CSS.escape(of)} details`)) fold.open = !isOpen
    setIsOpen(!isOpen)
  }
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
