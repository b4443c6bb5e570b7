'use client'

import { useEffect } from 'react'
import { observeVitals } from '#lib/visitor/observe-web-vitals.ts'

type Refusing = { readonly globalPrivacyControl?: boolean; readonly doNotTrack?: string | null }

/**
 * Tells our own server, once a page is left, how quickly it came and answered. Of the visitor nothing is told, and
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
