'use client'

import { useRef, useState, type RefObject } from 'react'
import { useStoredText } from '#components/visitor/use-stored-text.ts'
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
 * What was typed and not saved, stored in this browser. What an earlier tab stored is offered until it is taken or dropped; what is
 * typed meanwhile is stored beside it.
 */
export const useUnsaved = ({ collection, id, read }: Item) => {
  const key = editingKey(collection, id ?? 'new')
  /** Where the words of an earlier tab go when something is typed before they are taken or dropped. */
  const formerKey = `${key}:former`
  const [stored, former] = [useStoredText(key) ?? '', useStoredText(formerKey) ?? '']
  /** Whether what is stored under the key was typed here. */
  const [isOwn, setOwn] = useState(false)
  const owned = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const store = (values: Values, of = key) => {
    const earlier = owned.current ? '' : readStored(of)
    if (parseUnsaved(earlier) && !readStored(formerKey)) keep(formerKey, earlier)
    owned.current = true
    setOwn(true)
    keep(of, JSON.stringify({ values, read: read.current, at: new Date().toISOString() } satisfies Unsaved))
  }
  /** Stores what was typed, once there is a pause. */
  const typed = (values: Values) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => store(values), pause)
  }
  return {
    offer: parseUnsaved(former || (isOwn ? '' : stored)),
    typed,
    /** The offer is answered; these words are stored from here on, null where there are none that are not saved. */
    answer: (values: Values | null) => {
      forget(formerKey)
      if (!owned.current) forget(key)
      if (values) typed(values)
    },
    /** Stores what is sent, in case the save does not arrive. */
    sending: (values: Values) => {
      clearTimeout(timer.current)
      store(values)
    },
    /** It is saved, as the item of that id; `left` is what was typed meanwhile, null for nothing. */
    saved: (savedId: string, left: Values | null) => {
      clearTimeout(timer.current)
      forget(key)
      if (left) store(left, editingKey(collection, savedId))
    },
  }
}
