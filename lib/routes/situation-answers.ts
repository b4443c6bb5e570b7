/** The answers that count as parts of a visitor's situation. */
import type { SituationAnswer } from '../visitor/situation.ts'
import type { Progress, Question } from './route-map.ts'

/** The answers that the visitor gave, each with its question; open questions and implied answers are left out. */
export const answersOfSituation = (
  questions: readonly Question[],
  { answers, implied }: Pick<Progress, 'answers' | 'implied'>,
): SituationAnswer[] =>
  questions.flatMap((question, place) => {
    const answer = answers[place]
    return answer && !implied.has(place) ? [{ question: question.slug, slug: answer.slug, title: answer.title }] : []
  })
