'use client'

import { focusTitle } from '#components/ui/focus-title.ts'
import { useServerInsertedHTML } from 'next/navigation'
import { useRef, useState, type ReactNode } from 'react'
import { useStoredText } from '#components/visitor/use-stored-text.ts'
import { keep } from '#lib/visitor/storage.ts'

type Props = {
  readonly id: string
  readonly label: string
  /** Colour of the button, which lies on the note. */
  readonly className: string
  readonly children: ReactNode
}

const prefix = 'lesroute:dismissed:'

/** Hides, before the first paint, the note whose putting away is stored: later it would flash and push the text up. */
const early = (id: string) => `try{if(localStorage[${JSON.stringify(prefix + id)}]){const s=new CSSStyleSheet
s.replaceSync('[data-note="${id}"]{display:none}')
document.adoptedStyleSheets.push(s)}}catch{}`

/** Ids of notes are those of the catalogue; anything else gets no early script, so that none can write code. */
const isPlain = (id: string) => /^[\w-]+$/.test(id)

/** Children that the visitor can put away for good, in this browser. Without script they stay. */
export const Dismissable = ({ id, label, className, children }: Props) => {
  const stored = useStoredText(prefix + id)
  const [closed, setClosed] = useState(false)
  const inserted = useRef(false)
  useServerInsertedHTML(() => {
    // Asked again for each piece of the page that is sent.
    if (inserted.current || !isPlain(id)) return null
    inserted.current = true
    // oxlint-disable-next-line react/no-danger -- a constant text, with an id of letters, digits and hyphens
    return <script dangerouslySetInnerHTML={{ __html: early(id) }} />
  })
  if (stored || closed) return null
  return (
    <div data-note={id} className="relative">
      {children}
      <button
        type="button"
        aria-label={label}
        title={label}
        data-screen=""
        onClick={() => {
          // Where storage is full or forbidden, the note is gone for this visit only, which is what the visitor sees happen.
          keep(prefix + id, '1')
          focusTitle()
          setClosed(true)
        }}
        className={`absolute end-2 top-2 grid size-9 place-items-center rounded-full text-xl hover:ring-2 hover:ring-current noscript:hidden ${className}`}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
