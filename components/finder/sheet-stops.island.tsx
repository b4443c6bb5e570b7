'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'

const stops = ['map', 'half', 'list'] as const
type Stop = (typeof stops)[number]

const idOf = (stop: Stop) => `blad-${stop}`

/** How far the page is scrolled beyond a stop, in pixels. */
const beyond = (stop: Stop) => Math.abs(document.getElementById(idOf(stop))?.getBoundingClientRect().top ?? Infinity)

const nearest = (): Stop | null => stops.toSorted((a, b) => beyond(a) - beyond(b))[0] ?? null

/**
 * On small screens the list is a sheet over the map, with three heights at which scrolling stops (`.sheet-stop`). Who
 * does not drag it has a button for each. The height is the page's own scroll, and stays with it.
 */
export const SheetStops = ({ children }: { /** What stands beside the buttons. */ readonly children: ReactNode }) => {
  const t = useTranslations('finder')
  const [current, setCurrent] = useState<Stop | null>('map')
  // Measured after the page, not in a render: there it makes the browser lay out the page once more, at every step of a search.
  useEffect(() => {
    const read = () => setCurrent(nearest())
    read()
    addEventListener('scroll', read, { passive: true })
    return () => removeEventListener('scroll', read)
  }, [])
  useEffect(() => {
    const page = document.documentElement
    const drag = () => {
      page.dataset['dragged'] = ''
    }
    addEventListener('touchmove', drag, { passive: true, once: true })
    return () => {
      removeEventListener('touchmove', drag)
      delete page.dataset['dragged']
    }
  }, [])
  return (
    <>
      {stops.map((stop) => (
        <span key={stop} id={idOf(stop)} aria-hidden="true" data-stop={stop} className="sheet-stop" />
      ))}
      <div className="sheet-bar" data-screen="" data-script="">
        <div role="group" aria-label={t('sheet')} className="flex">
          {stops.map((stop) => (
            <button
              key={stop}
              type="button"
              aria-pressed={current === stop}
              onClick={() => document.getElementById(idOf(stop))?.scrollIntoView()}
              className="min-h-11 rounded-full px-3.5 text-sm font-medium aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {t(`stops.${stop}`)}
            </button>
          ))}
        </div>
        {children}
      </div>
    </>
  )
}
