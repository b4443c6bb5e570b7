'use client'

import { useEffect, useState } from 'react'
import { copyText } from '#components/ui/copy-text.ts'

type Props = {
  readonly code: string
  /** The id of the form that the code is made from. */
  readonly form: string
  readonly copy: string
  readonly copied: string
  readonly failed: string
  /** Said while the form differs from what the code is of. */
  readonly changed: string
  readonly className: string
}

const differs = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return (
    field instanceof HTMLInputElement && (field.checked !== field.defaultChecked || field.value !== field.defaultValue)
  )
}

/** Puts the code on the clipboard, unless the form was changed since; without script it is selected by hand. */
export const CopyCode = ({ code, form, copy, copied, failed, changed, className }: Props) => {
  const [status, setStatus] = useState('')
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    const element = document.getElementById(form)
    if (!(element instanceof HTMLFormElement)) return undefined
    const check = () => setIsChanged([...element.elements].some(differs))
    check()
    element.addEventListener('input', check)
    return () => element.removeEventListener('input', check)
  }, [form])
  const put = async () => setStatus((await copyText(code)) ? copied : failed)
  return (
    <>
      <button
        type="button"
        disabled={isChanged}
        onClick={() => void put()}
        className={`noscript:hidden disabled:opacity-50 ${className}`}
      >
        {copy}
      </button>
      <span role="status" className="font-semibold">
        {isChanged ? changed : status}
      </span>
    </>
  )
}
