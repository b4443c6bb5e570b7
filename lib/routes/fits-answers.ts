/** Whether something is meant for a visitor, by the answers of the questionnaire. */
type Question = { readonly answers: readonly { readonly slug: string }[] }

/**
 * Whether what requires those answers (slugs) is meant for somebody who gave these: of each question that both answer, one
 * answer is the same. A question that the visitor left open excludes nothing.
 */
export const fitsAnswers = (
  required: readonly string[],
  answers: readonly string[],
  questions: readonly Question[],
): boolean =>
  questions.every((question) => {
    const ofQuestion = (slugs: readonly string[]) =>
      question.answers.flatMap(({ slug }) => (slugs.includes(slug) ? [slug] : []))
    const [wanted, progress] = [ofQuestion(required), ofQuestion(answers)]
    return !wanted.length || !progress.length || wanted.some((slug) => progress.includes(slug))
  })
