import { useTranslations } from 'next-intl'
import { maxBytes, maxDepth, type Problem } from './document-input.ts'

/** Words for why a document cannot be shown, in the language of the page. */
export const useProblemText = () => {
  const t = useTranslations('editor')
  return (problem: Problem | { readonly code: 'off' }): string => {
    switch (problem.code) {
      case 'tooLarge':
        return t('problemTooLarge', { kilobytes: problem.kilobytes, limit: maxBytes / 1000 })
      case 'tooDeep':
        return t('problemTooDeep', { limit: maxDepth })
      case 'notADocument':
        return problem.place ? t('problemNotADocumentAt', { place: problem.place }) : t('problemNotADocument')
      case 'notJson':
        return t('problemNotJson')
      case 'off':
        return t('problemOff')
      default:
        return problem satisfies never
    }
  }
}
