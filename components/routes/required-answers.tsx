import type { Route } from '#lib/content/career-routes.ts'

/** What a route asks for: each question with its answer, in the language that it has. */
export const RequiredAnswers = ({ answers }: { readonly answers: Route['requires_answers'] }) => (
  <dl className="border-t border-line">
    {answers.map(({ slug, title, language, question }) => (
      <div key={slug} className="border-b border-line py-2.5">
        <dt lang={question?.language} className="text-sm text-muted">
          {question?.title}
        </dt>
        <dd lang={language} className="font-semibold">
          {title}
        </dd>
      </div>
    ))}
  </dl>
)
