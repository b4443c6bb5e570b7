'use client'

import { useState } from 'react'

type Props = {
  readonly address: string
  /** What the button says, with the host in it. */
  readonly load: string
  readonly title: string
  readonly buttonClass: string
}

/** The pressed button is gone: without this, keyboards and screen readers would begin at the top of the page again. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** A scheduler elsewhere, of which nothing is fetched before the visitor says so. */
export const ExternalScheduler = ({ address, load, title, buttonClass }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <iframe
      ref={takeFocus}
      src={address}
      title={title}
      referrerPolicy="no-referrer"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it is cross-origin, so it cannot remove its own sandbox
      sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
      className="h-[46rem] w-full rounded-lg border border-line bg-surface"
    />
  ) : (
    // Without script there is the link below.
    <button type="button" className={`${buttonClass} [@media(scripting:none)]:hidden`} onClick={() => setOpen(true)}>
      {load}
    </button>
  )
}
