'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { onKept, readKept } from '#lib/visitor/storage.ts'
import { keepList, parseList, type SavedItem } from '#lib/visitor/list.ts'

const unread = () => null

/** A list that this browser keeps, null until it is read, and how to keep it changed; that says whether it was kept. */
export const useList = (key: string) => {
  const text = useSyncExternalStore(onKept, () => readKept(key), unread)
  const items = useMemo(() => (text === null ? null : parseList(text)), [text])
  return { items, change: (next: readonly SavedItem[]) => keepList(key, next) }
}
