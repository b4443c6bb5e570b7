'use client'

import { useTranslations } from 'next-intl'
import { isPlainClick } from '#components/ui/plain-click.ts'
import { Suspense, type ReactNode } from 'react'
import type { Spot } from '#lib/search/spots.ts'
import type { Where } from '#lib/search/where.ts'
import { LazyPrintMap } from './lazy-print-map.ts'

type Props = {
  /** The drawn map of the server's list. */
  readonly children: ReactNode
  /** Whether the list is still that of the server's drawing. */
  readonly isCurrent: boolean
  /** Whether the strip is on the screen, so that it is drawn anew for another list. */
  readonly isShown: boolean
  readonly spots: readonly Spot[]
  /** Whether more spots are on their way, or those of the list are not known. */
  readonly isLoading: boolean
  readonly where: Where
  readonly href: string
  readonly show: () => void
  /** Locations on the map. */
  readonly count: number
}

/**
 * The drawn map in the place of the map: on phones a strip above the list that leads to the map, whose code is not loaded
 * before; on wide screens until the map is there; without script and on paper for good.
 */
export const MapPeek = ({ children, isCurrent, isShown, spots, isLoading, where, href, show, count }: Props) => {
  const t = useTranslations('finder')
  const isDrawn = isShown && !isCurrent
  return (
    <div className="finder-peek" data-stale={!isCurrent && (!isShown || isLoading) ? '' : undefined}>
      <div className="finder-drawn">
        {isDrawn ? (
          <Suspense fallback={children}>
            <LazyPrintMap spots={spots} matching={null} where={where} />
          </Suspense>
        ) : (
          children
        )}
      </div>
      <a
        href={href}
        data-script=""
        data-screen=""
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          show()
        }}
      >
        <span>{t('openMap', { count })}</span>
      </a>
    </div>
  )
}
