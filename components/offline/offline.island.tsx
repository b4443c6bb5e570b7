'use client'

import { useEffect } from 'react'
import { onStorageChange, readStored } from '#lib/visitor/storage.ts'
import { savedKey } from '#lib/visitor/saved.ts'

/** What the worker said of the page no longer holds: there is a network, or another page. */
const forgetEarlier = () => document.documentElement.removeAttribute('data-kept')

/** Milliseconds after which a busy page is interrupted all the same. */
const longestWait = 10_000

const whenIdle = (work: () => void) => {
  // Some browsers lack it, whatever its type says.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: longestWait })
  else setTimeout(work)
}

/** Starts the service worker once the page is there and idle, and tells it what it cannot see: client-side navigations, saved pages. */
export const Offline = () => {
  useEffect(() => {
    // Missing in private windows and without HTTPS. Not `!navigator.serviceWorker`: the bundler takes it to be there always, and
    // leaves the condition out.
    if (!('serviceWorker' in navigator)) return undefined
    const worker = navigator.serviceWorker
    const isUnseen = !worker.controller
    let last = location.pathname
    const notifyWorker = (isNew: boolean) =>
      void worker.ready.then(({ active }) =>
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin than ours
        active?.postMessage({ path: location.pathname, isNew, saved: readStored(savedKey) }),
      )
    const start = () =>
      whenIdle(() => {
        // A browser that refuses (in a private window) reads on without one.
        worker.register('/sw.js').then(
          () => notifyWorker(isUnseen),
          () => {},
        )
      })
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    addEventListener('online', forgetEarlier)
    // A browser without this API reports no client-side navigations: only pages that it loads whole are stored.
    globalThis.navigation?.addEventListener('navigatesuccess', () => {
      forgetEarlier()
      if (location.pathname === last || location.search) return
      last = location.pathname
      notifyWorker(true)
    })
    return onStorageChange(() => notifyWorker(false))
  }, [])
  return null
}
