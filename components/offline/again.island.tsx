'use client'

import { useEffect } from 'react'

const again = () => location.reload()

/** Asks for the page once more: when it is pressed, and by itself when there is a network again. */
export const Again = ({ label }: { readonly label: string }) => {
  useEffect(() => {
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <button
      type="button"
      onClick={again}
      className="min-h-11 rounded-full bg-brand px-5 font-semibold text-paper hover:opacity-90"
    >
      {label}
    </button>
  )
}
