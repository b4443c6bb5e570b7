import { getFormatter, getTranslations } from 'next-intl/server'

type Props = { readonly address: string; readonly updated: string }

/** On paper: where the text comes from, and of which day it is. */
export const PrintedSource = async ({ address, updated }: Props) => {
  const [t, format] = [await getTranslations('article'), await getFormatter()]
  return (
    <p className="mt-8 hidden border-t border-line pt-4 text-sm print:block">
      {t('printed', { address, date: format.dateTime(new Date(updated), { dateStyle: 'long' }) })}
    </p>
  )
}
