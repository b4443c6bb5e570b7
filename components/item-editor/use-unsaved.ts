'use client'

import { useRef, useState, type RefObject } from 'react'
import { useKept } from '#components/visitor/use-kept.ts'
import type { EditableName, Values } from '#lib/editors/editable.ts'
import { editingKey, parseUnsaved, type Unsaved } from '#lib/editors/unsaved.ts'
import { forget, keep, readStored } from '#lib/visitor/storage.ts'

/** Milliseconds without typing before words are stored in this browser. */
const pause = 400

type Item = {
  readonly collection: EditableName
  /** Null: a new item. */
  readonly id: string | null
  /** The `date_updated` of the state that is changed. */
  readonly read: RefObject<string | null>
}

/**
 * What was typed and not saved, stored in this browser. What an earlier tab stored is offered, and nothing is stored over it until
 * the offer is taken or dropped.
 */
export const useUnsaved = ({ collection, id, read }: Item) => {
  const key = editingKey(collection, id ?? 'new')
  const former = useKept(key) ?? ''
  const [isOffered, setOffered] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOfferOpen = () => isOffered && parseUnsaved(readStored(key)) !== null
  const store = (values: Values, of = key) =>
    keep(of, JSON.stringify({ values, read: read.current, at: new Date().toISOString() } satisfies Unsaved))
  const storeLater = (values: Values) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => store(values), pause)
    setOffered(false)
  }
  return {
    offer: isOffered ? parseUnsaved(former) : null,
    /** Stores what was typed, once there is a pause. */
    typed: (values: Values) => {
      if (!isOfferOpen()) storeLater(values)
    },
    /** The offer is answered; these words are stored in its place, null where none were typed. */
    answer: (values: Values | null) => {
      forget(key)
      if (values) storeLater(values)
      else setOffered(false)
    },
    /** Stores what is sent, in case the save does not arrive. */
    sending: (values: Values) => {
      clearTimeout(timer.current)
      if (!isOfferOpen()) store(values)
    },
    /** It is saved, as the item of that id; `left` is what was typed meanwhile, null for nothing. */
    saved: (savedId: string, left: Values | null) => {
      clearTimeout(timer.current)
      if (isOfferOpen()) return
      forget(key)
      if (left) store(left, editingKey(collection, savedId))
    },
  }
}
