'use client'

import { useEffect, useState } from 'react'

type Props = {
  /** The id of the field. */
  readonly field: string
  readonly label: string
  /** What strengths are called, the weakest first. */
  readonly words: readonly string[]
}

/** Milliseconds without a key until the password is judged: its dictionary takes some ten milliseconds a time. */
const pause = 250

/** How hard the password in that field is to guess, from its first character on; the dictionary comes with that. */
export const PasswordStrength = ({ field, label, words }: Props) => {
  const [strength, setStrength] = useState<number | null>(null)
  useEffect(() => {
    const input = document.getElementById(field)
    if (!(input instanceof HTMLInputElement)) return undefined
    let timer = 0
    const judge = async () => {
      const { strengthOf } = await import('./strength.ts')
      setStrength(input.value ? strengthOf(input.value) : null)
    }
    const onInput = () => {
      clearTimeout(timer)
      // Without the dictionary (offline) nothing is shown: the content API judges the password itself.
      timer = window.setTimeout(() => void judge().catch(() => setStrength(null)), pause)
    }
    input.addEventListener('input', onInput)
    return () => {
      clearTimeout(timer)
      input.removeEventListener('input', onInput)
    }
  }, [field])
  return (
    <p role="status" className="min-h-6 text-sm">
      {strength === null ? null : (
        <>
          {label}: <strong>{words[strength]}</strong>{' '}
          <meter className="align-middle" aria-hidden="true" min={0} max={words.length - 1} value={strength} />
        </>
      )}
    </p>
  )
}
