'use client'

import { useMemo } from 'react'
import { keepList, parseList, type SavedItem } from '#lib/visitor/list.ts'
import { useStoredText } from './use-stored-text.ts'

/** A list in browser storage, null until it is read, and a function that stores a changed list and returns whether that succeeded. */
export const useList = (key: string) => {
  const text = useStoredText(key)
  const items = useMemo(() => (text === null ? null : parseList(text)), [text])
  return { items, change: (next: readonly SavedItem[]) => keepList(key, next) }
}
