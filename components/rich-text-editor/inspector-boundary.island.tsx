'use client'

import { useEffect, useState, type ComponentType } from 'react'
import type { InspectorProps } from './inspector.island.tsx'

/** What is to be mended as a list, at once; the text beside it when its code has come. */
export const InspectorBoundary = (props: InspectorProps) => {
  // Every article refers to this boundary: the framework's own loader would weigh on all of them.
  const [Inspector, setInspector] = useState<ComponentType<InspectorProps> | null>(null)
  useEffect(() => {
    void import('./inspector.island.tsx').then((loaded) => setInspector(() => loaded.Inspector))
  }, [])
  return (
    <>
      <noscript>
        <ul className="mt-3 list-disc ps-5">
          {props.findings.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </noscript>
      {Inspector ? <Inspector {...props} /> : null}
    </>
  )
}
