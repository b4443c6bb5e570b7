/** Export and import of all personal data as one file, to move it to another browser. */
import * as z from 'zod/mini'
import { comparedKey } from './comparison.ts'
import { readStored } from './storage.ts'
import { parseList, type SavedItem } from './list.ts'
import { planKey } from './plan.ts'
import { savedKey, viewedKey } from './saved.ts'
import { situationKey } from './situation.ts'
import { jsonOf } from '#platform/json-object.ts'

/** The storage keys with personal data. */
export const personalKeys = [savedKey, viewedKey, comparedKey, planKey, situationKey] as const

const file = z.object({ lesroute: z.literal(1), kept: z.record(z.string(), z.string()) })

/** The personal data in this browser, as the text of a file. */
export const writeExport = (): string =>
  `${JSON.stringify({ lesroute: 1, kept: Object.fromEntries(personalKeys.map((key) => [key, readStored(key)])) }, null, 2)}\n`

export type Imported = { readonly saved: readonly SavedItem[]; readonly plan: string; readonly situation: string }

/** Parses such a file; null when it is another kind of file. Plan and situation are parsed where they are read. */
export const readExport = (text: string): Imported | null => {
  const parsed = file.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const { kept } = parsed.data
  return { saved: parseList(kept[savedKey] ?? ''), plan: kept[planKey] ?? '', situation: kept[situationKey] ?? '' }
}
