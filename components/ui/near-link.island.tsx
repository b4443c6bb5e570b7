'use client'

import NextLink from 'next/link'
import { useState, type ComponentProps } from 'react'

/** Whether Save-Data is on. Only some browsers have `navigator.connection`. */
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/**
 * A link whose page is fetched when a mouse points at it, some 100 ms before the click; never on a touch, which comes too late,
 * nor where data are to be saved.
 * Source: https://nextjs.org/docs/app/guides/prefetching#hover-triggered-prefetch
 */
export const NearLink = (props: Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'onPointerEnter'>) => {
  const [isNear, setNear] = useState(false)
  return (
    <NextLink
      {...props}
      prefetch={isNear}
      onPointerEnter={({ pointerType }) => setNear(pointerType === 'mouse' && !savesData())}
    />
  )
}
