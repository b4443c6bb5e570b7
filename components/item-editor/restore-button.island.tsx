'use client'

import { useState } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import type { EditableName } from '#lib/editors/editable.ts'
import { sendSave } from './send-save.ts'

type Props = {
  readonly collection: EditableName
  readonly id: string
  readonly version: string
  /** The newest version of the list. */
  readonly newest: string
  /** Address of the editor, which is opened when it is done. */
  readonly editor: string
  readonly words: { readonly restore: string; readonly failed: string; readonly conflict: string }
}

/** Brings the item back to one former state. */
export const RestoreButton = ({ collection, id, version, newest, editor, words }: Props) => {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    if (isBusy) return undefined
    setBusy(true)
    const answer = await sendSave({ collection, id, restore: version, newest })
    if (answer.ok) return location.assign(editor)
    setBusy(false)
    setProblem(answer.problem.kind === 'conflict' ? words.conflict : `${words.failed} ${answer.problem.message}`)
  }
  return (
    <>
      <button
        type="button"
        data-script=""
        // One that cannot be pressed at all would lose the focus.
        aria-disabled={isBusy}
        onClick={() => void restore()}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        {words.restore}
      </button>
      {problem ? (
        <p role="alert" className="font-semibold text-danger">
          {problem}
        </p>
      ) : null}
    </>
  )
}
