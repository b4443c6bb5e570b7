import { getTranslations } from 'next-intl/server'
import { DeskCheck } from '#components/desks/desk-check.tsx'
import { DeskList } from '#components/desks/desk-list.tsx'
import { SearchPageView, type SearchParams } from '#components/search/list/search-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { YourSituation } from '#components/visitor/situation.tsx'
import { Part } from '#components/ui/part.tsx'
import { listDesks } from '#lib/content/desks.ts'
import { lookUpPlace } from '#lib/content/places.ts'
import { listMetadata } from '#lib/content/search-page.ts'
import { servingDesks } from '#lib/geo/desks/serving.ts'
import { soughtPlace } from '#lib/geo/desks/search-text.ts'
import { toParameters } from '#lib/search/state.ts'
import { typedPlace } from '#lib/search/location-filter.ts'

type Props = { readonly searchParams: SearchParams }

const metadata = listMetadata('regional_education_desks', '/navigator/regioloketten')

export const generateMetadata = async ({ searchParams }: Props) => {
  const [t, list, typed] = [
    await getTranslations('desk'),
    await metadata({ searchParams }),
    typedPlace(toParameters(await searchParams)),
  ]
  if (!typed) return list
  const desks = await listDesks()
  const place = await soughtPlace(typed, desks, lookUpPlace)
  if (!place) return list
  const count = servingDesks(desks, place).desks.length
  return { ...list, title: t('titleFor', { place: place.label, count }) }
}

export default async function DesksPage({ searchParams }: Props) {
  const [t, search, navigator, parameters] = [
    await getTranslations('desk'),
    await getTranslations('search'),
    await getTranslations('navigator'),
    toParameters(await searchParams),
  ]
  const typed = typedPlace(parameters)
  return (
    <>
      <PageHeader
        trail={[{ label: navigator('title'), href: '/navigator' }]}
        title={t('check')}
        lead={t('checkLead')}
      />
      <div className="wrap space-y-20">
        <YourSituation on="desks" isPlaceSought={typed !== ''} />
        <DeskCheck typed={typed} />
        <Part id="alle" title={t('list')} className="space-y-6 border-t border-line pt-14">
          <SearchPageView
            page="regional_education_desks"
            pathname="/navigator/regioloketten"
            title={search('desksTitle')}
            searchParams={searchParams}
            fallback={<DeskList />}
          />
        </Part>
      </div>
    </>
  )
}
