import type { HTMLInputAutoCompleteAttribute } from 'react'
import { getTranslations } from 'next-intl/server'

type Props = {
  readonly name: string
  readonly label: string
  readonly help?: string
  readonly value?: string | undefined
  /** What is not right with it; undefined when nothing is. */
  readonly problem?: string | undefined
  readonly type?: 'text' | 'email' | 'tel' | 'password'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  /** Characters of a single line. A text of several lines has none: browsers cut what is pasted without a word. */
  readonly maxLength?: number
  /** Lines; a single one is a plain field. */
  readonly rows?: number
  readonly optional?: boolean
}

/** A field with its words: what it is, how it should be, and what is not right with it. */
export const TextField = async ({
  name,
  label,
  help,
  value = '',
  problem,
  type = 'text',
  autoComplete,
  maxLength,
  rows = 1,
  optional = false,
}: Props) => {
  const t = await getTranslations('form')
  const described = [help ? `${name}-hulp` : null, problem ? `${name}-fout` : null].filter(Boolean).join(' ')
  const common = {
    id: name,
    name,
    defaultValue: value,
    ...(autoComplete ? { autoComplete } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
    ...(problem ? { 'aria-invalid': true } : {}),
    ...(optional ? {} : { 'aria-required': true }),
  } as const
  return (
    <div className={`space-y-1.5 ${problem ? 'border-s-4 border-danger ps-4' : ''}`}>
      <label htmlFor={name} className="block font-semibold">
        {label}
        {optional ? <span className="font-normal text-muted"> ({t('optional')})</span> : null}
      </label>
      {help ? (
        <p id={`${name}-hulp`} className="text-sm text-muted">
          {help}
        </p>
      ) : null}
      {problem ? (
        <p id={`${name}-fout`} className="font-semibold text-danger">
          {problem}
        </p>
      ) : null}
      {rows > 1 ? (
        <textarea {...common} rows={rows} className="field scroll-mt-28" />
      ) : (
        <input {...common} type={type} maxLength={maxLength} className="field scroll-mt-28" />
      )}
    </div>
  )
}
