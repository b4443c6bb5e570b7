/** Optional fields of a role: an example of a working day and the pay scales. */
import { cacheTag } from 'next/cache'
import { z } from 'zod'
import type { DayPart, PayScale } from '#schema/families/taxonomies.ts'
import type { Locale } from '../i18n/routing.ts'
import { figureOn, type ShownFigure } from '../rich-text/figures.ts'
import { listFigures } from './figures.ts'
import { readRows } from './reading.ts'
import { valid } from './field-parsers.ts'
import { inLanguage, translationsOf } from './translated.ts'

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
const dayPart = z
  .object({ from: time, until: time, title: z.string() })
  .refine(({ from, until }) => from < until) satisfies z.ZodType<DayPart>
const payScale = z.object({ scale: z.string(), start: z.string(), maximum: z.string() }) satisfies z.ZodType<PayScale>

const row = z.object({
  id: z.string(),
  name: z.string(),
  day: valid(dayPart),
  pay: valid(payScale),
  translations: translationsOf('name', 'day'),
})

export type ShownScale = { readonly scale: string; readonly start: ShownFigure; readonly maximum: ShownFigure }

export type RoleFacts = {
  readonly day: readonly DayPart[]
  /** The language of the day. */
  readonly language: Locale
  /** Scales of which both figures are known. */
  readonly scales: readonly ShownScale[]
}

const none: RoleFacts = { day: [], language: 'nl', scales: [] }

/**
 * The facts of the role with that id, its day in that language where it is translated; empty lists where a service has none.
 * @throws ContentError when the content API fails. Chosen: the contract names no such fields.
 */
export const getRoleFacts = async (id: string, locale: Locale): Promise<RoleFacts> => {
  'use cache'
  cacheTag('roles', 'figures')
  const [[role], { figures, day: today }] = await Promise.all([
    readRows('roles', row, { filter: { id: { _eq: id } }, limit: 1 }),
    listFigures(),
  ])
  if (!role) return none
  const { day, language } = inLanguage(role, locale, 'name', { name: z.string(), day: valid(dayPart) })
  const scales = role.pay.flatMap(({ scale, start, maximum }): ShownScale[] => {
    const [lowest, highest] = [figureOn(figures, start, today), figureOn(figures, maximum, today)]
    return lowest && highest ? [{ scale, start: lowest, maximum: highest }] : []
  })
  return { day, language, scales }
}
