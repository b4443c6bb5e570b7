import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { slugsOf, type Progress, type Question } from '#lib/routes/route-map.ts'
import type { Ways } from '#lib/routes/ways.ts'

type Props = {
  readonly questions: readonly Question[]
  readonly progress: Progress
  /** The question that is asked now; the number of questions once all were. */
  readonly place: number
  /** The visitor came from the result to change an answer, and goes back there. */
  readonly isChange?: boolean
  readonly ways: Ways
}

/** The route through the questions: drawn as far as the visitor came, dotted from there; each station leads back. */
export const QuestionLine = async ({ questions, progress, place, isChange = false, ways }: Props) => {
  const t = await getTranslations('routes')
  return (
    <nav aria-label={t('line')} className="@container">
      <ol className="route-stations">
        {questions.map((question, index) => {
          const answer = progress.answers[index]
          const isPast = index < place
          return (
            <li
              key={question.slug}
              data-state={isPast ? (answer ? 'answered' : 'skipped') : index === place ? 'current' : 'ahead'}
              aria-current={index === place ? 'step' : undefined}
            >
              <span className="block text-sm text-chalk/75" lang={question.language}>
                {question.title}
              </span>
              {isPast && progress.implied.has(index) ? (
                <span lang={answer?.language} className="inline-block py-0.5 font-semibold">
                  {answer?.title}
                </span>
              ) : isPast ? (
                <Link
                  href={ways.question(index, slugsOf(progress), isChange || place >= questions.length)}
                  lang={answer?.language}
                  className="inline-block py-0.5 font-semibold underline underline-offset-4 hover:decoration-2"
                >
                  {answer?.title ?? t('skipped')}
                </Link>
              ) : null}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
