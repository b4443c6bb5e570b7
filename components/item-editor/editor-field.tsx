'use client'

import { useId } from 'react'

type Props = {
  readonly label: string
  readonly help?: string
  readonly value: string
  readonly problem?: string | undefined
  readonly type?: 'text' | 'date' | 'datetime-local'
  /** Lines; a single one is a plain field. */
  readonly rows?: number
  readonly isRequired?: boolean
  readonly maxLength?: number
  readonly max?: string
  readonly change: (value: string) => void
}

/** A field of the editor's form with its words: what it is, how it should be, and what is not right with it. */
export const EditorField = ({
  label,
  help,
  value,
  problem,
  type = 'text',
  rows = 1,
  isRequired = false,
  maxLength,
  max,
  change,
}: Props) => {
  const id = useId()
  const described = [help ? `${id}-help` : null, problem ? `${id}-problem` : null].filter(Boolean).join(' ')
  const common = {
    id,
    value,
    className: 'field',
    maxLength,
    'aria-required': isRequired,
    ...(described ? { 'aria-describedby': described } : {}),
    ...(problem ? { 'aria-invalid': true } : {}),
  } as const
  return (
    <div className={`space-y-1.5 ${problem ? 'border-s-4 border-danger ps-4' : ''}`}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {help ? (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} className="font-semibold text-danger">
          {problem}
        </p>
      ) : null}
      {rows > 1 ? (
        <textarea {...common} rows={rows} onChange={({ currentTarget }) => change(currentTarget.value)} />
      ) : (
        <input {...common} type={type} max={max} onChange={({ currentTarget }) => change(currentTarget.value)} />
      )}
    </div>
  )
}
