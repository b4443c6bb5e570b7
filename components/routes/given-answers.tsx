import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { Part } from '#components/ui/part.tsx'
import { slugsOf, type Progress, type Question } from '#lib/routes/route-map.ts'
import type { Ways } from '#lib/routes/ways.ts'

type Props = { readonly questions: readonly Question[]; readonly progress: Progress; readonly ways: Ways }

/** What was answered, question by question, each with a way to change it that keeps the others. */
export const GivenAnswers = async ({ questions, progress, ways }: Props) => {
  const t = await getTranslations('routes')
  return (
    <Part id="antwoorden" title={t('yourAnswers')} heading="sr-only" className="@container">
      <ol className="route-stations">
        {questions.map((question, place) => {
          const answer = progress.answers[place]
          return (
            <li key={question.slug} data-state={answer ? 'answered' : 'skipped'}>
              <span lang={question.language} className="block text-sm text-chalk/75">
                {question.title}
              </span>
              <span lang={answer?.language} className="block font-semibold">
                {answer?.title ?? t('skipped')}
              </span>
              {progress.implied.has(place) ? null : (
                <Link
                  href={ways.question(place, slugsOf(progress), true)}
                  data-screen=""
                  className="inline-block py-1 underline underline-offset-4 hover:decoration-2"
                >
                  {t('change')}
                  <span lang={question.language} className="sr-only">
                    {' '}
                    {question.title}
                  </span>
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
