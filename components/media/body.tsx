import { getTranslations } from 'next-intl/server'
import { Document } from '#components/rich-text/document.tsx'
import type { RichText } from '#schema/index.ts'

/** A document of Dutch content as a page's running text. */
export const Body = async ({ document }: { readonly document: RichText }) => {
  const t = await getTranslations('article')
  return (
    <div className="prose" lang="nl">
      <Document
        document={document}
        words={{ headingLink: (heading) => t('linkToHeading', { heading }), table: t('scrollTable') }}
      />
    </div>
  )
}
