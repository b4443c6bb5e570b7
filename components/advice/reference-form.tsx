import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '#components/ui/button-class.ts'
import { pageLocale } from '#lib/i18n/language.ts'

type Props = {
  readonly action: string
  readonly reference: string
  readonly button: string
  readonly look?: ButtonLook
  /** Fields before the button. */
  readonly children?: ReactNode
}

/** A button on the page of a held or booked call, as a plain form. */
export const ReferenceForm = async ({ action, reference, button, look = { size: 'lg' }, children }: Props) => (
  <form action={action} method="post" className="space-y-6">
    <input type="hidden" name="language" value={await pageLocale()} />
    <input type="hidden" name="afspraak" value={reference} />
    {children}
    <button type="submit" className={buttonClass(look)}>
      {button}
    </button>
  </form>
)

/** The button that gives back a held time: while it is held, its mail address can hold no other. */
export const ReleaseForm = async ({ reference }: Pick<Props, 'reference'>) => {
  const t = await getTranslations('advice')
  return (
    <ReferenceForm
      action="/api/advice/release"
      reference={reference}
      button={t('changeHeld')}
      look={{ variant: 'outline' }}
    />
  )
}
