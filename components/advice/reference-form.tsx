import { buttonClass } from '#components/ui/button-class.ts'
import { pageLocale } from '#lib/i18n/language.ts'

type Props = { readonly action: string; readonly reference: string; readonly button: string }

/** The button on the page of a link in a mail, as a plain form. */
export const ReferenceForm = async ({ action, reference, button }: Props) => (
  <form action={action} method="post">
    <input type="hidden" name="language" value={await pageLocale()} />
    <input type="hidden" name="afspraak" value={reference} />
    <button type="submit" className={buttonClass({ size: 'lg' })}>
      {button}
    </button>
  </form>
)
