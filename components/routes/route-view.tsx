import { getTranslations } from 'next-intl/server'
import { AdviceStrip } from '#components/site/advice-strip.tsx'
import { ArticleCards } from '#components/article/article-card.tsx'
import { LocalDesks } from '#components/desks/local-desks.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { Section } from '#components/ui/section.tsx'
import { Save } from '#components/visitor/save.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { DerivedText } from '#components/ui/derived-text.tsx'
import { Link } from '#components/ui/link.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { Hyphenated } from '#components/ui/hyphenated.tsx'
import { getCatalogueNote } from '#lib/content/catalogue.ts'
import { listAround } from '#lib/content/programs.ts'
import { articlesForRoute } from '#lib/content/route-articles.ts'
import { listRelatedTo } from '#lib/content/related-content.ts'
import type { Route } from '#lib/content/career-routes.ts'
import { getRouteMap } from '#lib/content/career-routes.ts'
import { listTerms } from '#lib/content/taxonomy.ts'
import { unambiguous } from '#lib/geo/unambiguous.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'
import { alongQuery, noCarriedAnswers, type CarriedAnswers } from '#lib/routes/carried-answers.ts'
import { canonicalOf, readAnswers } from '#lib/routes/route-map.ts'
import { isTaught, namedBy } from '#lib/routes/step-programs.ts'
import { YourSituation } from '#components/visitor/situation.tsx'
import { Part } from '#components/ui/part.tsx'
import { siteWays, waysWith } from '#lib/routes/ways.ts'
import { routeData } from '#lib/structured-data/route.ts'
import { goalInWords, goalOf } from '#lib/routes/duration-in-words.ts'
import type { Near } from '#lib/content/route-near.ts'
import { DroppedAnswers } from './dropped-answers.tsx'
import { RouteCosts } from './route-costs.tsx'
import { NearForm, nearbyId } from './near-form.tsx'
import { RequiredAnswers } from './required-answers.tsx'
import { ScaleLine } from './scale-line.tsx'
import { Timeline } from './timeline.tsx'

type Props = {
  readonly route: Route
  /** Null until the visitor names a place. */
  readonly near: Near | null
  /** What the address carries. */
  readonly along?: CarriedAnswers
}

const more = 'underline underline-offset-4 hover:decoration-2'
/** Routes for the same answers that are named. */
const mostSimilar = 8

