import { getTranslations } from 'next-intl/server'
import { Section } from '#components/ui/section.tsx'
import { RoutesThrough } from '#components/routes/routes-through.tsx'
import { HiddenFields } from '#components/routes/hidden-fields.tsx'
import { ComparedPrograms } from '#components/visitor/compared-programs.tsx'
import { ComparedRoutes } from '#components/visitor/compared-routes.tsx'
import { Comparison } from '#components/visitor/comparison.tsx'
import { LeftOut } from '#components/visitor/leave-out.island.tsx'
import { LastSearchLink } from '#components/visitor/last-search-link.island.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { ButtonLink } from '#components/ui/button-link.tsx'
import { OtherPlaces } from '#components/ui/other-places.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { PlaceInput, PlaceUnknown } from '#components/ui/place-input.tsx'
import { readSideBySide } from '#lib/content/comparison.ts'
import { lookUpPlace } from '#lib/content/places.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import type { Href } from '#lib/paths.ts'
import { readCompared } from '#lib/visitor/comparison.ts'
import { alongIn, alongQuery } from '#lib/routes/carried-answers.ts'
import { waysWith } from '#lib/routes/ways.ts'
import { toParameters } from '#lib/search/state.ts'
import { typedPlace } from '#lib/search/location-filter.ts'

export const generateMetadata = fixedMetadata('/vergelijken')

export default async function ComparePage({ searchParams }: PageProps<'/[locale]/vergelijken'>) {
  const [t, routeWords, locale, parameters] = [
    await getTranslations('compare'),
    await getTranslations('routes'),
    await pageLocale(),
    toParameters(await searchParams),
  ]
  const { names, isTooMany } = readCompared(parameters)
  const typed = typedPlace(parameters)
  const [{ programs, routes, map, gone }, place] = await Promise.all([
    readSideBySide(names, locale),
    typed ? lookUpPlace(typed) : null,
  ])
  const isUnknown = typed !== '' && !place
  const ids = [...programs, ...routes].map(({ id }) => id)
  // Who came from routes that fit answers finds them again, also after leaving one out.
  const along = alongIn(parameters)
  const carried = { a: along.answers.length ? along.answers : undefined, vak: along.subject || undefined }
  const withoutOne = (id: string): Href => ({
    pathname: '/vergelijken',
    query: { ids: ids.filter((other) => other !== id), ...carried, plaats: place?.name },
  })
  const notes = [
    isTooMany ? t('tooMany') : null,
    gone ? t('gone', { count: gone }) : null,
    ids.length === 1 ? t('one') : null,
  ].filter((note) => note !== null)
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={ids.length ? t('lead') : t('nothing')}>
        {notes.map((note) => (
          <p key={note} className="max-w-2xl border-s-4 border-sun ps-4">
            {note}
          </p>
        ))}
      </PageHeader>
      <div className="wrap space-y-16">
        <LeftOut words={t('leftOut', { title: '{title}', count: ids.length })} />
        {programs.length ? (
          <>
            <form data-screen="" className="flex max-w-xl flex-wrap items-end gap-2">
              <HiddenFields of={{ pathname: '/vergelijken', query: { ids, ...carried } }} />
              <div className="grow basis-60 space-y-1">
                <label htmlFor="plaats" className="text-sm font-medium">
                  {t('from')}
                </label>
                <PlaceInput typed={typed} isUnknown={isUnknown} />
              </div>
              <button className={buttonClass({ variant: 'outline' })}>{t('tellDistance')}</button>
              {isUnknown ? (
                <PlaceUnknown typed={typed} className="basis-full">
                  {t('unknownPlace', { typed })}
                </PlaceUnknown>
              ) : null}
              {place ? (
                <div className="basis-full">
                  <OtherPlaces
                    place={place}
                    linkTo={(plaats) => ({ pathname: '/vergelijken', query: { ids, ...carried, plaats } })}
                  />
                </div>
              ) : null}
            </form>
            <ComparedPrograms programs={programs} place={place} withoutOne={withoutOne} />
            <p className="max-w-2xl text-muted">{t('notInData')}</p>
            <Section id="routes-hierdoor" title={t('routesThrough', { count: programs.length })}>
              <RoutesThrough programs={programs} place={place?.name ?? ''} />
            </Section>
          </>
        ) : null}
        {routes.length ? <ComparedRoutes map={map} routes={routes} withoutOne={withoutOne} /> : null}
        <p data-screen="" className="flex flex-wrap gap-3">
          <LastSearchLink
            action={getPathname({ href: '/navigator/opleidingen', locale })}
            back={t('backToPrograms')}
            className={buttonClass({ variant: ids.length || carried.a ? 'outline' : 'solid' })}
          >
            {t('findPrograms')}
          </LastSearchLink>
          <ButtonLink
            to={getPathname({ href: waysWith(along).result(along.answers), locale })}
            variant={!ids.length && carried.a ? 'solid' : 'outline'}
          >
            {carried.a ? routeWords('keep') : t('findRoutes')}
          </ButtonLink>
          {programs.length ? (
            <ButtonLink
              to={getPathname({
                href: {
                  pathname: '/adviesgesprek',
                  query: {
                    opleiding: programs.map(({ slug }) => slug),
                    ...alongQuery({ ...along, place: place?.name ?? '' }),
                  },
                },
                locale,
              })}
              variant="outline"
            >
              {t('askAdvice')}
            </ButtonLink>
          ) : null}
        </p>
      </div>
      {/* An address without items, such as a bookmark: what is ticked in this browser is a press away. */}
      {ids.length ? null : <Comparison />}
    </>
  )
}
