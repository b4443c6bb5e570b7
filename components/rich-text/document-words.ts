import { getTranslations } from 'next-intl/server'
import type { Words } from './nodes.tsx'

/** What a document says beside its own text, in the language of the page. */
export const documentWords = async (): Promise<Words> => {
  const t = await getTranslations('article')
  return { headingLink: (heading) => t('linkToHeading', { heading }), table: t('scrollTable') }
}
