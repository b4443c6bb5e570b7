/** Texts of an item in the language of the page, where its service has them. */
import { z } from 'zod'
import type { Locale } from '../i18n/routing.ts'
import { selecting } from './fields.ts'

type Texts = Readonly<Record<string, unknown>>

/** Rows of translations of those texts as Directus gives them; whatever is not one is left out. */
export const translationsOf = (...texts: readonly string[]) =>
  selecting(
    z
      .array(z.unknown())
      .nullish()
      .catch(null)
      .transform((rows) =>
        (rows ?? []).flatMap((row): Texts[] => (typeof row === 'object' && row !== null ? [Object(row)] : [])),
      ),
    ['languages_code', ...texts],
  )

/** The language of a row: its tag, or that of the language that it points at. */
const codeOf = ({ languages_code: tag }: Texts): string => {
  const code: unknown = typeof tag === 'object' && tag !== null ? Reflect.get(tag, 'code') : tag
  return typeof code === 'string' ? code.toLowerCase() : ''
}

const isIn = (row: Texts, locale: Locale) => codeOf(row) === locale || codeOf(row).startsWith(`${locale}-`)
const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** An item in one language, and which one that is. */
export type InLanguage<T> = Omit<T, 'translations'> & { readonly language: Locale }

/**
 * The item with the texts of its translation to that language. A field that the translation leaves empty is empty then, so
 * that no item mixes languages; an item whose translation lacks the name in `main` stays as it is, in Dutch. Fields that an
 * item does not have are left out.
 * Source: docs/decisions/061-translations.md.
 */
export const inLanguage = <T extends { readonly translations: readonly Texts[] }>(
  { translations: rows, ...item }: T,
  locale: Locale,
  main: keyof T & string,
  parsers: { readonly [F in keyof T]?: z.ZodType<T[F]> },
): InLanguage<T> => {
  const row = locale === 'nl' ? undefined : rows.find((one) => isIn(one, locale) && isFilled(one[main]))
  if (!row) return { ...item, language: 'nl' }
  const texts = Object.entries(parsers).flatMap(([field, parser]) => {
    const parsed = parser instanceof z.ZodType ? parser.safeParse(row[field]) : null
    return parsed ? [[field, parsed.success ? parsed.data : null] as const] : []
  })
  return { ...item, ...Object.fromEntries(texts), language: locale }
}
