'use client'

import { useTranslations } from 'next-intl'
import { views, type View } from '#lib/search/view.ts'

type Props = {
  readonly view: View
  readonly show: (view: View) => void
  readonly addressOf: (view: View) => string
}

/** The three views of the results, each with an address of its own. */
export const ViewSwitch = ({ view, show, addressOf }: Props) => {
  const t = useTranslations('finder')
  return (
    <nav aria-label={t('view')} data-screen="" className="finder-views">
      <ul>
        {views.map((to) => (
          <li key={to}>
            <a
              href={addressOf(to)}
              onClick={(event) => {
                event.preventDefault()
                show(to)
              }}
              aria-current={view === to ? 'true' : undefined}
            >
              {t(`views.${to}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type PillProps = Props & {
  /** Locations on the map. */
  readonly count: number
}

/**
 * On small screens the other views, in reach of a thumb while the results are in sight. The sheet over the map has buttons of
 * its own.
 */
export const ViewPill = ({ view, show, count, addressOf }: PillProps) => {
  const t = useTranslations('finder')
  return (
    <nav aria-label={t('view')} data-script="" data-screen="" data-view={view} className="finder-pill">
      {views
        .filter((to) => to !== view)
        .map((to) => (
          <a
            key={to}
            href={addressOf(to)}
            onClick={(event) => {
              event.preventDefault()
              show(to)
              const list = document.getElementById('resultaten')
              list?.scrollIntoView()
              // The link is not in the next view: the focus stays with the list.
              list?.focus({ preventScroll: true })
            }}
          >
            {to === 'kaart' ? t('toMap', { count }) : t(`views.${to}`)}
          </a>
        ))}
    </nav>
  )
}
