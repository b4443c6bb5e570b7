import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DroppedAnswers } from '#components/routes/dropped-answers.tsx'
import type { SearchParams } from '#components/search/list/search-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { SituationForm } from '#components/visitor/situation-form.tsx'
import { SituationOnward } from '#components/visitor/situation-onward.tsx'
import { YourSituation } from '#components/visitor/situation.tsx'
import { listDesks } from '#lib/content/desks.ts'
import { findPlace } from '#lib/content/places.ts'
import { getRouteMap } from '#lib/content/routes.ts'
import { listTerms } from '#lib/content/taxonomy.ts'
import { soughtPlace } from '#lib/geo/desks/search-text.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { readAnswers } from '#lib/routes/route-map.ts'
import { answersIn, siteWays } from '#lib/routes/ways.ts'
import { typedPlace } from '#lib/search/location-filter.ts'
import { toParameters } from '#lib/search/state.ts'

// Rendered whole at request time: the situation is in the address, so that it works without script.
export const instant = false

type Props = { readonly searchParams: SearchParams }

/** Chosen: a longer subject is no subject; the finder reads it as words of a query. */
const longestSubject = 80

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('situation')
  return pageMetadata({
    locale: await pageLocale(),
    href: '/jouw-situatie',
    title: t('title'),
    description: t('description'),
    index: false,
  })
}

export default async function SituationPage({ searchParams }: Props) {
  const [t, parameters] = [await getTranslations('situation'), toParameters(await searchParams)]
  const [map, desks, tracks] = await Promise.all([getRouteMap(await pageLocale()), listDesks(), listTerms('tracks')])
  const given = readAnswers(map.questions, answersIn(parameters))
  const typed = typedPlace(parameters)
  const place = typed ? await soughtPlace(typed, desks, findPlace) : null
  const subject = (parameters.get('vak') ?? '').trim().slice(0, longestSubject)
  const track = tracks.find(({ name }) => name === parameters.get('traject'))?.name ?? ''
  const known = place ? typed : ''
  // The form sends each of its fields, also an empty one.
  const isForm = ['plaats', 'vak', 'traject'].every((key) => parameters.has(key))
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')} />
      <div className="wrap space-y-12">
        <YourSituation
          on="situation"
          place={known}
          subject={subject}
          track={track}
          questionnaire={{ questions: map.questions, given }}
          {...(isForm ? { complete: 'everything' } : {})}
        />
        <DroppedAnswers questions={map.questions} given={given} ways={siteWays} place={map.questions.length} />
        <SituationForm
          questions={map.questions}
          given={given}
          typed={typed}
          isUnknown={typed !== '' && !place}
          subject={subject}
          track={track}
          tracks={tracks.map(({ name }) => name)}
        />
        <SituationOnward map={map} given={given} place={known} subject={subject} track={track} />
        <p className="hidden border-s-4 border-sun ps-4 noscript:block">{t('noScript')}</p>
      </div>
    </>
  )
}
