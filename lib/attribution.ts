/** The words with which a text of the catalogue is credited where it is reused. Pure. */
import type { CatalogueNote } from './content/catalogue-note.ts'
import { formatLanguage } from './i18n/format-language.ts'
import type { Locale } from './i18n/routing.ts'

type Text = { readonly title: string; readonly url: string; readonly updated: string | null; readonly language: Locale }

export type Reuse = {
  readonly licence: { readonly name: string; readonly url: string | null }
  /** One line, to be copied. */
  readonly credit: string
}

const longDay = (instant: string, language: Locale): string =>
  new Intl.DateTimeFormat(formatLanguage(language), { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(
    new Date(instant),
  )

/** How a text may be reused and credited; null where the catalogue has no licence or names nobody. */
export const reuseOf = (
  { source, licence, isSample }: Pick<CatalogueNote, 'source' | 'licence' | 'isSample'>,
  { title, url, updated, language }: Text,
): Reuse | null => {
  if (source === null || licence === null) return null
  const sample = { nl: 'voorbeeldtekst', en: 'sample text' }[language]
  const parts = [
    isSample ? `${source} (${sample})` : source,
    language === 'nl' ? `‘${title}’` : `“${title}”`,
    updated === null ? null : longDay(updated, language),
    url,
    licence.name,
  ]
  return { licence, credit: `${parts.filter((part) => part !== null).join(', ')}.` }
}
