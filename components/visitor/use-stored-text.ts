'use client'

import { useSyncExternalStore } from 'react'
import { onStorageChange, readStored } from '#lib/visitor/storage.ts'

const unread = () => null

/** The text of that key in browser storage, empty when there is none; null until it is read. */
export const useStoredText = (key: string): string | null =>
  useSyncExternalStore(onStorageChange, () => readStored(key), unread)
