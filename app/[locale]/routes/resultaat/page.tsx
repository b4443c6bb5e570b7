import { AdviceStrip } from '#components/site/advice-strip.tsx'
import { getTranslations } from 'next-intl/server'
import { DroppedAnswers } from '#components/routes/dropped-answers.tsx'
import { GivenAnswers } from '#components/routes/given-answers.tsx'
import { Result } from '#components/routes/result.tsx'
import type { SearchParams } from '#components/search/list/search-page.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { Link } from '#components/ui/link.tsx'
import { YourSituation } from '#components/visitor/situation.tsx'
import { getRouteMap } from '#lib/content/career-routes.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { countLeft, readAnswers, slugsOf } from '#lib/routes/route-map.ts'
import { alongIn, alongQuery } from '#lib/routes/carried-answers.ts'
import { readView, siteWays, waysWith } from '#lib/routes/ways.ts'
import { toParameters } from '#lib/search/state.ts'

type Props = { readonly searchParams: SearchParams }

const read = async (searchParams: SearchParams) => {
  const [map, parameters] = [await getRouteMap(await pageLocale()), toParameters(await searchParams)]
  const along = alongIn(parameters)
  return { map, along, progress: readAnswers(map.questions, along.answers), view: readView(parameters) }
}

const titleOf = async ({
  map,
  progress,
}: Pick<Awaited<ReturnType<typeof read>>, 'map' | 'progress'>): Promise<string> => {
  const t = await getTranslations('routes')
  const slugs = slugsOf(progress)
  const count = countLeft(map, slugs)
  return slugs.length ? t('resultTitle', { count }) : t('resultAll', { count })
}

export const generateMetadata = async ({ searchParams }: Props) => {
  const t = await getTranslations('routes')
  return pageMetadata({
    href: siteWays.result([]),
    title: await titleOf(await read(searchParams)),
    description: t('resultDescription'),
    index: false,
  })
}

export default async function ResultPage({ searchParams }: Props) {
  const [t, result] = [await getTranslations('routes'), await read(searchParams)]
  const { map, progress, view, along } = result
  const ways = waysWith(along)
  const isEmpty = countLeft(map, slugsOf(progress)) === 0
  return (
    <>
      <div className="wrap pt-6">
        <Breadcrumbs trail={[{ label: t('trail'), href: '/routes' }]} current={t('resultTrail')} />
        <YourSituation on="routes" questionnaire={{ questions: map.questions, progress }} complete="answers" />
      </div>
      <div className="mt-6 bg-night py-6 text-chalk lg:py-10">
        <div className="wrap space-y-4">
          <h1 className="max-w-4xl text-h2 lg:text-h1">{await titleOf(result)}</h1>
          {isEmpty ? <p className="max-w-2xl text-lead text-chalk/85">{t('nothingLead')}</p> : null}
          <p className="flex flex-wrap items-center gap-x-8 gap-y-2 text-sm" data-screen="">
            <span className="text-chalk/85">{t('sharing')}</span>
            <Link href={ways.question(0, [])} className="py-1 font-semibold underline underline-offset-4">
              {t('startOver')}
            </Link>
          </p>
        </div>
      </div>
      <div className="wrap space-y-12 py-8 lg:space-y-16 lg:py-12">
        <DroppedAnswers questions={map.questions} progress={progress} ways={ways} place={map.questions.length} />
        <Result map={map} progress={progress} {...view} ways={ways} />
        <div className="rounded-xl bg-night p-6 text-chalk sm:p-8">
          <GivenAnswers questions={map.questions} progress={progress} ways={ways} />
        </div>
        <AdviceStrip on="routes" about={alongQuery({ ...along, answers: slugsOf(progress) })} />
      </div>
    </>
  )
}
