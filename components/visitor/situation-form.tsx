import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { OtherPlaces } from '#components/ui/other-places.tsx'
import { PlaceInput, PlaceUnknown } from '#components/ui/place-input.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { SubjectInput } from '#components/ui/subject-input.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import type { SoughtPlace } from '#lib/geo/desks/search-text.ts'
import { alongQuery } from '#lib/routes/carried-answers.ts'
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
        <SelectField
          key={question.slug}
          id={`vraag-${index + 1}`}
          name="a"
          label={question.title}
          value={progress.answers[index]?.slug ?? ''}
          none={t('unsure')}
          options={question.answers.map(({ slug, title }) => ({ value: slug, label: title }))}
        />
      ))}
      <SubjectInput subject={subject} hint={t('subjectHint')} />
      <SelectField
        name="traject"
        label={t('track')}
        value={track}
        none={t('anyTrack')}
        options={tracks.map(({ value, name }) => ({ value, label: name }))}
      />
      <div className="min-w-0 space-y-1">
        <label htmlFor="plaats" className="block font-semibold">
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
