'use client'

import { useState } from 'react'
import { readReferences } from '#lib/visitor/item.ts'
import { mergeLists } from '#lib/visitor/list.ts'
import { savedKey } from '#lib/visitor/saved.ts'
import { useList } from './use-list.ts'

type Props = {
  /** The items that can be taken over, as an address names them, with their titles in that order. */
  readonly list: string
  readonly titles: readonly string[]
  readonly words: Readonly<Record<'take' | 'taken' | 'failed', string>>
}

/** Adds the items of a shared list to the visitor's own; existing items are unchanged. */
export const TakeOver = ({ list, titles, words }: Props) => {
  const { items, change } = useList(savedKey)
  const [message, setMessage] = useState('')
  const take = () => {
    const at = new Date().toISOString()
    const theirs = readReferences(list).map((item, index) => ({ ...item, title: titles[index] ?? '', at }))
    const all = mergeLists(items ?? [], theirs)
    const hasAll = theirs.every(({ ref }) => all.some((item) => item.ref === ref))
    setMessage(change(all) && hasAll ? words.taken : words.failed)
  }
  return (
    <div className="flex flex-wrap items-center gap-4 noscript:hidden" data-screen="">
      <button
        type="button"
        onClick={take}
        className="min-h-11 rounded-full bg-brand px-5 font-semibold text-on-brand hover:bg-brand-strong"
      >
        {words.take}
      </button>
      <span role="status">{message}</span>
    </div>
  )
}
