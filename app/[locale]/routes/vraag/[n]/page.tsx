import { notFound, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { DroppedAnswers } from '#components/routes/dropped-answers.tsx'
import { FamilyMap } from '#components/routes/family-map.tsx'
import { QuestionForm } from '#components/routes/question-form.tsx'
import { QuestionLine } from '#components/routes/question-line.tsx'
import type { SearchParams } from '#components/search/list/search-page.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { YourSituation } from '#components/visitor/situation.tsx'
import { getRouteMap } from '#lib/content/career-routes.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { countLeft, nextChoice, readAnswers, slugsOf } from '#lib/routes/route-map.ts'
import { alongIn } from '#lib/routes/carried-answers.ts'
import { siteWays, waysWith } from '#lib/routes/ways.ts'
import { toParameters } from '#lib/search/state.ts'

type Props = { readonly params: Promise<{ n: string }>; readonly searchParams: SearchParams }

/** The question that the address names, and where it stands. */
const readQuestion = async (params: Props['params']) => {
  const [{ n }, map] = [await params, await getRouteMap(await pageLocale())]
  const place = /^[1-9]\d?$/.test(n) ? Number(n) - 1 : -1
  const question = map.questions[place]
  return question ? { map, question, place } : null
}

export const generateMetadata = async ({ params }: Props) => {
  const current = (await readQuestion(params)) ?? notFound()
  const t = await getTranslations('routes')
  return pageMetadata({
    href: siteWays.question(current.place, []),
    title: t('questionTitle', { number: current.place + 1, question: current.question.title }),
    description: t('description'),
    index: false,
  })
}

export default async function QuestionPage({ params, searchParams }: Props) {
  const current = (await readQuestion(params)) ?? notFound()
  const [t, parameters] = [await getTranslations('routes'), toParameters(await searchParams)]
  const { map, question, place } = current
  const [along, isChange] = [alongIn(parameters), parameters.get('wijzig') === 'ja']
  const [ways, answered] = [waysWith(along), readAnswers(map.questions, along.answers)]
  if (answered.implied.has(place)) {
    const next = nextChoice(answered, place)
    // With all that the address says: the next page explains what of it does not count.
    const href = next < map.questions.length ? ways.question(next, along.answers, isChange) : ways.result(along.answers)
    redirect(getPathname({ href, locale: await pageLocale() }))
  }
  return (
    <>
      <div className="wrap pt-6">
        <Breadcrumbs
          trail={[{ label: t('trail'), href: '/routes' }]}
          current={t('step', { number: place + 1, total: map.questions.length })}
        />
        <YourSituation on="routes" questionnaire={{ questions: map.questions, progress: answered }} />
      </div>
      <div className="mt-6 bg-night py-8 text-chalk">
        <div className="wrap space-y-6">
          <QuestionLine questions={map.questions} progress={answered} place={place} isChange={isChange} ways={ways} />
          <p className="font-display text-h3 font-semibold">
            {t('leftOf', { count: countLeft(map, slugsOf(answered)), total: countLeft(map, []) })}
          </p>
        </div>
      </div>
      <div className="wrap max-w-4xl! space-y-8 py-12">
        <DroppedAnswers questions={map.questions} progress={answered} ways={ways} place={place} />
        <QuestionForm map={map} question={question} progress={answered} place={place} isChange={isChange} ways={ways} />
      </div>
      {slugsOf(answered).length ? (
        <div className="wrap pb-12">
          <FamilyMap map={map} progress={answered} />
        </div>
      ) : null}
    </>
  )
}
