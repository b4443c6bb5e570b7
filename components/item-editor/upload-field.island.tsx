'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { Found } from './find-field.island.tsx'

type State = 'idle' | 'busy' | 'failed' | 'tooLarge' | 'signedOut' | 'unreachable'

/** Bytes. Source: `lib/editors/upload.ts`. */
const largest = 10 * 1024 * 1024

const stateOf = (kind: unknown): State =>
  kind === 'tooLarge' || kind === 'signedOut' || kind === 'unreachable' ? kind : 'failed'

const send = async (file: File): Promise<Found | State> => {
  if (file.size > largest) return 'tooLarge'
  try {
    // As the body itself: the site takes no multipart forms.
    const address = `/api/editors/files?${new URLSearchParams({ name: file.name }).toString()}`
    const answer: unknown = await (await fetch(address, { method: 'POST', body: file })).json()
    const { value, problem }: { value?: unknown; problem?: unknown } = Object(answer)
    const { id, title }: { id?: unknown; title?: unknown } = Object(value)
    if (typeof id === 'string' && typeof title === 'string') return { id, title, note: null }
    return stateOf(Reflect.get(Object(problem), 'kind'))
  } catch {
    return 'unreachable'
  }
}

/** A field that stores a picture of this device and picks it. */
export const UploadField = ({ pick }: { readonly pick: (file: Found) => void }) => {
  const [t, id] = [useTranslations('editing'), useId()]
  const [state, setState] = useState<State>('idle')
  const upload = async (file: File | undefined) => {
    if (!file || state === 'busy') return
    setState('busy')
    const answer = await send(file)
    if (typeof answer === 'string') return setState(answer)
    setState('idle')
    pick(answer)
  }
  return (
    <div>
      <label htmlFor={id} className="block text-sm text-muted">
        {t('upload')}
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff"
        className="field"
        aria-disabled={state === 'busy'}
        onChange={({ currentTarget }) => {
          void upload(currentTarget.files?.[0])
          // Otherwise the same file could not be chosen again after a failure.
          currentTarget.value = ''
        }}
      />
      <p role="status" className={state === 'busy' ? 'text-sm text-muted' : 'font-semibold text-danger empty:hidden'}>
        {state === 'idle' ? '' : t(`uploadState.${state}`)}
      </p>
    </div>
  )
}
