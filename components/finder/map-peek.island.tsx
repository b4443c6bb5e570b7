'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

type Props = {
  /** The drawn map of the server's list. */
  readonly children: ReactNode
  /** Whether the list is still that of the drawing. */
  readonly isCurrent: boolean
  readonly href: string
  readonly show: () => void
  /** Locations on the map. */
  readonly count: number
}

/**
 * The drawn map in the place of the map: on phones a strip above the list that leads to the map, whose code is not brought
 * before; on wide screens until the map is there; without script and on paper for good.
 */
export const MapPeek = ({ children, isCurrent, href, show, count }: Props) => {
  const t = useTranslations('finder')
  return (
    <div className="finder-peek" data-stale={isCurrent ? undefined : ''}>
      <div className="finder-drawn">{children}</div>
      <a
        href={href}
        data-script=""
        data-screen=""
        onClick={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <span>{t('openMap', { count })}</span>
      </a>
    </div>
  )
}
