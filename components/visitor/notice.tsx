import { useRef, useState } from 'react'

/** What was just done, in words, and the way back while there is one. */
export const useTold = <State,>() => {
  const [told, setTold] = useState('')
  const [before, setBefore] = useState<State | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  return {
    told,
    before,
    button,
    /** Says it; there is no way back from it. */
    tell: (text: string) => {
      setTold(text)
      setBefore(null)
    },
    /** Says what was removed, and keeps what there was before. */
    tellRemoved: (text: string, former: State) => {
      setTold(text)
      setBefore(former)
      // The button that was pressed goes with what was removed: the focus goes to what undoes it.
      requestAnimationFrame(() => button.current?.focus())
    },
  }
}

type Props<State> = Pick<ReturnType<typeof useTold<State>>, 'told' | 'before' | 'button'> & {
  readonly undo: string
  readonly onUndo: (before: State) => void
  readonly className?: string
}

/** The notice of it. */
export const Told = <State,>({ told, before, button, undo, onUndo, className = '' }: Props<State>) => (
  <div role="status" className={`empty:hidden ${className}`} data-screen="">
    {told ? (
      <p className="flex w-fit flex-wrap items-center gap-x-4 rounded-md bg-ink px-4 py-2 text-paper">
        {told}
        {before === null ? null : (
          <button
            ref={button}
            type="button"
            onClick={() => onUndo(before)}
            className="min-h-9 font-semibold underline underline-offset-4"
          >
            {undo}
          </button>
        )}
      </p>
    ) : null}
  </div>
)
