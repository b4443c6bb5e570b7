'use client'

import { useSyncExternalStore } from 'react'
import { keepSituation, readSituation } from '#lib/visitor/situation.ts'
import { onKept } from '#lib/visitor/storage.ts'

/** The place of the visitor's situation, null when there is none, and how to remember and forget one. */
export const useRememberedPlace = () => ({
  remembered: useSyncExternalStore(
    onKept,
    () => readSituation().place,
    () => null,
  ),
  remember: (place: string) => keepSituation({ ...readSituation(), place }),
  forget: () => keepSituation({ ...readSituation(), place: null }),
})
