import { listVocabulary } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'

type Props = {
  /** In the language of the catalogue. */
  readonly name: string
}

/** The name of a term in the language of the page where it is translated; else in Dutch, and marked so. */
export const TermName = async ({ name }: Props) => {
  const locale = await pageLocale()
  const translated = locale === 'nl' ? undefined : (await listVocabulary(locale))[name]
  return <span lang={translated === undefined ? 'nl' : locale}>{translated ?? name}</span>
}
