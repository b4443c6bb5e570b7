'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { InspectorProps } from './inspector.island.tsx'

/** What is to be mended as a list, at once; the text beside it when its code is there. */
export const InspectorBoundary = (props: InspectorProps) => {
  // Every article refers to this boundary: the framework's own loader would weigh on all of them.
  const [Inspector, setInspector] = useState<ComponentType<InspectorProps> | null>(null)
  useEffect(() => {
    void import('./inspector.island.tsx').then(
      (loaded) => setInspector(() => loaded.Inspector),
      // Without that code, after a release or without a network, the list stays.
      () => {},
    )
  }, [])
  if (Inspector) return <Inspector {...props} />
  if (!props.findings.length) return null
  return (
    <ul className="mt-3 list-disc ps-5">
      {props.findings.map(({ text }, index) => (
        // Two findings may read the same, so that the index is part of the key.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{text}</li>
      ))}
    </ul>
  )
}
