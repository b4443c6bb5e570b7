import { useTranslations } from 'next-intl'
import type { LinkToLocation } from './use-location-links.ts'

type Props = {
  readonly id: string
  readonly words: string
  readonly isWrong: boolean
  /** Names of places that may be meant. */
  readonly meant: readonly string[]
  readonly linkTo: LinkToLocation
  /** Called when one of them is chosen, after which the links are gone. */
  readonly onChosen: () => void
}

/** What is wrong or worth knowing about the typed place: below the bar, or beside its field while that is in a popover. */
export const PlaceNote = ({ id, words, isWrong, meant, linkTo, onChosen }: Props) => {
  const t = useTranslations('finder')
  return (
    <div className="finder-notes">
      <p id={id} role={isWrong ? 'alert' : 'status'} className={isWrong ? 'font-medium text-danger' : 'text-muted'}>
        {words}
      </p>
      {meant.length ? (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <span>{t('placeMeant')}</span>
          {meant.map((place) => {
            const { href, onClick } = linkTo({ place, box: null, online: null })
            return (
              <a
                key={place}
                href={href}
                onClick={(event) => {
                  onClick(event)
                  if (event.defaultPrevented) onChosen()
                }}
                className="min-h-8 font-semibold text-brand underline underline-offset-4"
              >
                {place}
              </a>
            )
          })}
        </p>
      ) : null}
    </div>
  )
}
