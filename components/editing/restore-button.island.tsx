'use client'

import { useState } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import type { EditableName } from '#lib/editors/editable.ts'
import { sendSave } from './send-save.ts'

type Props = {
  readonly collection: EditableName
  readonly id: string
  readonly version: string
  /** Address of the editor, which is opened when it is done. */
  readonly editor: string
  readonly words: { readonly restore: string; readonly failed: string }
}

/** Brings the item back to one former state. */
export const RestoreButton = ({ collection, id, version, editor, words }: Props) => {
  const [problem, setProblem] = useState<string | null>(null)
  const restore = async () => {
    const answer = await sendSave({ collection, id, restore: version })
    if (answer.ok) location.assign(editor)
    else setProblem(`${words.failed} ${answer.problem.message}`)
  }
  return (
    <>
      <button
        type="button"
        data-script=""
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
