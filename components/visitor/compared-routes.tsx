import { getTranslations } from 'next-intl/server'
import type { ComparedRoute } from '#lib/content/comparison.ts'
import { itemHref, type Href } from '#lib/paths.ts'
import { referenceOf } from '#lib/visitor/item.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { Save } from './save.tsx'

type Props = { readonly routes: readonly ComparedRoute[]; readonly withoutOne: (id: string) => Href }

/** Routes side by side: how long, through which steps, and for whom, an answer to each question. */
export const ComparedRoutes = async ({ routes, withoutOne }: Props) => {
  const [t, program] = [await getTranslations('compare'), await getTranslations('program')]
  const questions = [
    ...new Set(routes.flatMap((route) => route.requires_answers.flatMap(({ question }) => question?.title ?? []))),
  ]
  return (
    <ComparisonTable
      id="routes"
      title={t('routes', { count: routes.length })}
      columns={routes.map(({ id, title, slug }) => ({
        id,
        item: referenceOf('routes', id),
        title,
        href: itemHref('routes', { slug }),
        without: withoutOne(id),
        save: <Save kind="routes" id={id} title={title} page />,
      }))}
      rows={[
        {
          name: program('duration'),
          values: routes.map(({ duration_in_months: months }) => (months ? [program('months', { months })] : null)),
          isOurs: true,
        },
        {
          name: t('steps'),
          values: routes.map(({ steps }) =>
            steps.length ? steps.map(({ title, short_title }) => short_title ?? title) : null,
          ),
        },
        ...questions.map((name) => ({
          name,
          values: routes.map(({ requires_answers }) => {
            const answers = requires_answers.filter(({ question }) => question?.title === name)
            return answers.length ? answers.map(({ title }) => title) : null
          }),
        })),
      ]}
    />
  )
}
