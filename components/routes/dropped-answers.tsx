import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { slugsOf, type Dropped, type Progress, type Question } from '#lib/routes/route-map.ts'
import type { Ways } from '#lib/routes/ways.ts'

type Translate = Awaited<ReturnType<typeof getTranslations<'routes'>>>

const reason = (t: Translate, { why, answer, question }: Dropped): ReactNode => {
  if (!answer || !question) return t('droppedUnknown')
  const named = {
    answer: () => <span lang={answer.language}>{answer.title}</span>,
    question: () => <span lang={question.language}>{question.title}</span>,
  }
  return t.rich(why === 'second' ? 'droppedSecond' : 'droppedNotOffered', named)
}

type Props = {
  readonly questions: readonly Question[]
  readonly progress: Progress
  readonly ways: Ways
  /** The question that is asked on this page: it needs no link to itself. */
  readonly place: number
}

/** Which answers of the address do not count, and why; nothing when all do. */
export const DroppedAnswers = async ({ questions, progress, ways, place }: Props) => {
  if (!progress.dropped.length) return null
  const t = await getTranslations('routes')
  // All that the questionnaire does not have is said once.
  const reasons = new Map(progress.dropped.map((dropped) => [dropped.answer ? dropped.slug : '', dropped]))
  return (
    <div role="note" aria-label={t('droppedTitle')} className="max-w-3xl rounded-lg bg-sun-soft p-5">
      <ul className="space-y-2">
        {[...reasons].map(([key, dropped]) => {
          const { question, why } = dropped
          const position = questions.findIndex(({ slug }) => slug === question?.slug)
          return (
            <li key={key}>
              {reason(t, dropped)}{' '}
              {why === 'notOffered' && position >= 0 && position !== place ? (
                <Link
                  href={ways.question(position, slugsOf(progress), place >= questions.length)}
                  className="font-semibold underline underline-offset-4 hover:decoration-2"
                >
                  {t('droppedAgain')}
                </Link>
              ) : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
