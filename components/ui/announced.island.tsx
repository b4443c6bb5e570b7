'use client'

import { useEffect, useState } from 'react'

/** Milliseconds after which screen readers have read the title of a page; a status that is there before is not read out. */
const pause = 500

/** Says a text to screen readers that the page shows elsewhere, once the page is there. */
export const Announced = ({ text }: { readonly text: string }) => {
  const [notice, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => say(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {notice}
    </p>
  )
}
