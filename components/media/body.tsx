import { getTranslations } from 'next-intl/server'
import { Document } from '#components/rich-text/document.tsx'
import type { Locale } from '#lib/i18n/routing.ts'
import type { RichText } from '#schema/index.ts'

type Props = { readonly document: RichText; readonly language?: Locale }

/** A document of content as a page's running text: Dutch, unless it says another language. */
export const Body = async ({ document, language = 'nl' }: Props) => {
  const t = await getTranslations('article')
  return (
    <div className="prose" lang={language}>
      <Document
        document={document}
        words={{ headingLink: (heading) => t('linkToHeading', { heading }), table: t('scrollTable') }}
      />
    </div>
  )
}
