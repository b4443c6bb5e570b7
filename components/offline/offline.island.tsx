'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { onKept, readKept } from '#lib/personal/kept.ts'
import { savedKey } from '#lib/personal/saved.ts'

/** Starts the service worker once the page is there and idle, and tells it what is being read and what is saved. */
export const Offline = () => {
  const path = usePathname()
  useEffect(() => {
    const worker = navigator.serviceWorker
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than ours
    const tell = () => void worker.ready.then(({ active }) => active?.postMessage({ path, saved: readKept(savedKey) }))
    const start = () =>
      (globalThis.requestIdleCallback ?? setTimeout)(() => {
        // A browser that refuses (in a private window) reads on without one.
        worker.register('/sw.js').then(tell, () => {})
      })
    if (!worker) return undefined
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return onKept(tell)
  }, [path])
  return null
}
