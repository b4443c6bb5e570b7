import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { DroppedAnswers } from '#components/routes/dropped-answers.tsx'
import { DeskAnswer } from '#components/desks/desk-answer.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { Section } from '#components/ui/section.tsx'
import { PlanDates } from '#components/visitor/plan-dates.tsx'
import { YourSituation } from '#components/visitor/situation.tsx'
import { PlanRoom } from '#components/visitor/plan-room.island.tsx'
import { RouteCosts } from '#components/routes/route-costs.tsx'
import { Timeline } from '#components/routes/timeline.tsx'
import { IslandMessages } from '#components/site/island-messages.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { Link } from '#components/ui/link.tsx'
import { AdviceStrip } from '#components/site/advice-strip.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { HiddenFields } from '#components/routes/hidden-fields.tsx'
import { OtherPlaces } from '#components/ui/other-places.tsx'
import { SubjectInput } from '#components/ui/subject-input.tsx'
import { PlaceInput, PlaceUnknown } from '#components/ui/place-input.tsx'
import { listPlanDates } from '#lib/content/plan-dates.ts'
import { listAround } from '#lib/content/programs.ts'
import { nearOf } from '#lib/content/route-near.ts'
import { getRoute, type Route } from '#lib/content/career-routes.ts'
import { readSituation } from '#lib/content/situation.ts'
import { listTerms } from '#lib/content/taxonomy.ts'
import { servingDesks } from '#lib/geo/desks/serving.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { slugsOf } from '#lib/routes/route-map.ts'
import { alongQuery } from '#lib/routes/carried-answers.ts'
import { siteWays } from '#lib/routes/ways.ts'
import { asksSubject, isTaught, namedBy } from '#lib/routes/step-programs.ts'
import { toParameters } from '#lib/search/state.ts'
import { cutText } from '#lib/visible-text.ts'

export const generateMetadata = fixedMetadata('/mijn-plan')

/** Answers and subject as the query that the plan's own address keeps. */
const alsoIn = ({ a = [], vak }: { readonly a?: readonly string[] | undefined; readonly vak?: string | undefined }) =>
  new URLSearchParams([...a.map((slug) => ['a', slug]), ...(vak ? [['vak', vak]] : [])]).toString()

/** Additional content of a route: the licence that it leads to, and three stories. */
const aroundRoute = async (route: Route, locale: Locale) => {
  const named = route.requires_answers.map(({ term }) => term)
  const [roles, qualifications] = await Promise.all([listTerms('roles'), listTerms('qualifications')])
  const { stories } = await listAround(
    [],
    namedBy(roles, named).map(({ id }) => id),
    locale,
  )
  return { stories, licence: namedBy(qualifications, named)[0]?.term ?? null }
}

