import { getFormatter, getTranslations } from 'next-intl/server'

type Props = { readonly vendor: string | null; readonly updated: string | null }

const known = ['onderwijsloket', 'hovi', 'kiesmbo', 'sodk'] as const

/** The source of these facts, and the day since which they are unchanged. */
export const SourceNote = async ({ vendor, updated }: Props) => {
  const [t, format] = [await getTranslations('navigator'), await getFormatter()]
  const name = known.find((one) => one === vendor)
  return (
    <p className="text-sm text-muted">
      {name ? t('source', { name: t(`vendor.${name}`) }) : t('sourceUnknown')}{' '}
      {updated
        ? t('updated', {
            date: format.dateTime(new Date(updated), { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }),
          })
        : t('updatedUnknown')}
    </p>
  )
}
