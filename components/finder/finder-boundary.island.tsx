'use client'

import { Finder } from '#finder'
import { Activity, type ComponentProps } from 'react'

/** The finder behind a boundary that waits for its code, as `SearchList` does. */
export const FinderBoundary = (props: ComponentProps<typeof Finder>) => (
  <Activity>
    <Finder {...props} />
  </Activity>
)
