import { getTranslations } from 'next-intl/server'
import type { EditableName } from '#lib/editors/editable.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { EditLink } from './edit-link.island.tsx'

type Props = { readonly collection: EditableName; readonly id: string }

/** The way from the public page of an item to its form, for editors who are signed in. */
export const EditItem = async ({ collection, id }: Props) => {
  const [t, locale] = [await getTranslations('editing'), await pageLocale()]
  const href = { pathname: '/redactie/bewerken/[collection]/[id]', params: { collection, id } } as const
  return <EditLink href={getPathname({ href, locale })} label={t('editPage')} />
}
