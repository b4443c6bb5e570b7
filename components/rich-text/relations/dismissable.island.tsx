'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'

type Props = { readonly id: string; readonly label: string; readonly children: ReactNode }

const key = (id: string) => `lesroute:dismissed:${id}`
const subscribe = (listener: () => void) => {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** What is stored says; a browser that stores nothing shows the note. */
const isDismissed = (id: string) => {
  try {
    return localStorage.getItem(key(id)) !== null
  } catch {
    return false
  }
}

const remember = (id: string) => {
  try {
    localStorage.setItem(key(id), '1')
  } catch {
    // Storage is full or forbidden: the note is gone for this visit only, which is what the visitor sees happen.
  }
}

/** Children that the visitor can put away for good, in this browser. Without script they stay. */
export const Dismissable = ({ id, label, children }: Props) => {
  const stored = useSyncExternalStore(
    subscribe,
    () => isDismissed(id),
    () => false,
  )
  const [closed, setClosed] = useState(false)
  if (stored || closed) return null
  return (
    <div className="relative">
      {children}
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => {
          remember(id)
          setClosed(true)
        }}
        className="absolute end-2 top-2 grid size-9 place-items-center rounded-full text-xl hover:bg-surface hover:text-ink"
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
