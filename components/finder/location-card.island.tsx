'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import type { SpotGroup } from './map-layers.ts'

type Props = { readonly group: SpotGroup; readonly onClose: () => void }

/** What is at a place that was chosen on the map: name, address and how many programmes. Takes the focus, and gives it back. */
export const LocationCard = ({ group, onClose }: Props) => {
  const t = useTranslations('finder')
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const former = document.activeElement
    card.current?.focus()
    return () => {
      if (former instanceof HTMLElement && former.isConnected) former.focus({ preventScroll: true })
    }
  }, [])
  return (
    // Escape closes the card first, and leaves the map after that.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={card}
      role="group"
      aria-label={t('spot')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      className="absolute inset-x-3 bottom-8 max-h-48 overflow-y-auto rounded-md border border-line-strong bg-surface p-4 text-sm shadow-card"
    >
      <ul lang="nl" className="space-y-2 pe-10">
        {group.members.map(({ id, title, address, programs }) => (
          <li key={id}>
            <strong className="block font-semibold">{title}</strong>
            {address ? <span className="block">{address}</span> : null}
            <span className="block text-muted">{t('programsHere', { count: programs.length })}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={onClose}
        aria-label={t('close')}
        className={`${buttonClass({ variant: 'ghost', size: 'sm' })} absolute end-1 top-1 min-w-10`}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
