'use client'

import dynamic from 'next/dynamic'
import type { InspectorProps } from './inspector.island.tsx'

/** The editor's code comes with a draft only, and its document lives in the browser. */
const Inspector = dynamic(() => import('./inspector.island.tsx').then(({ Inspector: Loaded }) => Loaded), {
  ssr: false,
})

/** What is to be mended as a list, at once; the text beside it when its code has come. */
export const InspectorDoor = (props: InspectorProps) => (
  <>
    <noscript>
      <ul className="mt-3 list-disc ps-5">
        {props.findings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </noscript>
    <Inspector {...props} />
  </>
)
