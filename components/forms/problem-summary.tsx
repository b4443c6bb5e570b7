import type { ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'

export type Problem = {
  /** Id of the field that it is about. */
  readonly field: string
  readonly text: string
}

type Props = {
  readonly problems: readonly Problem[]
  /** What else one can do. */
  readonly children?: ReactNode
}

/** What is not right, before the form, each as a link to its field. The address ends in its id, so that it is read first. */
export const ProblemSummary = async ({ problems, children }: Props) => {
  const t = await getTranslations('form')
  return problems.length ? (
    <section
      id="fouten"
      tabIndex={-1}
      aria-labelledby="fouten-titel"
      className="max-w-2xl scroll-mt-28 space-y-3 rounded-lg border-2 border-danger bg-surface p-6"
    >
      <h2 id="fouten-titel" className="text-h3">
        {t('problems', { count: problems.length })}
      </h2>
      <ul className="space-y-1">
        {problems.map(({ field, text }) => (
          <li key={`${field}${text}`}>
            <a href={`#${field}`} className="inline-block py-1 font-semibold text-danger underline underline-offset-4">
              {text}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </section>
  ) : null
}