export default async function PlanPage({ searchParams }: PageProps<'/[locale]/mijn-plan'>) {
  // Coming events depend on the time of the request.
  await connection()
  const [t, locale, parameters] = [await getTranslations('plan'), await pageLocale(), toParameters(await searchParams)]
  const named = parameters.get('route') ?? ''
  // A plan that an adviser hands over has the answers in its address; they become the visitor's situation.
  const [route, { desks, place, known, subject, form }] = await Promise.all([
    named ? getRoute(cutText(named, 300), locale) : null,
    readSituation(parameters, locale),
  ])
  const { questions, progress, typed } = form
  const answers = [...new Set([...slugsOf(progress), ...(route?.requires_answers.map(({ slug }) => slug) ?? [])])]
  const serving = place ? servingDesks(desks, place) : null
  const [near, around, dates] = await Promise.all([
    route && typed ? nearOf(route, typed, subject) : null,
    route ? aroundRoute(route, locale) : null,
    listPlanDates(serving?.desks.map(({ desk }) => desk.id) ?? [], answers, new Date()),
  ])
  const action = getPathname({ href: '/mijn-plan', locale })
  const along = alongQuery({ answers: slugsOf(progress), place: '', subject })
  const [own, ...more] = serving?.desks ?? []
  const about = { route: route?.slug, ...along, plaats: known || undefined }
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')}>
        <p data-screen="" className="noscript:hidden">
          <Link href="/bewaard" className="font-semibold link">
            {t('toSaved')}
          </Link>
        </p>
        {named && !route ? <p className="border-s-4 border-sun ps-4">{t('unknownRoute')}</p> : null}
      </PageHeader>
      <div className="wrap space-y-16">
        <div className="space-y-6 empty:hidden">
          <YourSituation on="plan" place={known} subject={subject} questionnaire={{ questions, progress }} />
          <DroppedAnswers questions={questions} progress={progress} ways={siteWays} place={questions.length} />
        </div>
        {/* After it is sent, the keyboard goes on from the field, where a reading or a problem is said. */}
        <form
          action={`${action}#plaats`}
          data-screen=""
          className="max-w-2xl space-y-3 rounded-xl bg-brand-soft p-6 sm:p-8"
        >
          <HiddenFields of={{ pathname: '/mijn-plan', query: { route: route?.slug, a: along.a } }} />
          {route && asksSubject(route.steps, around?.licence ?? null) ? (
            <SubjectInput subject={subject} />
          ) : (
            <HiddenFields of={{ pathname: '/mijn-plan', query: { vak: along.vak } }} />
          )}
          <label htmlFor="plaats" className="block font-semibold">
            {t('place')}
          </label>
          <div className="flex flex-col gap-3 sm:flex-row">
            <PlaceInput typed={typed} isUnknown={form.isUnknown} required className="grow" />
            <button className={`${buttonClass({ size: 'lg' })} shrink-0`}>{t('setPlace')}</button>
          </div>
          {place?.reading ? (
            <OtherPlaces
              place={place.reading}
              linkTo={(plaats) => ({ pathname: '/mijn-plan', query: { ...about, plaats } })}
            />
          ) : null}
          {typed && !place ? <PlaceUnknown typed={typed}>{t('unknownPlace', { typed })}</PlaceUnknown> : null}
        </form>
        <Section id="route" title={t('route')}>
          {route ? (
            <>
              <p className="text-lead">
                <Link
                  href={{
                    pathname: '/routes/[slug]',
                    params: { slug: route.slug },
                    query: { ...along, plaats: about.plaats },
                  }}
                  lang={route.language}
                  className="font-semibold link"
                >
                  {route.title}
                </Link>
              </p>
              <Timeline
                steps={route.steps.map((step) => ({ ...step, body: null }))}
                qualifies={route.qualifies ?? null}
                isForTeachers={route.isForTeachers}
                licence={around?.licence ?? null}
                near={near}
                subject={subject}
              />
              {isTaught(route.steps) ? null : <p>{t('noPrograms')}</p>}
            </>
          ) : (
            <div className="max-w-2xl space-y-4">
              <p>{t('noRoute')}</p>
              <ButtonLink to={getPathname({ href: '/routes', locale })}>{t('findRoute')}</ButtonLink>
            </div>
          )}
        </Section>
        {route ? <RouteCosts steps={route.steps} /> : null}
        {place && serving ? (
          <Section id="loket" title={t('desk')}>
            <DeskAnswer place={place} serving={serving} about={about} />
          </Section>
        ) : null}
        {around?.stories.length ? (
          <Section id="verhalen" onward title={t('stories')}>
            <MediaCards cards={around.stories} />
          </Section>
        ) : null}
        <Section id="data" title={t('dates')}>
          <PlanDates dates={dates} place={known || null} answers={answers} />
        </Section>
        <IslandMessages of={['plan', 'personal']}>
          <PlanRoom
            choice={{ route: route?.slug ?? null, place: known || null }}
            unknownRoute={named && !route ? named : null}
            isPlaceUnknown={form.isUnknown}
            action={action}
            also={alsoIn(along)}
            steps={route?.steps.map(({ title }) => title) ?? []}
          />
        </IslandMessages>
        <AdviceStrip on="plan" about={{ ...about, loket: more.length ? undefined : own?.desk.slug }} />
        <p className="hidden border-s-4 border-sun ps-4 noscript:block">{t('noScript')}</p>
      </div>
    </>
  )
}
