/** Rows of figures: amounts, terms and counts, each with the page that states it and the day on which that was read. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { figureSubjects, figureUnits } from '#schema/families/knowledge-base.ts'
import type { Workshop } from './blocks.ts'

const day = z.iso.date()

/** A page that states something, not the front page of an organisation. */
const page = z.url({ protocol: /^https$/ }).refine((url) => /^\/./.test(new URL(url).pathname + new URL(url).search), {
  error: 'must lead to a page, not to the front page of a site',
})

const figure = z.strictObject({
  series: z.string().regex(/^[a-z0-9-]{1,80}$/),
  name: z.string(),
  name_en: z.string(),
  subject: z.enum(figureSubjects),
  value: z.number(),
  unit: z.enum(figureUnits),
  valid_from: day.nullable(),
  valid_until: day.nullable(),
  source_title: z.string(),
  source_url: page,
  consulted: day,
  remark: z.string().nullable(),
  remark_en: z.string().nullable(),
})

/** Returns the figures of the file beside this module. Throws a ZodError where one is not whole. */
export const readFigures = () =>
  z.array(figure).parse(JSON.parse(readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8')))

/** Adds the figures. Source: chosen, the contract names none. */
export const addFigures = ({ catalogue }: Workshop): void => {
  for (const row of readFigures()) catalogue.add('figures', `${row.series}/${row.valid_from ?? ''}`, row)
}
