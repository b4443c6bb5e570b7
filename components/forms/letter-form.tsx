import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import type { Shown } from '#lib/forms/form-state.ts'
import { buttonClass } from '#components/ui/button-class.ts'
import { FormStart } from './form-start.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { TextField } from './text-field.tsx'

/** What was written in a form, or is known already, and what is not right with it, by field. */
export type Returned = Omit<Shown, 'values' | 'problems'> & {
  readonly values: Readonly<Record<string, string>>
  readonly problems: ReadonlyMap<string, string>
}

/** What the form's beginning takes of it. */
export const startOf = ({ began, mark }: Returned) => ({ began, ...(mark === undefined ? {} : { mark }) })

/** A field's part of it. */
export const fieldOf = ({ values, problems }: Returned, name: string) => ({
  name,
  value: values[name],
  problem: problems.get(name),
})

type EmailProps = {
  readonly returned: Returned
  /** What it is for; else how it looks. */
  readonly help?: string
}

/** The address to which the answer goes. */
export const EmailField = async ({ returned, help }: EmailProps) => {
  const t = await getTranslations('form')
  return (
    <TextField
      {...fieldOf(returned, 'email')}
      label={t('email')}
      help={help ?? t('emailHelp')}
      type="email"
      autoComplete="email"
      maxLength={254}
    />
  )
}

type Props = {
  readonly action: string
  readonly name: string
  readonly returned: Returned
  /** What is kept of it, and for how long. */
  readonly retention: string
  /** Words of its button. */
  readonly send: string
  readonly children: ReactNode
}

/** A letter to the team. */
export const LetterForm = ({ action, name, returned, retention, send, children }: Props) => (
  <form action={action} method="post" noValidate className="max-w-2xl space-y-6">
    <FormStart {...startOf(returned)} name={name} />
    <SampleNotice />
    {children}
    <p className="text-sm text-muted">{retention}</p>
    <button id="versturen" type="submit" className={buttonClass({ size: 'lg' })}>
      {send}
    </button>
  </form>
)
