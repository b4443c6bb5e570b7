'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { EditableName } from '#lib/editors/editable.ts'
import { randomId } from '#lib/visitor/random-id.ts'

type Props = { readonly collection: EditableName; readonly id: string }

/** Milliseconds between two signs. Source: `lib/editors/presence.ts`, which forgets a tab after a minute. */
const pause = 20_000
const address = '/api/editors/presence'

const names = async (body: string): Promise<readonly string[]> => {
  const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { names: list }: { names?: unknown } = Object(await response.json())
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []
}

/** Names the other editors who have this item open; shows nothing when the request fails. */
export const PresentEditors = ({ collection, id }: Props) => {
  const t = useTranslations('editing')
  const [tab] = useState(() => randomId())
  const { data = [] } = useSWR<readonly string[]>(JSON.stringify({ collection, id, tab }), names, {
    refreshInterval: pause,
    // Who looks at another tab for a while still has the item open.
    refreshWhenHidden: true,
    shouldRetryOnError: false,
  })
  useEffect(() => {
    const leave = () =>
      void navigator.sendBeacon(
        address,
        new Blob([JSON.stringify({ collection, id, tab, isLeaving: true })], { type: 'application/json' }),
      )
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [collection, id, tab])
  return (
    <p role="status" className="rounded-md bg-sun-soft p-3 first-letter:uppercase empty:hidden">
      {data.length
        ? t('present', { names: data.map((name) => name || t('unnamed')).join(', '), count: data.length })
        : ''}
    </p>
  )
}
