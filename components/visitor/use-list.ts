'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { onKept, readKept } from '#lib/visitor/storage.ts'
import { keepList, parseList, type SavedItem } from '#lib/visitor/list.ts'

const unread = () => null

/** A list in browser storage, null until it is read, and a function that stores a changed list and returns whether that succeeded. */
export const useList = (key: string) => {
  const text = useSyncExternalStore(onKept, () => readKept(key), unread)
  const items = useMemo(() => (text === null ? null : parseList(text)), [text])
  return { items, change: (next: readonly SavedItem[]) => keepList(key, next) }
}
