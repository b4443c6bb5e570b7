'use client'

import { useState } from 'react'
import { copyText } from '#components/ui/copy-text.ts'

type Props = {
  readonly code: string
  readonly copy: string
  readonly copied: string
  readonly failed: string
  readonly className: string
}

/** Puts the code on the clipboard; without script it is selected by hand. */
export const CopyCode = ({ code, copy, copied, failed, className }: Props) => {
  const [status, setStatus] = useState('')
  const put = async () => setStatus((await copyText(code)) ? copied : failed)
  return (
    <>
      <button type="button" onClick={() => void put()} className={`noscript:hidden ${className}`}>
        {copy}
      </button>
      <span role="status" className="font-semibold">
        {status}
      </span>
    </>
  )
}
