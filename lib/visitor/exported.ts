/** Export and import of all personal data as one file, to move it to another browser. */
import * as z from 'zod/mini'
import { comparedKey, mostCompared } from './comparison.ts'
import { isComparable, readReference } from './item.ts'
import { keep, readStored } from './storage.ts'
import { keepList, mergeLists, parseList, type SavedItem } from './list.ts'
import { emptyPlan, mergePlans, parsePlan, planKey, type Plan } from './plan.ts'
import { mostViewed, parseKept, savedKey, viewedKey } from './saved.ts'
import {
  isEmpty,
  keepSituation,
  mergeSituation,
  parseSituation,
  readSituation,
  situationKey,
  type Situation,
} from './situation.ts'
import { jsonOf } from '#platform/json-object.ts'

/** The storage keys with personal data. */
export const personalKeys = [savedKey, viewedKey, comparedKey, planKey, situationKey] as const

const file = z.object({ lesroute: z.literal(1), kept: z.record(z.string(), z.string()) })

/** The personal data in this browser, as the text of a file. */
export const writeExport = (): string =>
  `${JSON.stringify({ lesroute: 1, kept: Object.fromEntries(personalKeys.map((key) => [key, readStored(key)])) }, null, 2)}\n`

const comparedItem = z.object({ title: z.string().check(z.maxLength(300)) })

const comparedIn = (text: string): Imported['compared'] =>
  Object.fromEntries(
    Object.entries(parseKept(text))
      .flatMap(([ref, stored]) => {
        const [reference, parsed] = [readReference(ref), comparedItem.safeParse(stored)]
        return reference && isComparable(reference.kind) && parsed.success ? [[ref, parsed.data] as const] : []
      })
      .slice(0, mostCompared),
  )

export type Imported = {
  readonly saved: readonly SavedItem[]
  /** Null where the file has none. */
  readonly plan: Plan | null
  /** Empty where the file has none. */
  readonly situation: Situation
  readonly viewed: readonly SavedItem[]
  /** By reference, in the order of ticking. */
  readonly compared: Readonly<Record<string, z.output<typeof comparedItem>>>
}

/** Parses such a file; null when it is another kind of file. */
export const readExport = (text: string): Imported | null => {
  const parsed = file.safeParse(jsonOf(text))
  if (!parsed.success) return null
  const { kept: values } = parsed.data
  const textOf = (key: string) => values[key] ?? ''
  return {
    saved: parseList(textOf(savedKey)),
    plan: parsePlan(textOf(planKey)),
    situation: parseSituation(textOf(situationKey)),
    viewed: parseList(textOf(viewedKey)).slice(0, mostViewed),
    compared: comparedIn(textOf(comparedKey)),
  }
}

/**
 * Adds the content of a file to what is stored: nothing that is there is replaced. How many items the list took, and whether there
 * was a plan, what of it did not fit, and a situation; null when storage is full.
 */
export const putIn = ({ saved, plan, situation, viewed, compared }: Imported) => {
  const own = parseList(readStored(savedKey))
  const all = mergeLists(own, saved)
  const ownPlan = parsePlan(readStored(planKey)) ?? emptyPlan
  const merged = mergePlans(ownPlan, plan ?? emptyPlan)
  const isKept =
    keepList(savedKey, all) &&
    (!plan || keep(planKey, JSON.stringify(merged.plan))) &&
    (isEmpty(situation) || keepSituation(mergeSituation(situation, readSituation())))
  if (!isKept) return null
  // What is no more than a help is taken over only where there is none.
  if (!readStored(viewedKey) && viewed.length) keepList(viewedKey, viewed)
  if (!readStored(comparedKey) && Object.keys(compared).length) keep(comparedKey, JSON.stringify(compared))
  const known = new Set(own.map(({ ref }) => ref))
  return {
    count: all.length - own.length,
    /** Those that were not known and did not fit. */
    left: saved.filter(({ ref }) => !known.has(ref)).length - (all.length - own.length),
    hasPlan: plan !== null,
    tasksLeft: merged.tasksLeft,
    areNotesCut: merged.areNotesCut,
    hasSituation: !isEmpty(situation),
  }
}
