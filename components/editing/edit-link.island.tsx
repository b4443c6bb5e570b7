'use client'

import { useEffect, useState } from 'react'
import { hereCookie } from '#lib/editors/here-cookie.ts'

type Props = { readonly href: string; readonly label: string }

/** For a signed-in editor: leads from a public page to its form. Others get nothing, and ask nothing. */
export const EditLink = ({ href, label }: Props) => {
  const [isEditor, setEditor] = useState(false)
  useEffect(() => {
    if (!document.cookie.includes(`${hereCookie}=`)) return
    void fetch('/api/editors/session').then(
      ({ status }) => setEditor(status === 200),
      // Offline there is nothing to edit.
      () => undefined,
    )
  }, [])
  return isEditor ? (
    <p className="wrap pt-4 print:hidden">
      <a href={href} className="inline-block py-1 font-semibold underline underline-offset-4">
        {label}
      </a>
    </p>
  ) : null
}
