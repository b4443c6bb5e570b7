/** Everything personal in one file: to take along, to keep, to put into another browser. */
import * as z from 'zod/mini'
import { comparedKey } from './comparison.ts'
import { readKept } from './storage.ts'
import { parseList, type SavedItem } from './list.ts'
import { planKey } from './plan.ts'
import { savedKey, viewedKey } from './saved.ts'

/** Every key whose text is the visitor's own. */
export const personalKeys = [savedKey, viewedKey, comparedKey, planKey] as const

const file = z.object({ lesroute: z.literal(1), kept: z.record(z.string(), z.string()) })

/** What this browser keeps, as the text of a file. */
export const writeExport = (): string =>
  `${JSON.stringify({ lesroute: 1, kept: Object.fromEntries(personalKeys.map((key) => [key, readKept(key)])) }, null, 2)}\n`

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export type Imported = { readonly saved: readonly SavedItem[]; readonly plan: string }

/** What such a file holds; null when it is another file. The plan is parsed where it is read. */
export const readExport = (text: string): Imported | null => {
  const parsed = file.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const { kept } = parsed.data
  return { saved: parseList(kept[savedKey] ?? ''), plan: kept[planKey] ?? '' }
}
