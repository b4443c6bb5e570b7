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

const ask = async (address: string): Promise<ReadonlyMap<string, DescribedItem>> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`saved items: ${response.status}`)
  return new Map(answer.parse(await response.json()).items.map((item) => [item.ref, item]))
}

/** The current titles and addresses of the items, without removed ones. A change of order causes no new request. */
export const useDescribed = (items: readonly SavedItem[] | null, locale: string) => {
  const refs = items?.map(({ ref }) => ref).toSorted() ?? []
  const { data, error, mutate } = useSWR<ReadonlyMap<string, DescribedItem>, Error>(
    refs.length ? `/api/saved?lijst=${writeReferences(refs)}&taal=${locale}` : null,
    ask,
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  return { described: data, hasFailed: error !== undefined, retry: () => void mutate() }
}
