import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'

type Props = {
  readonly submit: () => void
  readonly className?: string
  readonly children: ReactNode
}

/** A form that inserts something into the text, with its button. `submit` inserts it, or shows what is missing. */
export const InsertForm = ({ submit, className = 'min-h-96 space-y-4', children }: Props) => {
  const t = useTranslations('editing')
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {children}
      <button type="submit" className={buttonClass()}>
        {t('insertDo')}
      </button>
    </form>
  )
}
