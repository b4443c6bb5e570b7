'use client'

import { useState, type ReactNode } from 'react'
import { copyText } from '#components/ui/copy-text.ts'
import { useBrowserValue } from '#components/ui/use-browser-value.ts'

type Props = {
  readonly title: string
  readonly url: string
  readonly className: string
  readonly words: Readonly<Record<'copy' | 'copied' | 'failed' | 'share' | 'print', string>>
  readonly icons: Readonly<Record<'copy' | 'share' | 'print', ReactNode>>
}

/** Buttons that copy the address, print, and open the device's share dialog, when it has one. */
export const Share = ({ title, url, className, words, icons }: Props) => {
  const [status, setStatus] = useState('')
  const canShare = useBrowserValue(() => 'share' in navigator, false)
  const copy = async () => setStatus((await copyText(url)) ? words.copied : words.failed)
  // Closing the share dialog rejects the promise, and is no error.
  const share = () => navigator.share({ title, url }).catch(() => undefined)
  return (
    <>
      <button type="button" onClick={() => void copy()} className={className}>
        {icons.copy}
        {words.copy}
      </button>
      {canShare ? (
        <button type="button" onClick={share} className={className}>
          {icons.share}
          {words.share}
        </button>
      ) : null}
      <button type="button" onClick={() => window.print()} className={className}>
        {icons.print}
        {words.print}
      </button>
      <span role="status" className="order-last text-sm text-muted empty:hidden">
        {status}
      </span>
    </>
  )
}
