import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { slugsOf, type Dropped, type Progress, type Question } from '#lib/routes/route-map.ts'
import type { Ways } from '#lib/routes/ways.ts'

type Translate = Awaited<ReturnType<typeof getTranslations<'routes'>>>

const reason = (t: Translate, { why, answer, question }: Dropped): string => {
  if (!answer || !question) return t('droppedUnknown')
  const named = { answer: answer.title, question: question.title }
  return why === 'second' ? t('droppedSecond', named) : t('droppedNotOffered', named)
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
  const reasons = new Map(progress.dropped.map((dropped) => [reason(t, dropped), dropped]))
  return (
    <div role="note" aria-label={t('droppedTitle')} className="max-w-3xl rounded-lg bg-sun-soft p-5">
      <ul className="space-y-2">
        {[...reasons].map(([words, { question, why }]) => {
          const position = questions.findIndex(({ slug }) => slug === question?.slug)
          return (
            <li key={words}>
              {words}{' '}
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
