import { pageLocale } from '#lib/i18n/language.ts'
import { softHyphens } from '#lib/i18n/soft-hyphens.ts'

type Props = {
  readonly children: string
  /** Language of the words, when it is not the page's. */
  readonly lang?: string | undefined
}

/** The words of a title, with the places at which long ones may break. */
export const Hyphenated = async ({ children, lang }: Props) => {
  const locale = lang ?? (await pageLocale())
  return softHyphens(children, locale === 'en' ? 'en' : 'nl')
}
