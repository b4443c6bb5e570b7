import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { PlaceInput, PlaceUnknown } from '#components/ui/place-input.tsx'
import { SubjectInput } from '#components/ui/subject-input.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { alongQuery, type CarriedAnswers } from '#lib/routes/carried-answers.ts'
import { asksSubject, isTaught } from '#lib/routes/step-programs.ts'
import { siteWays } from '#lib/routes/ways.ts'
import type { Near } from '#lib/content/route-near.ts'
import type { Route } from '#lib/content/career-routes.ts'
import { OtherPlaces } from '#components/ui/other-places.tsx'
import { HiddenFields } from './hidden-fields.tsx'

/** The element that answers the form: the first programmes or the desk nearby, or the form where the place is not known. */
export const nearbyId = 'dichtbij'

type Props = {
  readonly route: Route
  /** The licence that the route leads to; null for none. */
  readonly licence: string | null
  readonly near: Near | null
  readonly along: CarriedAnswers
}

/** Where the visitor lives, and the subject where programmes differ by it: a plain form whose answer stands beside the steps. */
export const NearForm = async ({ route, licence, near, along }: Props) => {
  const [t, locale] = [await getTranslations('routes'), await pageLocale()]
  const isUnknown = near !== null && near.place === null
  const hasPrograms = isTaught(route.steps)
  const page = siteWays.route(route.slug)
  return (
    <search aria-labelledby="buurt" data-screen="">
      <form
        // Where the answer stands: at the programmes or the desk, or here when the place is not known.
        id={near?.place ? undefined : nearbyId}
        action={`${getPathname({ href: page, locale })}#${nearbyId}`}
        className="space-y-3 rounded-lg bg-brand-soft p-6"
      >
        <HiddenFields
          of={{ pathname: '/routes', query: alongQuery({ answers: along.answers, place: '', subject: '' }) }}
        />
        <h2 id="buurt" className="text-h3">
          {hasPrograms ? t('nearTitle') : t('nearDeskTitle')}
        </h2>
        <p className="text-sm">{hasPrograms ? t('nearFormLead') : t('nearDeskLead')}</p>
        {asksSubject(route.steps, licence) ? (
          <SubjectInput subject={along.subject} />
        ) : (
          <HiddenFields
            of={{ pathname: '/routes', query: alongQuery({ answers: [], place: '', subject: along.subject }) }}
          />
        )}
        <label htmlFor="plaats" className="block font-semibold">
          {t('place')}
        </label>
        <PlaceInput typed={near?.typed} isUnknown={isUnknown} required />
        {isUnknown ? <PlaceUnknown typed={near.typed}>{t('placeUnknown', { place: near.typed })}</PlaceUnknown> : null}
        {near?.place ? (
          <OtherPlaces
            place={near.place}
            linkTo={(plaats) => ({
              pathname: '/routes/[slug]',
              params: { slug: route.slug },
              query: { ...alongQuery(along), plaats },
            })}
          />
        ) : null}
        <button type="submit" className={buttonClass()}>
          {hasPrograms ? t('placeSearch') : t('nearDeskSearch')}
        </button>
      </form>
    </search>
  )
}
