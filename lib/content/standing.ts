/** Parsers and fields for whether a row is invented, derived or confirmed, and for the sources of its facts. */
import { z } from 'zod'
import { factKinds } from '#schema/families/provenance.ts'
import type { Locale } from '../i18n/routing.ts'
import { flag, optionalText, through } from './field-parsers.ts'

/** Chosen: the contract names none of these fields. */
export const standingShape = {
  /** Whether the row is invented. */
  sample: flag,
  confirmed_by: optionalText,
  confirmed_on: optionalText,
} as const

/** Whether the row follows from a rule. */
export const derived = flag

export const dataSource = z.object({
  id: z.string(),
  title: z.string(),
  publisher: optionalText,
  url: optionalText,
  period: optionalText,
  /** Kinds that we do not know drop out. */
  facts: z
    .array(z.string())
    .nullish()
    .transform((kinds) => factKinds.filter((kind) => kinds?.includes(kind))),
  licence: optionalText,
  licence_url: optionalText,
  copied_on: optionalText,
  remark: optionalText,
  remark_en: optionalText,
})
export type DataSource = z.output<typeof dataSource>

/** What a reader must know of the limits of a data set, in that language where it has such a text. */
export const remarkIn = (
  { remark, remark_en }: Pick<DataSource, 'remark' | 'remark_en'>,
  locale: Locale,
): { readonly text: string; readonly language: Locale } | null => {
  if (locale === 'en' && remark_en !== null) return { text: remark_en, language: 'en' }
  return remark === null ? null : { text: remark, language: 'nl' }
}

/** The data sets that a row names, in order. */
export const dataSources = through('data_sources_id', dataSource)
