'use client'

import { useTranslations } from 'next-intl'
import { views, type View } from '#lib/search/location-filter.ts'

type Props = {
  readonly view: View
  readonly show: (view: View) => void
  readonly addressOf: (view: View) => string
}

/** The three views of the results, each with an address of its own. */
export const ViewSwitch = ({ view, show, addressOf }: Props) => {
  const t = useTranslations('finder')
  const link = (to: View) => ({
    href: addressOf(to),
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      show(to)
    },
  })
  return (
    <nav id="weergave" aria-label={t('view')} data-screen="" className="scroll-mt-4">
      <ul className="inline-flex rounded-full bg-sunken p-1">
        {views.map((to) => (
          <li key={to}>
            <a
              {...link(to)}
              aria-current={view === to ? 'true' : undefined}
              className={`flex min-h-10 items-center rounded-full px-4 font-medium no-underline ${view === to ? 'bg-ink text-paper' : 'hover:underline'}`}
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
 * On small screens, in reach of a thumb while the results are in sight: from the list to the map and back. On phones the
 * sheet over the map has buttons of its own.
 */
export const ViewPill = ({ view, show, count, addressOf }: PillProps) => {
  const t = useTranslations('finder')
  const other = view === 'kaart' ? 'lijst' : 'kaart'
  return (
    <p
      data-script=""
      data-screen=""
      className={`pointer-events-none sticky bottom-5 z-30 text-center group-has-data-compared/finder:bottom-34 xl:hidden ${view === 'kaart' ? 'max-lg:hidden' : ''}`}
    >
      <a
        href={addressOf(other)}
        onClick={(event) => {
          event.preventDefault()
          show(other)
          document.getElementById('weergave')?.scrollIntoView()
        }}
        className="pointer-events-auto inline-flex min-h-12 items-center rounded-full bg-ink px-6 font-semibold text-paper no-underline shadow-card"
      >
        {other === 'kaart' ? t('toMap', { count }) : t('views.lijst')}
      </a>
    </p>
  )
}
