import { useRef, useState } from 'react'
import { focusTitle } from '#components/ui/focus-title.ts'

/** A message about the last action, and what was removed since the last other action, for undo. */
export const useNotice = <Item,>() => {
  const [message, setMessage] = useState('')
  const [removals, setRemovals] = useState<readonly Item[]>([])
  const button = useRef<HTMLButtonElement>(null)
  return {
    message,
    removals,
    button,
    /** Shows a message without undo. */
    tell: (text: string) => {
      setMessage(text)
      setRemovals([])
    },
    /** Shows what was removed, and adds it to what undo puts back. */
    tellRemoved: (text: string, item: Item) => {
      setMessage(text)
      setRemovals([...removals, item])
      // The pressed button disappears with the removed item: the focus moves to the undo button.
      requestAnimationFrame(() => button.current?.focus())
    },
  }
}

type Props<Item> = Pick<ReturnType<typeof useNotice<Item>>, 'message' | 'removals' | 'button'> & {
  readonly undo: string
  readonly onUndo: (removals: readonly Item[]) => void
  readonly className?: string
}

/** The notice with the message and its undo button. */
export const Notice = <Item,>({ message, removals, button, undo, onUndo, className = '' }: Props<Item>) => (
  <div role="status" className={`empty:hidden ${className}`} data-screen="">
    {message ? (
      <p className="flex w-fit flex-wrap items-center gap-x-4 rounded-md bg-ink px-4 py-2 text-paper">
        {message}
        {removals.length ? (
          <button
            ref={button}
            type="button"
            onClick={() => {
              // The button goes with what it undoes.
              focusTitle()
              onUndo(removals)
            }}
            className="min-h-9 font-semibold underline underline-offset-4"
          >
            {undo}
          </button>
        ) : null}
      </p>
    ) : null}
  </div>
)
