'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { copyText } from '#components/ui/copy-text.ts'

type Props = {
  readonly title: string
  readonly url: string
  readonly className: string
  readonly words: Readonly<Record<'copy' | 'copied' | 'failed' | 'share' | 'print', string>>
  readonly icons: Readonly<Record<'copy' | 'share' | 'print', ReactNode>>
}

/** What the device can do does not change while it is read. */
const never = () => () => undefined

/** Buttons that copy the address, print, and hand the page to the device's own ways to share, when it has them. */
export const Share = ({ title, url, className, words, icons }: Props) => {
  const [status, setStatus] = useState('')
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  const copy = async () => setStatus((await copyText(url)) ? words.copied : words.failed)
  // Whoever closes the panel of the device has chosen not to share: that is no failure.
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
