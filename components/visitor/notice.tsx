import { useRef, useState } from 'react'
import { focusTitle } from '#components/ui/focus-title.ts'

/** A message about the last action, and its undo while there is one. */
export const useNotice = <State,>() => {
  const [message, setMessage] = useState('')
  const [before, setBefore] = useState<State | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  return {
    message,
    before,
    button,
    /** Shows a message without undo. */
    tell: (text: string) => {
      setMessage(text)
      setBefore(null)
    },
    /** Shows what was removed, and stores the previous state for undo. */
    tellRemoved: (text: string, former: State) => {
      setMessage(text)
      setBefore(former)
      // The pressed button disappears with the removed item: the focus moves to the undo button.
      requestAnimationFrame(() => button.current?.focus())
    },
  }
}

type Props<State> = Pick<ReturnType<typeof useNotice<State>>, 'message' | 'before' | 'button'> & {
  readonly undo: string
  readonly onUndo: (before: State) => void
  readonly className?: string
}

/** The notice with the message and its undo button. */
export const Notice = <State,>({ message, before, button, undo, onUndo, className = '' }: Props<State>) => (
  <div role="status" className={`empty:hidden ${className}`} data-screen="">
    {message ? (
      <p className="flex w-fit flex-wrap items-center gap-x-4 rounded-md bg-ink px-4 py-2 text-paper">
        {message}
        {before === null ? null : (
          <button
            ref={button}
            type="button"
            onClick={() => {
              // The button goes with what it undoes.
              focusTitle()
              onUndo(before)
            }}
            className="min-h-9 font-semibold underline underline-offset-4"
          >
            {undo}
          </button>
        )}
      </p>
    ) : null}
  </div>
)
