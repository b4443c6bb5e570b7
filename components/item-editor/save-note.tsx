'use client'

import { useTranslations } from 'next-intl'
import type { Problem } from '#lib/editors/content-call.ts'

export type SaveState =
  | { readonly kind: 'clean' | 'changed' | 'saving' | 'saved' | 'redirected' | 'notRedirected' }
  | { readonly kind: 'failed'; readonly problem: Problem }

type Props = {
  readonly state: SaveState
  /** The field that a problem is about, in the words of the form; null when it is about none. */
  readonly field: string | null
  /** Whether this browser has a copy of what was typed last: none when its storage is full or denied. */
  readonly isStored: boolean
  /** Address of the sign-in page. */
  readonly signIn: string
  /** Address of the former states; null for a new item. */
  readonly versions: string | null
  readonly saveOver: () => void
  /** Opens their version beside mine. */
  readonly compare: () => void
}

const link = 'font-semibold underline underline-offset-4'

/** Whether the item is saved, and what to do where it is not. */
export const SaveNote = ({ state, field, isStored, signIn, versions, saveOver, compare }: Props) => {
  const t = useTranslations('editing')
  const copy = t(isStored ? 'copyStored' : 'copyMissing')
  if (state.kind !== 'failed')
    return (
      <p role="status" className="text-sm text-muted">
        {state.kind === 'clean' ? null : t(`state.${state.kind}`)}
        {state.kind === 'changed' ? ` ${copy}` : null}
      </p>
    )
  const { kind, message } = state.problem
  return (
    <div role="alert" className="space-y-2 border-s-4 border-danger bg-danger-soft p-3">
      <p className="font-semibold">{t(`problem.${kind}`)}</p>
      {field === null ? null : <p>{t('problemField', { field })}</p>}
      <p className="text-sm">{copy}</p>
      {kind === 'signedOut' ? (
        <p>
          <a href={signIn} target="_blank" rel="noopener" className={link}>
            {t('signInAgain')}
          </a>
        </p>
      ) : null}
      {kind === 'conflict' ? (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <button type="button" className={link} onClick={compare}>
            {t('merge')}
          </button>
          {versions ? (
            <a href={versions} target="_blank" rel="noopener" className={link}>
              {t('seeTheirs')}
            </a>
          ) : null}
          <button type="button" className={link} onClick={saveOver}>
            {t('saveOver')}
          </button>
        </p>
      ) : null}
      {kind === 'invalid' || kind === 'relatedItemMissing' || kind === 'notUnique' || kind === 'forbidden' ? (
        <p lang="en" className="text-sm wrap-anywhere">
          {message}
        </p>
      ) : null}
    </div>
  )
}
