'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only the browser knows, and does not change while a page is open; `onServer` until it is read. */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(never, read, () => onServer)
