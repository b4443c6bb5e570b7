/** What is said beside a source, in the language of a page. */
import type { Article } from '../content/articles.ts'

type Source = Pick<Article['sources'][number], 'kind' | 'description' | 'consulted'>
/** The messages of `article`. */
type Translate = (
  name: 'consulted' | 'sourceKind.further_reading' | 'sourceKind.data_set',
  day?: { day: string },
) => string

/** Its kind, unless it supports a sentence as most do; its description; the day on which it was read. Empty where none is known. */
export const sourceNote = ({ kind, description, consulted }: Source, t: Translate): string =>
  [
    kind === 'further_reading' || kind === 'data_set' ? `${t(`sourceKind.${kind}`)}.` : null,
    description,
    consulted ? t('consulted', { day: consulted }) : null,
  ]
    .filter(Boolean)
    .join(' ')
