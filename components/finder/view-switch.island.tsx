'use client'

import { useTranslations } from 'next-intl'
import { isPlainClick } from '#components/ui/plain-click.ts'
import { views, type View } from '#lib/search/view.ts'

type Props = {
  readonly view: View
  readonly show: (view: View, how?: { readonly toList: boolean }) => void
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
                if (!isPlainClick(event)) return
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

type LinkProps = Props & { readonly nameOf: (view: View) => string }

const OtherViews = ({ view, show, addressOf, nameOf }: LinkProps) =>
  views
    .filter((to) => to !== view)
    .map((to) => (
      <a
        key={to}
        href={addressOf(to)}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          // Over the map the list stands elsewhere than it will.
          show(to, { toList: view === 'kaart' })
          const list = document.getElementById('resultaten')
          list?.scrollIntoView()
          // The link is not in the next view: the focus stays with the list.
          list?.focus({ preventScroll: true })
        }}
      >
        {nameOf(to)}
      </a>
    ))

type PillProps = Props & {
  /** Locations on the map. */
  readonly count: number
}

/**
 * On small screens the other views, in reach of a thumb while the results are in sight. Over the map they are in its sheet.
 */
export const ViewPill = ({ count, ...viewing }: PillProps) => {
  const t = useTranslations('finder')
  return (
    <nav aria-label={t('view')} data-script="" data-screen="" className="finder-pill">
      <OtherViews {...viewing} nameOf={(to) => (to === 'kaart' ? t('toMap', { count }) : t(`views.${to}`))} />
    </nav>
  )
}

/** The other views in the sheet over the map, beside the buttons for its height, one of which is named after the list too. */
export const SheetViews = (viewing: Props) => {
  const t = useTranslations('finder')
  return (
    <nav aria-label={t('view')} data-script="" data-screen="" className="sheet-views">
      <OtherViews {...viewing} nameOf={(to) => (to === 'lijst' ? t('withoutMap') : t(`views.${to}`))} />
    </nav>
  )
}
