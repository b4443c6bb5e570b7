/** The answers that count as parts of a visitor's situation. */
import type { SaidAnswer } from '../visitor/situation.ts'
import type { Given, Question } from './route-map.ts'

/** The answers that count, each with its question; questions without an answer are left out. */
export const answersOfSituation = (questions: readonly Question[], { answers }: Pick<Given, 'answers'>): SaidAnswer[] =>
  questions.flatMap((question, place) => {
    const answer = answers[place]
    return answer ? [{ question: question.slug, slug: answer.slug, title: answer.title }] : []
  })
