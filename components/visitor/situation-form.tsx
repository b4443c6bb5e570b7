import { getTranslations } from 'next-intl/server'
import { longestSubject } from '#lib/routes/along.ts'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { OtherPlaces } from '#components/ui/other-places.tsx'
import { PlaceInput, PlaceUnknown } from '#components/ui/place-input.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import type { SoughtPlace } from '#lib/geo/desks/search-text.ts'
import { alongQuery } from '#lib/routes/along.ts'
import { slugsOf, type Progress, type Question } from '#lib/routes/route-map.ts'

type Props = {
  readonly questions: readonly Question[]
  readonly progress: Progress
  /** The place as typed; empty at first. */
  readonly typed: string
  readonly isUnknown: boolean
  /** How the place was read, with others that it may be. */
  readonly reading: SoughtPlace['reading']
  readonly subject: string
  readonly track: string
  /** Forms of study. `value`: the name in the catalogue; `name`: the label in the language of the page. */
  readonly tracks: readonly { readonly value: string; readonly name: string }[]
  /** The page that reads the form. */
  readonly action?: '/jouw-situatie' | '/adviseur'
  /** Words of the button; absent: those of the page about the situation. */
  readonly submit?: string
  /** More fields. */
  readonly children?: ReactNode
}

const label = 'block font-semibold'

/** Everything that a visitor can say about themselves, as a plain form whose answer is an address. */
export const SituationForm = async ({
  questions,
  progress,
  typed,
  isUnknown,
  reading,
  subject,
  track,
  tracks,
  action = '/jouw-situatie',
  submit,
  children,
}: Props) => {
  const [t, locale] = [await getTranslations('situation'), await pageLocale()]
  return (
    <form
      action={getPathname({ href: action, locale })}
      data-screen=""
      className="grid max-w-4xl gap-x-8 gap-y-6 rounded-xl bg-brand-soft p-6 sm:grid-cols-2 sm:p-8"
    >
      {questions.map((question, index) => (
        <div key={question.slug} className="min-w-0 space-y-2">
          <label htmlFor={`vraag-${index + 1}`} className={label}>
            {question.title}
          </label>
          <select
            id={`vraag-${index + 1}`}
            name="a"
            defaultValue={progress.answers[index]?.slug ?? ''}
            className="field w-full"
          >
            <option value="">{t('unsure')}</option>
            {question.answers.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div className="min-w-0 space-y-2">
        <label htmlFor="vak" className={label}>
          {t('subject')}
        </label>
        <input
          id="vak"
          name="vak"
          type="text"
          maxLength={longestSubject}
          defaultValue={subject}
          aria-describedby="vak-uitleg"
          className="field w-full"
        />
        <p id="vak-uitleg" className="text-sm text-muted">
          {t('subjectHint')}
        </p>
      </div>
      <div className="min-w-0 space-y-2">
        <label htmlFor="traject" className={label}>
          {t('track')}
        </label>
        <select id="traject" name="traject" defaultValue={track} className="field w-full">
          <option value="">{t('anyTrack')}</option>
          {tracks.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="min-w-0 space-y-2">
        <label htmlFor="plaats" className={label}>
          {t('place')}
        </label>
        <PlaceInput typed={typed} isUnknown={isUnknown} className="w-full" />
        {isUnknown ? <PlaceUnknown typed={typed}>{t('placeUnknown', { place: typed })}</PlaceUnknown> : null}
        {reading ? (
          <OtherPlaces
            place={reading}
            linkTo={(plaats) => ({
              pathname: action,
              query: {
                ...alongQuery({ answers: slugsOf(progress), place: plaats, subject }),
                traject: track || undefined,
              },
            })}
          />
        ) : null}
      </div>
      {children}
      <p className="self-end">
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          {submit ?? t('save')}
        </button>
      </p>
    </form>
  )
}
