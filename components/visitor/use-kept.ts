'use client'

import { useSyncExternalStore } from 'react'
import { onKept, readKept } from '#lib/visitor/storage.ts'

const unread = () => null

/** The text of that key in browser storage, empty when there is none; null until it is read. */
export const useKept = (key: string): string | null => useSyncExternalStore(onKept, () => readKept(key), unread)
