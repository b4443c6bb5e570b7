/** Copies of what an editor typed and did not save: one for each opening of a form, so that no tab overwrites another's. */
import { randomId } from '../visitor/random-id.ts'
import { forget, keep, readStored, storedKeys } from '../visitor/storage.ts'
import type { EditableName } from './editable.ts'
import { editingKey, parseUnsaved, type Unsaved } from './unsaved.ts'

/** A copy that another opening of the form stored, under this key. */
export type Copy = Unsaved & { readonly key: string }

/** Copies of one item that are stored at most; beyond them the oldest go. Chosen: few openings end without a save or an answer, and a browser stores about 5 MB. */
export const mostCopies = 10
/** Milliseconds without typing before words are stored. */
const pause = 400

/**
 * The copies of one item, as one opening of its form has them; an `id` of null is a new item. `noteStored` gets whether a copy could
 * be stored, after each attempt.
 */
export const createCopies = (
  collection: EditableName,
  id: string | null,
  noteStored: (isStored: boolean) => void = () => {},
) => {
  let item = editingKey(collection, id ?? 'new')
  let own = randomId()
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: Unsaved | null = null
  let seen = ''
  let copies: readonly Copy[] = []
  const ownKey = () => `${item}:${own}`

  /** The copies of other openings, those typed last first; the same array until one of them changes. */
  const offers = (): readonly Copy[] => {
    const stored = storedKeys(item)
      .filter((key) => key !== ownKey())
      .map((key) => ({ key, text: readStored(key) }))
    const all = stored.map(({ key, text }) => `${key} ${text}`).join('\n')
    if (all === seen) return copies
    seen = all
    copies = stored
      .flatMap(({ key, text }) => {
        const unsaved = parseUnsaved(text)
        return unsaved ? [{ ...unsaved, key }] : []
      })
      .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    return copies
  }
  const store = (unsaved: Unsaved): boolean => {
    clearTimeout(timer)
    waiting = null
    const isStored = keep(ownKey(), JSON.stringify(unsaved))
    noteStored(isStored)
    if (!isStored) return false
    for (const { key } of offers().slice(mostCopies - 1)) forget(key)
    return true
  }
  /** Forgets a copy, unless another tab typed on since it was offered. */
  const drop = ({ key, at }: Copy) => {
    if (parseUnsaved(readStored(key))?.at === at) forget(key)
  }
  const flush = () => {
    if (waiting) store(waiting)
  }
  return {
    offers,
    drop,
    /** Stores what was typed without a pause, before the page is left. */
    flush,
    /** Stores what was typed, once there is a pause. */
    typed: (unsaved: Unsaved) => {
      clearTimeout(timer)
      waiting = unsaved
      timer = setTimeout(() => store(unsaved), pause)
    },
    /** Makes a copy that of this form. What was typed in the form before stays as a copy, which is offered. */
    take: (copy: Copy) => {
      flush()
      own = randomId()
      const { key: _, ...unsaved } = copy
      if (store(unsaved)) drop(copy)
    },
    /** Stores what is sent, in case the save does not arrive. */
    sending: store,
    /** Called once the item is saved under that id; `left` is what was typed meanwhile, null for nothing. */
    saved: (savedId: string, left: Unsaved | null) => {
      clearTimeout(timer)
      waiting = null
      const savedKey = ownKey()
      item = editingKey(collection, savedId)
      forget(savedKey)
      if (left) store(left)
    },
  }
}
