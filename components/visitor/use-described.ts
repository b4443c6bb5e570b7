'use client'

import useSWR from 'swr'
import * as z from 'zod/mini'
import { writeReferences } from '#lib/visitor/item.ts'
import type { SavedItem } from '#lib/visitor/list.ts'

const answer = z.object({
  items: z.array(
    z.object({
      ref: z.string(),
      title: z.string(),
      language: z.enum(['nl', 'en']),
      text: z.nullable(z.string()),
      path: z.nullable(z.string()),
      mark: z.nullable(z.enum(['invented', 'derived'])),
    }),
  ),
})

export type DescribedItem = z.output<typeof answer>['items'][number]

/**
 * By reference; null for an item that was removed from the site, nothing for one that was not asked for. No `Map`: SWR compares answers
 * with dequal/lite, for which all Maps are equal, and would keep the former one.
 */
type Described = Readonly<Record<string, DescribedItem | null>>

const ask = async (address: string, refs: readonly string[]): Promise<Described> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`saved items: ${response.status}`)
  const { items } = answer.parse(await response.json())
  return Object.fromEntries([
    ...refs.map((ref) => [ref, null] as const),
    ...items.map((item) => [item.ref, item] as const),
  ])
}

/**
 * The current titles and addresses of the items; until the site answers about new ones, those of the former. A change of order causes no
 * new request.
 */
export const useDescribed = (items: readonly SavedItem[] | null, locale: string) => {
  const refs = items?.map(({ ref }) => ref).toSorted() ?? []
  const { data, error, mutate } = useSWR<Described, Error>(
    refs.length ? `/api/saved?lijst=${writeReferences(refs)}&taal=${locale}` : null,
    (address: string) => ask(address, refs),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  return { described: data, hasFailed: error !== undefined, retry: () => void mutate() }
}
