import { getTranslations } from 'next-intl/server'
import { EmbedPage } from '#components/embed/embed-page.tsx'
import { DroppedAnswers } from '#components/routes/dropped-answers.tsx'
import { GivenAnswers } from '#components/routes/given-answers.tsx'
import { QuestionForm } from '#components/routes/question-form.tsx'
import { QuestionLine } from '#components/routes/question-line.tsx'
import { Result } from '#components/routes/result.tsx'
import { Link } from '#components/ui/link.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getRouteMap } from '#lib/content/career-routes.ts'
import { embedWays, readPresets } from '#lib/developers/presets.ts'
import { bareMetadata } from '#lib/metadata.ts'
import { countLeft, nextChoice, readAnswers, slugsOf } from '#lib/routes/route-map.ts'
import { answersIn, readView } from '#lib/routes/ways.ts'
import { toParameters } from '#lib/search/state.ts'

export const generateMetadata = bareMetadata('embed.titleRoutes')

/** The index of the question in the address; the number of questions when all were answered. */
const placeIn = (parameter: string | null, questions: number): number => {
  if (parameter === 'klaar') return questions
  const number = /^[1-9]\d?$/.test(parameter ?? '') ? Number(parameter) : 1
  return Math.min(number, questions) - 1
}

export default async function EmbeddedRoutes({ searchParams }: PageProps<'/embed/[locale]/routes'>) {
  const [t, routes, map, parameters] = [
    await getTranslations('embed'),
    await getTranslations('routes'),
    await getRouteMap(await pageLocale()),
    toParameters(await searchParams),
  ]
  const presets = readPresets(parameters)
  const [ways, isChange] = [embedWays(presets), parameters.get('wijzig') === 'ja']
  const answered = readAnswers(map.questions, answersIn(parameters))
  const wanted = placeIn(parameters.get('vraag'), map.questions.length)
  const place = answered.implied.has(wanted) ? nextChoice(answered, wanted) : wanted
  const question = map.questions[place]
  const slugs = slugsOf(answered)
  const count = countLeft(map, slugs)
  return (
    <EmbedPage presets={presets} more="/routes">
      <div className="space-y-6 rounded-lg bg-night p-5 text-chalk sm:p-6">
        {question ? (
          <>
            <p className="font-display text-h4 font-semibold">{t('titleRoutes')}</p>
            <QuestionLine questions={map.questions} progress={answered} place={place} isChange={isChange} ways={ways} />
            <p className="font-semibold">{routes('leftOf', { count, total: countLeft(map, []) })}</p>
          </>
        ) : (
          <>
            <h1 className="text-h2">
              {slugs.length ? routes('resultTitle', { count }) : routes('resultAll', { count })}
            </h1>
            <GivenAnswers questions={map.questions} progress={answered} ways={ways} />
            <p>
              <Link href={ways.start} className="py-1 font-semibold underline underline-offset-4">
                {t('start')}
              </Link>
            </p>
          </>
        )}
      </div>
      <DroppedAnswers questions={map.questions} progress={answered} ways={ways} place={place} />
      {question ? (
        <QuestionForm map={map} question={question} progress={answered} place={place} isChange={isChange} ways={ways} />
      ) : (
        <Result map={map} progress={answered} {...readView(parameters)} ways={ways} />
      )}
    </EmbedPage>
  )
}
