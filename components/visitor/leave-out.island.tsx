'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { comparedKey, mostCompared } from '#lib/visitor/comparison.ts'
import { readKept } from '#lib/visitor/storage.ts'
import { keepItem, parseKept } from '#lib/visitor/saved.ts'

type Props = {
  /** The comparison without the item. */
  readonly href: string
  /** The item, as `referenceOf` names it. */
  readonly item: string
  readonly className: string
  readonly children: ReactNode
}

/** The link to a comparison without an item, which is no longer ticked anywhere either. */
export const LeaveOut = ({ href, item, className, children }: Props) => {
  const untick = () => {
    // Who was sent a comparison may have ticked nothing.
    if (item in parseKept(readKept(comparedKey))) keepItem(comparedKey, item, null, mostCompared)
  }
  return (
    <Link href={href} prefetch={false} onClick={untick} className={className}>
      {children}
    </Link>
  )
}
