'use client'

import { useEffect } from 'react'
import { observeVitals } from '#lib/visitor/observe-web-vitals.ts'

type Refusing = { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null }

/**
 * Reports to our own server, once a page is left, how quickly it loaded and responded. Nothing about the visitor is sent, and
 * nothing at all where the browser asks not to be measured.
 */
export const Vitals = () => {
  useEffect(() => {
    const { globalPrivacyControl, doNotTrack }: Refusing = navigator
    if (globalPrivacyControl || doNotTrack === '1') return
    const { pathname: path } = location
    observeVitals((figures) => void navigator.sendBeacon('/api/vitals', JSON.stringify({ path, ...figures })))
  }, [])
  return null
}
