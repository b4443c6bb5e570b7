'use client'

import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import type { EditableName, Values } from '#lib/editors/editable.ts'
import { createCopies, type Copy } from '#lib/editors/unsaved-copies.ts'
import { onStorageChange } from '#lib/visitor/storage.ts'

type Item = {
  readonly collection: EditableName
  /** Null: a new item. */
  readonly id: string | null
  /** The `date_updated` of the state that is changed. */
  readonly read: RefObject<string | null>
}

const none: readonly Copy[] = []

/**
 * What was typed and not saved, stored in this browser. What other tabs stored, and earlier ones, is offered until it is taken or
 * dropped; what is typed meanwhile is stored beside it.
 */
export const useUnsaved = ({ collection, id, read }: Item) => {
  const [isStored, setStored] = useState(true)
  const [copies] = useState(() => createCopies(collection, id, setStored))
  const offers = useSyncExternalStore(onStorageChange, copies.offers, () => none)
  useEffect(() => {
    addEventListener('pagehide', copies.flush)
    return () => removeEventListener('pagehide', copies.flush)
  }, [copies])
  const now = (values: Values) => ({ values, read: read.current, at: new Date().toISOString() })
  return {
    offers,
    /** False when the last copy could not be stored. */
    isStored,
    take: copies.take,
    drop: copies.drop,
    typed: (values: Values) => copies.typed(now(values)),
    sending: (values: Values) => copies.sending(now(values)),
    saved: (savedId: string, left: Values | null) => copies.saved(savedId, left && now(left)),
  }
}
