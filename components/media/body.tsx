import { Document } from '#components/rich-text/document.tsx'
import { documentWords } from '#components/rich-text/document-words.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import type { RichText } from '#schema/index.ts'

type Props = { readonly document: RichText; readonly language?: Locale }

/** A document of content as a page's running text: Dutch, unless it says another language. */
export const Body = async ({ document, language = 'nl' }: Props) => (
  <div className="prose" lang={language}>
    <Document document={document} words={await documentWords()} />
  </div>
)
