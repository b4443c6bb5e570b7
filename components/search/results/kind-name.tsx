import { getTranslations } from 'next-intl/server'
import type { PageType, ResultKind } from '#lib/search/kinds.ts'

type Props = { readonly kind: ResultKind; readonly pageType?: PageType | undefined }

/** What a result is, in a word; of the site's own pages, what kind of page. */
export const KindName = async ({ kind, pageType = 'page' }: Props) => {
  const t = await getTranslations('global')
  return kind === 'pages' ? t(`pageType.${pageType}`) : t(`kindOne.${kind}`)
}