/** A route: duration, audience, steps, and related articles, podcasts and events. */
export const RouteView = async ({ route, near, along = noCarriedAnswers }: Props) => {
  const [t, locale] = [await getTranslations('routes'), await pageLocale()]
  const [{ isSample }, map, roles, qualifications] = await Promise.all([
    getCatalogueNote(),
    getRouteMap(locale),
    listTerms('roles'),
    listTerms('qualifications', locale),
  ])
  const terms = route.requires_answers.map(({ term }) => term)
  const licences = namedBy(qualifications, terms)
  const slugs = route.requires_answers.map(({ slug }) => slug)
  const similar = map.routes.filter(
    ({ slug, requires }) => slug !== route.slug && requires.toSorted().join() === slugs.toSorted().join(),
  )
  const [{ stories }, filed] = await Promise.all([
    listAround(
      [],
      namedBy(roles, terms).map(({ id }) => id),
      locale,
    ),
    licences[0] ? listRelatedTo('qualifications', licences[0].id, locale === 'en') : null,
  ])
  const own = map.routes.find(({ slug }) => slug === route.slug)
  // The address that the page itself names as its canonical one.
  const canonical = siteWays.route(own ? canonicalOf(map.routes, own).slug : route.slug)
  const qualifies = route.qualifies ?? null
  const length = goalInWords(t, goalOf(route))
  const steps = route.steps.map(({ duration_in_months, stage }) => ({ months: duration_in_months, stage }))
  const kind = { title: route.title, family: route.family ?? null }
  // A place that is not known goes no further.
  const carried = { ...along, place: near?.place ? unambiguous(near.typed, near.place) : '' }
  const ways = waysWith(carried)
  const progress = readAnswers(map.questions, along.answers)
  const articles = await articlesForRoute(kind, filed?.articles.items ?? [], { locale, limit: 3 })
  return (
    <>
      <JsonLd data={routeData(route, absoluteUrl(canonical, locale))} />
      <div className="wrap pt-6">
        <Breadcrumbs
          trail={[{ label: t('trail'), href: '/routes' }]}
          current={route.title}
          currentLang={route.language}
        />
        <YourSituation
          on="routes"
          place={carried.place}
          subject={along.subject}
          questionnaire={{ questions: map.questions, progress }}
          requires={map.questions.flatMap(({ slug: question, answers }) =>
            answers.flatMap(({ slug, title }) => (slugs.includes(slug) ? { question, slug, title } : [])),
          )}
        />
      </div>
      <div className="wrap empty:hidden">
        <DroppedAnswers questions={map.questions} progress={progress} ways={ways} place={map.questions.length} />
      </div>
      <header className="mt-6 bg-night py-12 text-chalk lg:py-16 print:bg-transparent print:py-4 print:text-ink">
        <div className="wrap space-y-7">
          <h1 lang={route.language} className="max-w-4xl text-h1">
            <Hyphenated lang={route.language}>{route.title}</Hyphenated>
          </h1>
          {route.description ? (
            <p lang={route.language} className="max-w-2xl text-lead text-chalk/85 print:text-ink">
              {route.description}
            </p>
          ) : null}
          <p className="font-display text-h2 font-semibold">{length}</p>
          <div className="route-scale-night">
            <ScaleLine steps={steps} isForTeachers={route.isForTeachers} longest={route.duration_in_months} />
          </div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4" data-screen="">
            <Link
              href={{
                pathname: '/mijn-plan',
                query: { route: route.slug, ...alongQuery(carried) },
              }}
              className={`${buttonClass({ size: 'lg' })} bg-[#f5b83d]! text-[#14261f]! hover:bg-[#ffcb5e]!`}
            >
              {t('plan')} <span aria-hidden="true">→</span>
            </Link>
            <p className="max-w-md text-sm text-chalk/85">
              {isTaught(route.steps) ? t('planText') : t('planTextDesk')}
            </p>
            <Save kind="routes" id={route.id} title={route.title} page />
          </div>
        </div>
      </header>
      <div className="wrap space-y-20 py-14">
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <aside className="space-y-10 lg:order-last">
            <Part id="antwoorden" title={t('requires')} heading="text-h3" className="space-y-4">
              <RequiredAnswers answers={route.requires_answers} />
              <p data-screen="">
                <Link
                  href={ways.result(along.answers.length ? along.answers : slugs)}
                  className={`font-semibold ${more}`}
                >
                  {t('find')}
                </Link>
              </p>
            </Part>
            {/* The form alone: with the answers above it, it can be higher than the screen, and would never come into view. */}
            <div className="lg:sticky lg:top-8">
              <NearForm route={route} licence={licences[0]?.term ?? null} near={near} along={along} />
            </div>
          </aside>
          <section aria-labelledby="stappen" className="min-w-0 space-y-7">
            <div className="space-y-2">
              <h2 id="stappen" className="text-h2">
                {t('timeline')}
              </h2>
              <p className="text-muted">{t('timelineLead', { steps: route.steps.length, length })}</p>
              {isSample ? <DerivedText>{t('derivedMonths')}</DerivedText> : null}
            </div>
            <Timeline
              steps={route.steps}
              qualifies={qualifies}
              isForTeachers={route.isForTeachers}
              licence={licences[0]?.term ?? null}
              near={near}
              subject={along.subject}
            />
          </section>
        </div>
        <RouteCosts steps={route.steps} />
        {near?.place ? (
          <div id={isTaught(route.steps) ? undefined : nearbyId}>
            <Section id="loket" title={t('desk')}>
              <LocalDesks places={[{ city: near.place.name, location_geopoint: [near.place.lng, near.place.lat] }]} />
            </Section>
          </div>
        ) : null}
        {licences.length ? (
          <Section id="bevoegdheid" title={t('qualification')}>
            <ul className="space-y-3">
              {licences.map((licence) => (
                <li key={licence.id} lang={licence.language} className="max-w-2xl">
                  <OptionalLink href={itemHref('qualifications', licence)} className={`font-semibold ${more}`}>
                    {licence.name}
                  </OptionalLink>
                  {licence.description ? <p className="text-muted">{licence.description}</p> : null}
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        {articles.length ? (
          <Section id="artikelen" onward title={t('articles')}>
            <ArticleCards articles={articles} />
          </Section>
        ) : null}
        {stories.length ? (
          <Section id="verhalen" onward title={t('stories')}>
            <MediaCards cards={stories} />
          </Section>
        ) : null}
        {similar.length ? (
          <Section id="andere" onward title={t('similar')}>
            <ul className="border-t border-line">
              {similar.slice(0, mostSimilar).map(({ slug, title, language, ...other }) => (
                <li
                  key={slug}
                  lang={language}
                  className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-line py-3"
                >
                  <Link href={ways.route(slug, along.answers)} className={`font-semibold ${more}`}>
                    {title}
                  </Link>
                  <span lang={locale} className="text-muted tabular-nums">
                    {goalInWords(t, other)}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
        <AdviceStrip on="routes" about={{ route: route.slug, ...alongQuery(carried) }} />
      </div>
    </>
  )
}
