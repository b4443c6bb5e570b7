'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState, useSyncExternalStore } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import type { Around, Spot } from '#lib/search/finder.ts'

type Props = {
  readonly spots: readonly Spot[]
  readonly around: Around | null
  readonly active: string | null
  readonly className?: string
}

/** The map's code is larger than the rest of the page: it comes only when the map is shown. */
const MapView = dynamic(() => import('./map-view.island.tsx').then(({ MapView: View }) => View), { ssr: false })

/** Room for a map beside the list. Source: the `xl` breakpoint. */
const wide = '(min-width: 80rem)'

const onWidth = (listener: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The map beside the list on wide screens, behind a button on others. Without script there is only the list. */
export const MapPanel = ({ spots, around, active, className = '' }: Props) => {
  const t = useTranslations('finder')
  const isWide = useSyncExternalStore(
    onWidth,
    () => matchMedia(wide).matches,
    () => false,
  )
  const [chosen, setChosen] = useState<boolean | null>(null)
  const shown = chosen ?? isWide
  return (
    <div data-screen="" className={`${className} min-w-0`}>
      <div className="sticky top-6 space-y-3">
        <button
          type="button"
          data-script=""
          aria-expanded={shown}
          onClick={() => setChosen(!shown)}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {shown ? t('hideMap') : t('showMap')}
        </button>
        {shown ? (
          <>
            <MapView spots={spots} around={around} active={active} />
            <p className="text-sm text-muted">{t('mapHelp')}</p>
          </>
        ) : null}
      </div>
    </div>
  )
}
